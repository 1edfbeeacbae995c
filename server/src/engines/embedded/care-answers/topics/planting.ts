import { MONTH_NAMES } from '@plantcare/contract/month-names.ts';
import type { Hemisphere } from '@plantcare/contract/seasons.ts';
import type { Species } from '@plantcare/contract/species.ts';
import { isFrostTender } from '../../../../horticulture/care-sheet/light-needs.ts';
import { localMonth } from '../../../../horticulture/months.ts';
import { usualPlace } from '../../../../horticulture/usual-place.ts';
import { listed } from '../../../../horticulture/wording.ts';
import type { KnownSpecies } from '../../../../knowledge/plants.ts';
import { type CareQuery, type DirectAnswer, says } from '../answer.ts';
import type { Question } from '../intent/question.ts';
import { lengthOf } from './sowing.ts';
import { distanceApart, sowingGuide } from './sowing-guide.ts';

const MONTHS: readonly string[] = MONTH_NAMES;

/** Less than this share of the usual distance is too close, more than its inverse wastes room. */
const CLOSE = 0.75;

/** Distance, direct or in pots, and now or later, as the sowing guide says; null where nothing of it was asked. */
export function directPlanting(query: CareQuery): DirectAnswer | null {
  return distance(query) ?? directOrPots(query) ?? timeToPlant(query);
}

/** Berries that fall apart ask for no distance, "in fall 15 cm apart" does. */
export const FALLS_APART =
  /\b(?:falls?|falling|fell|comes?|coming|tears?|tearing|breaks?|breaking|crumbl\w+)(?: (?:all|right|easily|completely))? apart\b/;

function distance({ plant, question }: CareQuery): DirectAnswer | null {
  const apart = distanceApart(plant);
  if (!apart || FALLS_APART.test(question.plain) || !says(question, 'apart', 'spacing', 'distance', 'close', 'space'))
    return null;
  const [, figure, unit] =
    /(\d+(?:\.\d+)?)\s*(cm|centimet(?:er|re)s?|m|met(?:er|re)s?|in|inch(?:es)?|"|ft|feet|foot)\b/i.exec(
      question.written,
    ) ?? [];
  if (question.form !== 'yes-no' || figure === undefined || unit === undefined)
    return { yes: null, text: `Leave about ${lengthOf(apart)} between plants.` };
  const said = Number(figure) * centimetersIn(unit.toLowerCase());
  const enough = said >= apart[0] * CLOSE;
  const asksTooClose = /\btoo (?:close|near|little|dense)\b/.test(question.plain);
  return {
    yes: enough !== asksTooClose,
    text: enough
      ? `${figure} ${unit} is far enough; ${lengthOf(apart)} is usual.`
      : `${figure} ${unit} is too close; leave ${lengthOf(apart)} between plants, or they stay small and fall ill sooner.`,
  };
}

function centimetersIn(unit: string): number {
  if (unit.startsWith('c')) return 1;
  if (unit.startsWith('m')) return 100;
  return unit.startsWith('f') ? 30.5 : 2.54;
}

const START = {
  direct: 'Direct sowing is best: straight where it is to grow, once the soil is warm enough.',
  pots: 'In pots or modules first: start it under cover and plant it out later.',
  either: 'Either works: pots under cover give a start and keep mice and slugs off, direct sowing saves work.',
} as const;

function directOrPots({ plant, question }: CareQuery): DirectAnswer | null {
  const start = sowingGuide(plant)?.start;
  const inside = /\b(?:modules?|pots?|trays?|indoors|inside|under cover|windowsill|greenhouse|cells?|plugs?)\b/.test(
    question.plain,
  );
  const outside =
    /\b(?:direct(?:ly)?|straight|outside|outdoors|in place|instead|in the (?:ground|bed|garden|soil))\b/.test(
      question.plain,
    );
  if (!start || !inside || !outside) return null;
  if (!says(question, 'sow', 'seed', 'start', 'plant', 'direct', 'slip')) return null;
  if (/\b(?:mouse|mice|slugs?|snails?|pigeons?|birds?)\b/.test(question.plain))
    return {
      yes: null,
      text: `Start it in pots indoors, out of their reach, and plant it out when it is 10–15 cm tall.`,
    };
  return { yes: null, text: START[start] };
}

/** "To flower in June" and "ready by fall", but neither "flowering bulbs in November" nor "the bed is ready, can I sow in May". */
const NAMES_HARVEST =
  /\b(?:(?:ready|ripe)(?! (?:to|for) (?:plant|sow|transplant|pot|go|set|put|the (?:garden|ground|bed)))|(?<!after (?:the )?)harvest(?:s|ed|ing)?|(?:to|it|they|will|would|for) (?:bloom|flower)s?|to have (?:it|them|some))(?: \w+){0,2} (?:by|in|at|end of|for|before|around)\b|\bin time for\b|\b(?:for|by) (?:halloween|christmas|thanksgiving|easter)\b/;

