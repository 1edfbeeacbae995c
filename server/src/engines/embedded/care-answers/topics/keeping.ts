import type { Season, Span, Species } from '@plantcare/contract/species.ts';
import { days, everyDays, SEASON_NAMES } from '../../../../horticulture/care-sheet/needs.ts';
import { daysNow } from '../../../../horticulture/care-sheet/watering.ts';
import { inSentences, listed } from '../../../../horticulture/wording.ts';
import type { CareQuery, Paragraph } from '../answer.ts';
import { nobodyCanWater } from '../intent/given/absence.ts';
import { seasonAsked } from '../season-asked.ts';

/** What succulents and cacti as a group do without water, in days: an own, cautious figure. */
const DRY_PLANTS: Span = { min: 14, max: 42 };

/** How many times as long as usual a plant survives without water, watered before and out of the sun: own, cautious figures. */
const SURVIVES: Readonly<Record<Species['watering']['class'], number>> = { dry: 3, moderate: 2.5, moist: 1.2 };

/** How long it does without the gardener, against its days between waterings. */
export function answerAway(query: CareQuery): Paragraph {
  const { plant, question } = query;
  const when = seasonAsked(query);
  const usual = daysNow(plant, when);
  const every = everyDays(usual);
  const dry = plant.watering.class === 'dry';
  const away = question.facts.daysAway;
  return {
    lead: 'While you are away:',
    text: inSentences([
      away === null
        ? null
        : verdict(away, usualDays(plant, when), {
            tolerated: daysWithoutWater(plant, when),
            isAlone: nobodyCanWater(question.plain),
          }),
      every === null
        ? 'How long it does without water differs from plant to plant: see how long its soil takes to dry.'
        : `In ${SEASON_NAMES[when]} it usually needs water ${every}.`,
      'Before you leave, water it thoroughly, let it drain, stand it out of direct sun, and do not feed it.',
      away !== null && away <= usual.min
        ? null
        : dry
          ? 'Dry for some days too long is better for it than wet.'
          : 'A wick from a jar of water into the soil or a mat under several pots bridges 1–2 weeks; try it out some days before.',
    ]),
  };
}

/** `tolerated` is how many days it survives without harm, `isAlone` that nobody can water it. */
function verdict(
  away: number,
  { min, max }: Span,
  { tolerated, isAlone }: { tolerated: number; isAlone: boolean },
): string {
  const stretch = stretchOf(away);
  if (away <= min) return `${stretch} away is no problem: one good watering right before is enough.`;
  if (away <= tolerated)
    return `It gets through ${stretch} if you water it right before and stand it out of the sun; some leaves may hang or turn yellow.`;
  return isAlone
    ? `${stretch} is too long without water: set up a wick from a bucket or a self-watering pot, group plants in the coolest bright room, and try it out a week before.`
    : `${stretch} is too long without help: ask somebody to check the soil every ${days({ min, max })}, or set up a wick or a self-watering pot.`;
}

const DAYS_OF_A_WEEK = 7;
const DAYS_OF_A_MONTH = 30;

/** "3 weeks", "2 months", "16 days". */
export function stretchOf(away: number): string {
  const [figure, unit] =
    away % DAYS_OF_A_MONTH === 0
      ? [away / DAYS_OF_A_MONTH, 'month']
      : away % DAYS_OF_A_WEEK === 0
        ? [away / DAYS_OF_A_WEEK, 'week']
        : [away, 'day'];
  return `${figure} ${unit}${figure === 1 ? '' : 's'}`;
}

/** Whether it survives so many days without water; null where nobody says for how long. */
export function survivesAbsence(query: CareQuery): boolean | null {
  const { plant, question } = query;
  const { daysAway } = question.facts;
  return daysAway === null ? null : daysAway <= daysWithoutWater(plant, seasonAsked(query));
}

function daysWithoutWater(plant: Species, season: Season): number {
  return usualDays(plant, season).max * SURVIVES[plant.watering.class];
}

/** Days between waterings; of plants that differ widely, those that are thirsty soonest. */
function usualDays(plant: Species, season: Season): Span {
  const usual = daysNow(plant, season);
  if (everyDays(usual) !== null) return usual;
  return plant.watering.class === 'dry' ? DRY_PLANTS : { min: usual.min, max: usual.min * 3 };
}

