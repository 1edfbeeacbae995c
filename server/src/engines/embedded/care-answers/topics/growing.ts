import type { Species } from '@plantcare/contract/species.ts';
import {
  feedingNeed,
  propagationNeed,
  repottingNeed,
  SEASON_NAMES,
  span,
} from '../../../../horticulture/care-sheet/needs.ts';
import { daysBetween } from '../../../../horticulture/days.ts';
import { inSentences, listed } from '../../../../horticulture/wording.ts';
import { problemById } from '../../../../knowledge/problems.ts';
import type { CareQuery, Paragraph } from '../answer.ts';
import { howToPropagate } from './propagation-ways.ts';

const MONTH_DAYS = 30.4;

/** Roots that were cut or torn must heal before salts come near them. */
const NO_FEEDING_AFTER_REPOT_DAYS = 42;

export function answerSoil({ plant, question }: CareQuery): Paragraph {
  const said = question.plain;
  return {
    lead: 'Soil:',
    text: inSentences([
      plant.soil,
      /\bcoffee\b/.test(said)
        ? 'Leave coffee grounds out of pots: they mat, mold and hardly feed; in beds a thin layer does no harm.'
        : null,
      /\b(blue|pink|color)\b/.test(said) ? flowerColor(plant) : null,
      /\b(garden soil|dirt|from the garden|top ?soil)\b/.test(said) ? 'Garden soil packs too tightly in a pot.' : null,
      /\b(rocks|gravel|stones|pebbles)\b/.test(said)
        ? 'A layer of gravel at the bottom does not drain a pot; a hole does.'
        : null,
      /\b(leca|hydro\w*|semi ?hydro\w*)\b/.test(said)
        ? 'When it moves into clay pebbles, wash all soil off the roots, and feed weakly with every watering.'
        : null,
      'The pot needs a hole, and water should sink in within a few seconds and run out below.',
    ]),
  };
}

function flowerColor({ scientificName }: Species): string {
  return /^Hydrangea( macrophylla| serrata)?$/.test(scientificName)
    ? 'Bigleaf hydrangeas bloom blue where the soil is acid (pH 4.5–5.5) and holds aluminum: give aluminum sulfate as its label says, from spring on, and rain water. With lime (pH above 6.5) they turn pink; white ones stay white.'
    : 'The color of its flowers belongs to the variety: no soil changes it.';
}

export function answerRepotting({ plant, circumstances, question }: CareQuery): Paragraph {
  const years = plant.repottingYears;
  const last = circumstances.plant?.lastRepot ?? null;
  const since = last === null ? null : daysBetween(last, circumstances.today);
  return {
    lead: 'Repotting:',
    text: inSentences([
      repottingNeed(plant),
      'Choose a pot with a hole, 2–4 cm wider than the root ball.',
      'Check: roots that grow out below or circle around the root ball mean that it is time.',
      since === null || since < 0 || !years
        ? null
        : `You last repotted it ${Math.round(since / MONTH_DAYS)} months ago, so it is ${since / 365 >= years.min ? 'due in its next growing season' : 'not due yet'}.`,
      /\b(terracotta|terra cotta|clay|plastic|ceramic)\b/.test(question.plain)
        ? plant.watering.class === 'dry'
          ? 'A clay pot suits it, because it dries faster.'
          : 'In plastic the soil stays moist longer, in clay it dries faster.'
        : null,
    ]),
  };
}

export function answerFeeding({ plant, circumstances, season, question }: CareQuery): Paragraph {
  const own = circumstances.plant;
  const sinceRepot = own?.lastRepot ? daysBetween(own.lastRepot, circumstances.today) : null;
  return {
    lead: 'Feeding:',
    text: inSentences([
      feedingNeed(plant),
      plant.growsIn.includes(season) ? null : `Now, in ${SEASON_NAMES[season]}, it does not grow, so do not feed it.`,
      own && own.health !== 'healthy'
        ? 'You noted that it is not healthy: do not feed it until it has recovered.'
        : null,
      sinceRepot !== null && sinceRepot >= 0 && sinceRepot < NO_FEEDING_AFTER_REPOT_DAYS
        ? 'It was repotted a short time ago: wait 6 weeks.'
        : null,
      /\b(coffee|egg ?shells?|banana)\b/.test(question.plain)
        ? 'Coffee grounds, eggshells and banana peels give a pot plant next to nothing and bring mold and gnats; use a real fertilizer.'
        : null,
      /\bepsom\b/.test(question.plain)
        ? 'Epsom salts help only where magnesium is lacking (yellow between the veins of old leaves).'
        : null,
      'Water first, for fertilizer on dry soil burns roots.',
    ]),
  };
}