/** Whether it can be planted or sown in the month that is named, else today. */
function timeToPlant(query: CareQuery): DirectAnswer | null {
  const { plant, question, circumstances } = query;
  const asksTime =
    /\b(?:(?<!\b(?:called|named) )now|today|still|already|wait|too late|too early|missed?|this (?:month|week|weekend)|later)\b/.test(
      question.plain,
    ) ||
    question.facts.month !== null ||
    question.form === 'when';
  // "When do I sow it so that it is ready by the end of October?" names the harvest.
  if (NAMES_HARVEST.test(question.plain)) return null;
  const between = /\b(spring|summer|fall|autumn|winter) or (?:in )?(spring|summer|fall|autumn|winter)\b/.exec(
    question.plain,
  );
  if (between) {
    const best = monthsToPlant(plant);
    return best.length === 0
      ? null
      : { yes: null, text: `The usual time is ${localSpans(best, circumstances.hemisphere)}.` };
  }
  if (!asksTime || (question.form !== 'yes-no' && question.form !== 'choice' && question.form !== 'when')) return null;
  if (/\b(?:plant|sow|seeds?|go|put|dig)\w*\b/.test(question.plain) === false) return null;
  if (tellsOfPlanting(question.plain) || asksToRemove(question)) return null;
  const sown = ONLY_SOWN.test(question.plain) ? monthsToSow(plant) : [];
  const months =
    sown.length > 0
      ? sown
      : isFrostTender(plant) && GOES_OUT.test(question.plain)
        ? frostFree(monthsToPlant(plant))
        : monthsToPlant(plant);
  if (months.length === 0) return null;
  const month = question.facts.month ?? Number(circumstances.today.slice(5, 7));
  const northern = circumstances.hemisphere === 'north' ? month : ((month + 5) % 12) + 1;
  const good = months.includes(northern) || isJustAfterFall(plant, months, northern);
  const isPossible = !good && mayStillGoIn(plant, months, northern);
  return {
    yes:
      question.form === 'yes-no' && !isPossible
        ? (good || isBulbInWinter(plant, northern)) !== asksWhetherWrongTime(question)
        : null,
    text: timeText(plant, months, { month, northern, good, hemisphere: circumstances.hemisphere }),
  };
}

const WAS_PLANTED =
  /(?<!\b(?:be|get|being) )\b(?:planted|sown|sowed|seeded|started)\b(?:.*\b(?:ago|since|last (?:week|month|spring|summer|fall|autumn|year))\b| (?:\w+ ){0,7}(?:in|on|last|back|this|early|mid|late)\b)/;
const ASKS_TO_PLANT =
  /\b(?:can|should|may|could|must|do|is it|to) (?:i |we |you )?(?:still |already |now )?(?:plant|sow|seed|put|set|transplant)\b|\btoo (?:late|early) to\b|\bgo (?:out|outside|outdoors)\b/;

/** "When do I dig up garlic, planted in October?" and "planted 3 weeks ago, still small" ask for no time to plant. */
export function tellsOfPlanting(plain: string): boolean {
  return WAS_PLANTED.test(plain) && !ASKS_TO_PLANT.test(plain);
}

const REMOVES = /\b(?:pull|remove|dig|rip|kill|chop|discard|throw)\b(?!.*\b(?:plant|sow|move|put|set|transplant)\w*\b)/;

/** "It has seed pods. Should I pull it?" asks for no time to plant. */
function asksToRemove({ tokens, askingSentence }: Question): boolean {
  const asking = tokens.filter(({ sentence }) => sentence === askingSentence).map(({ word }) => word);
  return REMOVES.test(asking.join(' '));
}

/** The month that is asked about, where the gardener lives and as records write it, and whether it is the right one. */
interface TimeAsked {
  month: number;
  northern: number;
  good: boolean;
  hemisphere: Hemisphere;
}

const GOES_OUT =
  /\b(?:plant(?:ing|ed)? (?:\w+ ){0,3}out|put (?:\w+ ){0,3}out|outside|outdoors|in the (?:garden|ground|bed)|into the (?:garden|ground|bed)|set out|direct(?:ly)?)\b/;

/** "Can I still sow in June?", without a word of planting. */
const ONLY_SOWN = /^(?!.*\b(?:plant|plants|planting|planted|transplant\w*|seedlings?)\b).*\bsow(?:ing|n)?\b/;

/** The months of sowing where young plants go out later: the last months of the guide are for those. */
function monthsToSow(plant: KnownSpecies): readonly number[] {
  const { indoors = [], outdoors = [] } = plant.sowing ?? {};
  if (outdoors.length > 0 || !isFrostTender(plant)) return [];
  return monthsToPlant(plant).filter((month) => month <= Math.max(...indoors) + 1);
}

const WINTER: readonly number[] = [12, 1, 2];

/** Bulbs of spring that were forgotten are still planted in winter. */
function isBulbInWinter(plant: Species, northern: number): boolean {
  return plant.category === 'bulb' && !isFrostTender(plant) && WINTER.includes(northern);
}