export function answerNames({ plant }: CareQuery): Paragraph {
  const { scientificName, synonyms, commonNames, family } = plant;
  return {
    lead: 'Names:',
    text: inSentences([
      `Its accepted name is ${scientificName}, of the family ${family}.`,
      commonNames.length > 0 ? `It is also called ${listed(commonNames, 'or')}.` : null,
      synonyms.length > 0 ? `Older names: ${synonyms.join(', ')}.` : null,
    ]),
  };
}

export function answerSupport({ plant }: CareQuery): Paragraph {
  const climbs = plant.category === 'climber' || plant.climbs === true;
  return {
    lead: 'Support:',
    text: climbs
      ? 'It climbs: give it a moss pole or trellis from the start, tie stems loosely below a node, and keep a moss pole damp so that roots take hold.'
      : 'It does not need a support while it is compact; tie a stem that leans loosely to a stake, in a figure of eight, and give it more light from above.',
  };
}

export function answerNewcomer(): Paragraph {
  return {
    lead: 'New at home:',
    text: 'Keep it apart from other plants for 3 weeks and look under its leaves for pests. Let it settle for 2–4 weeks before you repot, do not feed it meanwhile, and do not worry about one or two lost leaves.',
  };
}

export function answerCleaning({ plant }: CareQuery): Paragraph {
  const hairy = ['Gesneriaceae', 'Cactaceae'].includes(plant.family) || /tomentosa|Gynura/.test(plant.scientificName);
  return {
    lead: 'Cleaning:',
    text: hairy
      ? 'Its hairs or spines hold water: brush the dust off with a soft dry brush instead of wiping.'
      : 'Wipe leaves with a soft cloth and lukewarm water about once a month, or rinse the plant in the shower; leaf shine, oil and milk clog the pores.',
  };
}

export function answerAir(): Paragraph {
  return {
    lead: 'Air:',
    text: 'Plants in pots clean the air of a room hardly at all: the well-known tests were made in sealed chambers, and one would need many plants for each square meter. Airing does far more.',
  };
}

export function answerDrops(): Paragraph {
  return {
    lead: 'Drops:',
    text: 'Clear drops at the leaf tips, mostly in the morning, are guttation: the roots press out more water than the leaves give off. That is harmless; water a little less if it happens often. Sticky drops are honeydew: look for scale insects and aphids.',
  };
}

/** "How do I kill docks?" wants to be rid of it. */
const WANTS_RID =
  /\b(?:kill\w*|get(?:ting)? rid|rid of|eradicat\w+|eliminat\w+|weed(?:ing)? (?:it |them )?out|wipe out|destroy\w*|stop it|remove)\b/;

export function answerSpreading({ plant, question }: CareQuery): Paragraph {
  if (WANTS_RID.test(question.plain))
    return {
      lead: 'Getting rid of it:',
      text: `Dig it out after rain with all roots and runners, and do not let it flower or seed. ${plant.lifespan === 'annual' ? 'It is an annual: pulled before it seeds it does not come back, but seed in the soil sprouts for years, so mulch 5–8 cm deep.' : 'Pull or cut what comes up again every week or two: without leaves the roots starve in one to three years. On bare ground cardboard under 10 cm of mulch for a year helps.'} Put roots and seed heads in the trash rather than on the compost.`,
    };
  return {
    lead: 'Spreading:',
    text: inSentences([
      plant.growthRate === 'fast'
        ? 'It grows fast, so hold it back from the start.'
        : 'It is not among the fastest, but may still need to be held back.',
      'Grow it in a pot, or sink a pot or barrier 30–60 cm deep around its roots, cut off flowers before they seed, and pull runners and seedlings while they are small. Ask your local authority whether it counts as invasive where you live.',
    ]),
  };
}

export function answerTornLeaves({ plant: { splitLeaves } }: CareQuery): Paragraph {
  return {
    lead: 'Split leaves:',
    text: splitLeaves
      ? 'That is normal: its large leaves split by nature, so that wind and light pass through. More tears come from wind, dry air and being brushed against; they do not heal, and need not be cut off.'
      : 'It does not split its leaves by nature: they tear in wind, in dry air as they unroll, or when they are brushed against. Tears do not heal, but only a badly torn leaf need be cut off.',
  };
}
