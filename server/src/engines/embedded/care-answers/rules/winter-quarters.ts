import type { Species } from '@plantcare/contract/species.ts';
import { isFrostTender } from '../../../../horticulture/care-sheet/light-needs.ts';
import { degrees } from '../../../../horticulture/care-sheet/needs.ts';
import { survivalOfPlant } from '../../../../horticulture/life-form.ts';
import { temperatureWords } from '../../../../horticulture/text-input/temperature.ts';
import { leafFallOf } from '../../../../knowledge/leaf-fall.ts';
import { type GeneralQuery, isAboutKnownPlant } from '../answer.ts';
import type { Action } from '../intent/given/actions.ts';
import { tellingSigns } from '../topics/problems/symptoms.ts';
import { asksForJudgement, leadFor, type Verdict } from './verdict.ts';

/** A garage or shed without heating gets about as cold as this in a frosty week, in °C: an own, cautious figure. */
const UNHEATED = 0;
/** Warmer than this, in °C, resting tubers sprout. */
const WARMEST_REST = 13;
/** A cellar below a heated house, in °C. */
const CELLAR = 8;
/** Who plants or cuts asks about that, wherever the plant stands. */
const OTHER_WORK: ReadonlySet<Action> = new Set([
  'plant out',
  'sow',
  'prune',
  'repot',
  'divide',
  'take cuttings',
  'feed',
]);
/** From about here on a plant with leaves goes on growing, in °C, and then it needs light. */
const DARK_UP_TO = 8;
/** Kinds that rest without leaves as tubers. */
const RESTS_UNDERGROUND: ReadonlySet<string> = new Set(['lifted-tuber', 'resting-tuber']);

const STORES = /\b(?:fresh|stor(?:e|ing|age)|harvest\w*|picked|last longer|sprout\w*)\b/;
/** "Store my potted fig", "can I store it": the plant rather than what it bears. */
const STORES_PLANT = /\bstor(?:e|ing) it\b|\b(?:tree|bush|vine|plants?|pots?|potted|tubs?|containers?)\b/;

/** Whether a garage, cellar, stairwell or cold greenhouse is right for a plant in winter. */
export function winterQuartersVerdict(query: GeneralQuery): Verdict | null {
  if (!isAboutKnownPlant(query)) return null;
  // "Keep apples fresh for months in the garage" stores the harvest.
  const { plant, question } = query;
  if (plant.harvest !== undefined && STORES.test(question.plain) && !STORES_PLANT.test(question.plain)) return null;
  const { settings, temperature } = question.facts;
  const isDark = settings.has('dark shelter') || question.concepts.circumstances.has('lowLight');
  if (!asksForJudgement(question)) return null;
  if (!settings.has('unheated shelter') && !settings.has('dark shelter')) return null;
  if (!['yes-no', 'other', 'choice', 'when'].includes(question.form) || tellingSigns(question).length > 0) return null;
  if (plant.lifespan === 'annual' || plant.category === 'vegetable') return null;
  if (question.facts.actions.some(({ meaning }) => OTHER_WORK.has(meaning)) || plant.family === 'Cactaceae')
    return null;
  const low = temperature?.low ?? (settings.has('unheated shelter') ? UNHEATED : CELLAR);
  const { isGood, text } = judge(plant, {
    low,
    words: temperature && temperatureWords({ ...temperature, high: temperature.low }),
    isDark,
  });
  return { paragraph: { lead: leadFor(isGood, question), text }, covered: ['winter', 'temperature', 'light'] };
}

function judge(
  plant: Species,
  { low, words, isDark }: { low: number; words: string | null; isDark: boolean },
): { isGood: boolean; text: string } {
  const { min } = plant.temperature;
  const isTender = isFrostTender(plant);
  const sparingly = 'water about once a month, so little that it just does not dry out, and do not feed it.';
  if (low < min && (words !== null || min > LIGHTLY_HEATED))
    return {
      isGood: false,
      text: `${words !== null ? `${words} is` : 'Without heating it gets down to about 0 °C in a frosty week, which is'} too cold for it: it wants at least ${degrees(min)}. Keep it in a bright room instead.`,
    };
  if (RESTS_UNDERGROUND.has(survivalOfPlant(plant).id) && low > WARMEST_REST)
    return {
      isGood: false,
      text: `${words ?? degrees(low)} is too warm for its rest: the tubers shrivel or sprout too early. Keep them dark and dry at 5–10 °C, in barely damp sand or peat, and look for rot once a month.`,
    };
  if (RESTS_UNDERGROUND.has(survivalOfPlant(plant).id))
    return {
      isGood: true,
      text: `It rests there without leaves, so it needs no light: keep its tubers dry at 5–10 °C, free of frost, and look for rot once a month.`,
    };
  const keepsLeaves = leafFallOf(plant) === 'evergreen' || isTender;
  if (isDark && keepsLeaves && low > DARK_UP_TO)
    return {
      isGood: false,
      text: `${words ?? degrees(low)} is right for its winter only where it is bright: in the dark it drops its leaves. Stand it at a window or under a lamp, or keep it darker only at 2–8 °C; ${sparingly}`,
    };
  const caution =
    words !== null
      ? low < 0
        ? ` It stands ${degrees(low)} only for short frosts, since about ${degrees(min)} is its limit in a pot: wrap the pot, set it off the floor, and cover it with fleece in the coldest nights.`
        : ''
      : isTender
        ? ` Check with a thermometer that it stays above ${degrees(Math.max(min, 1))} there.`
        : '';
  const light =
    isDark && keepsLeaves ? ' Give it the brightest spot there, and take it out as soon as frosts are light.' : '';
  return { isGood: true, text: `Cool and frost-free suits it in winter: ${sparingly}${light}${caution}` };
}

/** Plants that survive so many °C come through in an unheated room against the house, in °C. */
const LIGHTLY_HEATED = 3;