/** How much is cut, as the record says it: a third is no limit then. */
const NAMES_AMOUNT =
  /\b(?:to the ground|to (?:\d|one|two|three|a hand|short|just above|its base|the base)|by (?:a|one|two)|hard\b|(?:cut|cutting|clip|shear) (?:it |them )?(?:all |whole )?down|whole|a third|half|above the ground|old wood)/i;

export function answerPruning({ plant, question }: CareQuery): Paragraph {
  return {
    lead: 'Pruning:',
    text: inSentences([
      plant.pruning,
      plant.family === 'Orchidaceae'
        ? 'After flowering cut a moth orchid’s green stem above the second node, and a brown stem at its base.'
        : null,
      /\b(yellow|brown|dead|dying)\b/.test(question.plain)
        ? 'Dead or yellow leaves can come off at any time; brown tips may be trimmed, leaving a thin brown edge.'
        : null,
      NAMES_AMOUNT.test(plant.pruning)
        ? 'Use clean, sharp scissors.'
        : 'Use clean, sharp scissors, and take no more than a third at a time.',
    ]),
  };
}

export function answerPropagation(query: CareQuery): Paragraph {
  const need = propagationNeed(query.plant);
  const how = howToPropagate(query);
  const growing = listed(
    query.plant.growsIn.map((each) => SEASON_NAMES[each]),
    'and',
  );
  return {
    lead: 'Propagation:',
    text: inSentences([
      need,
      how,
      TELLS_WHEN.test(`${need} ${how}`) ? null : `The best time is while it grows: ${growing}.`,
    ]),
  };
}

const TELLS_WHEN = /\b(?:spring|summer|fall|winter|November)\b/;

/** What it is prone to, when no sign says which it is. */
export function answerPests({ plant, question }: CareQuery): Paragraph {
  const pests = plant.problems.map(({ _id }) => problemById(_id)).filter(({ kind }) => kind === 'pest');
  const [first] = pests;
  if (/\b(birds?|deer|squirrels?|rabbits?)\b/.test(question.plain)) {
    return {
      lead: 'Animals:',
      text: 'Only a net or cage keeps them off for long: a mesh of 2 cm against birds and squirrels, a fence of 60 cm against rabbits and of 2 m against deer.',
    };
  }
  return {
    lead: 'Pests:',
    text: inSentences([
      first
        ? `Look most of all for ${listed(
            pests.map(({ name }) => name.toLowerCase()),
            'and',
          )}.`
        : 'No pest is typical of it, but any plant can catch aphids, mealybugs or spider mites.',
      first ? `${first.name}: ${first.symptoms[0]}` : null,
      first ? `First: ${first.treatment[0]?.step}` : null,
      'Look under the leaves once a week, keep new plants apart for 3 weeks, and rinse off what you find before you spray with insecticidal soap.',
    ]),
  };
}

export function answerSize({ plant }: CareQuery): Paragraph {
  const rate = { slow: 'slowly', medium: 'at a medium pace', fast: 'fast' }[plant.growthRate];
  return { lead: 'Size:', text: `It grows ${rate}. ${plant.size}` };
}

export function answerLifespan({ plant }: CareQuery): Paragraph {
  const text = {
    annual: 'It is an annual: it flowers, sets seed and dies within one season, so sow it again each year.',
    biennial: 'It is a biennial: leaves in the first year, flowers and seed in the second, then it dies.',
    perennial: `It is a perennial that lives for many years where it is warm enough (above ${span(plant.temperature.min, plant.temperature.min)} °C).`,
  }[plant.lifespan];
  return { lead: 'Life span:', text };
}
