import type { LightClass, Species } from '@plantcare/contract/species.ts';
import { isFrostTender } from '../../../../horticulture/care-sheet/light-needs.ts';
import { lightPlaceIn } from '../../../../horticulture/text-input/light.ts';
import { listed } from '../../../../horticulture/wording.ts';
import type { CareQuery } from '../answer.ts';

const BRIGHTNESS = ['low', 'medium', 'bright_indirect', 'full_sun'] as const;

/** How well a light suits: 0 for the preferred one, less with each step away from what is accepted. */
export function lightFit({ light }: Species, place: LightClass): number {
  const steps = light.accepted.map((each) => Math.abs(BRIGHTNESS.indexOf(each) - BRIGHTNESS.indexOf(place)));
  const own = Math.abs(BRIGHTNESS.indexOf(light.preferred) - BRIGHTNESS.indexOf(place));
  return -2 * Math.min(...steps) - own;
}

/** What speaks for or against a place that a question offers. */
interface JudgedPlace {
  name: string;
  score: number;
  reasons: readonly string[];
}

const NAMES =
  /\b(?:(?:north|south|east|west)(?:ern)?[- ]?(?:facing)? ?(?:window|windowsill|sill|side|balcony|room|wall)?|bathroom|kitchen|bedroom|living ?room|hallway|office|conservatory|greenhouse|balcony|patio|garden|shelf|radiator|garage|cellar|basement|corner|window)\b/;

/** No daylight at all is worse than any wrong light. */
const NO_LIGHT = -8;

interface Trait {
  words: RegExp;
  /** Points, and the reason in words that go with the place; null where it makes no difference to this plant. */
  judge: (plant: Species) => { points: number; reason: string } | null;
}

const TRAITS: readonly Trait[] = [
  {
    words: /\b(?:radiator|heater|fireplace|stove|heating)\b/,
    judge: () => ({ points: -4, reason: 'the dry heat of a radiator browns its leaves' }),
  },
  {
    words: /\b(?:bathroom|humid|steamy|shower)\b/,
    judge: ({ humidity }) =>
      humidity === 'high'
        ? { points: 2, reason: 'it likes the humid air' }
        : humidity === 'low'
          ? { points: -2, reason: 'the air is too damp for it' }
          : null,
  },
  {
    words: /\b(?:draft|drafty|draughty|front door|vent|air con\w*)\b/,
    judge: (plant) => (isFrostTender(plant) ? { points: -3, reason: 'drafts make it drop leaves' } : null),
  },
  {
    words: /\b(?:unheated|garage|cold|cool|shed)\b/,
    judge: ({ temperature }) =>
      temperature.min > 8
        ? { points: -4, reason: 'it is too cold there' }
        : temperature.idealMax <= 21
          ? { points: 2, reason: 'it likes it cool' }
          : null,
  },
];

/** "Bathroom with an east window or above the radiator?": the place that suits better, and why; null where nothing tells. */
export function betterPlace({ plant, question, circumstances }: CareQuery): string | null {
  const [left, right, ...more] = question.plain.split(
    / (?:or|vs|versus) (?:(?:rather|better|should|is|in|on|at|by|the|a|an|my) )*/,
  );
  if (left === undefined || right === undefined || more.length > 0) return null;
  const judged = [left, right].map((text): JudgedPlace | null => {
    const name = text.match(new RegExp(NAMES, 'g'))?.[0];
    if (name === undefined) return null;
    const light = lightPlaceIn(text, circumstances.hemisphere);
    const fit = light ? (light.light === 'none' ? NO_LIGHT : lightFit(plant, light.light)) : 0;
    const found = TRAITS.filter(({ words }) => words.test(text)).flatMap(({ judge }) => judge(plant) ?? []);
    return {
      name,
      score: fit + found.reduce((sum, { points }) => sum + points, 0),
      reasons: [
        ...(light && fit === 0 ? ['the light suits it'] : []),
        ...(light && fit <= -2 ? [fit === NO_LIGHT ? 'there is no daylight' : 'the light does not suit it'] : []),
        ...found.map(({ reason }) => reason),
      ],
    };
  });
  const [one, other] = judged;
  if (!one || !other || one.name === other.name) return null;
  if (one.score === other.score)
    return one.reasons.length > 0 && one.reasons.join() === other.reasons.join()
      ? `Either is fine: ${listed(one.reasons, 'and')} in both places.`
      : null;
  const [better, worse] = one.score > other.score ? [one, other] : [other, one];
  const why = better.reasons.length > 0 ? `: ${listed(better.reasons, 'and')}` : '';
  const against = worse.reasons.length > 0 ? ` Against the other place: ${listed(worse.reasons, 'and')}.` : '';
  return `The ${better.name.trim()} is better${why}.${against}`;
}