/** Garlic and other hardy crops of the fall may still go in in December, while the soil is open. */
function isJustAfterFall(plant: Species, months: readonly number[], northern: number): boolean {
  return northern === 12 && months.includes(11) && !isFrostTender(plant);
}

/** Out of season, but neither plainly too late nor too early: quick kinds, young plants and what comes from a pot. */
function mayStillGoIn(plant: Species, months: readonly number[], northern: number): boolean {
  if (northern > Math.max(...months) && northern < LATE) return true;
  const isOfOneSeason = plant.lifespan === 'annual' || plant.category === 'vegetable' || usualPlace(plant) === 'lawn';
  return !isOfOneSeason && plant.category !== 'bulb' && !isFrostTender(plant);
}

const LATE = 9;

/** What frost kills goes out from mid-May on, whenever it is sown indoors. */
export function frostFree(months: readonly number[]): readonly number[] {
  return months.filter((month) => month >= 5 && month <= 8);
}

function timeText(plant: Species, months: readonly number[], asked: TimeAsked): string {
  const { month, northern, good, hemisphere } = asked;
  const name = MONTHS[month - 1] ?? '';
  const usual = localSpans(months, hemisphere);
  if (good && !months.includes(northern))
    return `${name} is a little late, but it can go in as long as the soil is not frozen; the usual time is ${usual}.`;
  if (good) return `${name} is a good time: it can go in now, and the usual time is ${usual}.`;
  const bulb = plant.category === 'bulb' && !isFrostTender(plant);
  if (isBulbInWinter(plant, northern))
    return `Plant firm bulbs at once while the ground is not frozen: they do not keep until next fall. They flower later and shorter this year, some only next year; throw away what is soft or moldy. The usual time is ${usual}.`;
  const isLate = northern >= LATE;
  const isMidsummer = northern > Math.max(...months) && northern < LATE;
  return bulb
    ? `The right time is ${usual}. A firm bulb found later will not keep: plant it at once and expect no flower this year; throw away soft ones.`
    : isFrostTender(plant) && isMidsummer
      ? `It is late: the usual time is ${usual}, and the first frost ends it. Only a quick kind, in a warm place, may still crop or flower.`
      : isFrostTender(plant)
        ? `${isLate ? 'It is too late this year' : 'Wait'}: frost kills it, so it goes out after the last frost, usually ${usual}, hardened off for 7–10 days.`
        : plant.lifespan === 'annual' || plant.category === 'vegetable' || usualPlace(plant) === 'lawn'
          ? `${isMidsummer ? 'It is late' : 'Wait'}: the usual time is ${usual}.${isMidsummer ? ' Young plants from a shop still make it, and quick kinds.' : ''}`
          : `Better wait: the usual time is ${usual}. From a pot it can go in at any time when the soil is not frozen, if you keep it watered.`;
}

function asksWhetherWrongTime({ plain }: Question): boolean {
  return /\b(?:too (?:late|early|soon|hot|cold|warm|dry|wet)|missed?)\b/.test(plain);
}

/** When young plants of biennials and pansies are planted for spring. */
const BIENNIALS: readonly number[] = [3, 4, 9, 10];

/** The guide's months, else those that fit the kind of plant. */
export function monthsToPlant(plant: Species): readonly number[] {
  const isBedding = plant.category === 'garden_flower' && plant.lifespan === 'biennial';
  if (isBedding || plant.scientificName.startsWith('Viola')) return BIENNIALS;
  const months = sowingGuide(plant)?.months ?? [];
  if (months.length > 0) return months;
  if (plant.category === 'bulb') return isFrostTender(plant) ? [4, 5, 6] : [9, 10, 11];
  if (plant.matureSize.ground === null) return [];
  return isFrostTender(plant) ? [5, 6, 7] : [3, 4, 5, 9, 10, 11];
}

function localSpans(months: readonly number[], hemisphere: Hemisphere): string {
  return spansOf(months.map((each) => localMonth(each, hemisphere)));
}

/** "March to May and September", from months of one year. */
function spansOf(months: readonly number[]): string {
  const sorted = [...months].sort((one, other) => one - other);
  const runs: number[][] = [];
  for (const month of sorted) {
    const last = runs.at(-1);
    if (last && last.at(-1) === month - 1) last.push(month);
    else runs.push([month]);
  }
  const [first] = runs;
  const end = runs.at(-1);
  // November to March is one span across the new year.
  if (first && end && runs.length > 1 && first[0] === 1 && end.at(-1) === 12) {
    runs.shift();
    end.push(...first);
  }
  return listed(
    runs.map((run) => {
      const [start, stop] = [MONTHS[(run[0] ?? 1) - 1] ?? '', MONTHS[(run.at(-1) ?? 1) - 1] ?? ''];
      return start === stop ? start : `${start} to ${stop}`;
    }),
    'or',
  );
}
