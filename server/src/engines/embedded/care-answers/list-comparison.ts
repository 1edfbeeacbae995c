import { LIGHT_CLASSES, type Species } from '@plantcare/contract/species.ts';
import { days, degrees } from '../../../horticulture/care-sheet/needs.ts';
import { listed, nameOf } from '../../../horticulture/wording.ts';
import { rankFor } from '../../../knowledge/uses.ts';
import type { Question } from './intent/question.ts';

interface Scale {
  asked: RegExp;
  /** Goes on from the name of the plant that comes first. */
  says: string;
  /** The lower, the sooner it is named; null where it is not known. */
  of: (plant: Species) => number | null;
  inWords: (plant: Species) => string;
}

const watered = (plant: Species) => `every ${days(plant.watering.daysGrowing)} while it grows`;
const dimmest = ({ light }: Species) => LIGHT_CLASSES.findIndex((each) => light.accepted.includes(each));
const height = ({ matureSize }: Species) => (matureSize.potted ?? matureSize.ground)?.height ?? null;
const tall = (plant: Species) => `to about ${height(plant)} cm`;
const LIGHT = {
  low: 'little light',
  medium: 'medium light',
  bright_indirect: 'bright light',
  full_sun: 'sun',
} as const;
const lit = ({ light }: Species) => LIGHT[LIGHT_CLASSES.find((each) => light.accepted.includes(each)) ?? 'medium'];

/** By what plants are compared that a question names, the first scale that fits. */
const SCALES: readonly Scale[] = [
  {
    asked:
      /\b(?:least|less|little|fewest) (?:\w+ )?(?:water|watering|thirsty)|\b(?:longest|survives?|cope|go|drought|dry|forget\w*)\b.*\b(?:water\w*|drought|dry|forget\w*)\b/,
    says: 'needs water least often',
    of: ({ watering }) => -watering.daysGrowing.min,
    inWords: watered,
  },
  {
    asked: /\b(?:most|more|lots? of) (?:\w+ )?(?:water|watering)\b|\bthirst\w+\b/,
    says: 'needs water most often',
    of: ({ watering }) => watering.daysGrowing.min,
    inWords: watered,
  },
  {
    asked: /\b(?:dark\w*|dim\w*|shad\w+|least light|less light|low light|little light|far from .* window|no window)\b/,
    says: 'manages with the least light',
    of: dimmest,
    inWords: lit,
  },
  {
    asked: /\b(?:sunniest|sunny|full sun|most sun|most light|south)\b/,
    says: 'takes the most sun',
    of: ({ light }) => -LIGHT_CLASSES.findLastIndex((each) => light.accepted.includes(each)),
    inWords: ({ light }) => LIGHT[light.accepted.at(-1) ?? light.preferred],
  },
  {
    asked: /\b(?:hardy|hardiest|cold\w*|cool\w*|frost|freez\w+|winter)\b/,
    says: 'stands the most cold',
    of: ({ temperature }) => temperature.min,
    inWords: ({ temperature }) => `down to ${degrees(temperature.min)}`,
  },
  {
    asked: /\b(?:small\w*|short\w*|tiny|compact)\b/,
    says: 'stays smallest',
    of: height,
    inWords: tall,
  },
  {
    asked: /\b(?:big\w*|tall\w*|large\w*)\b/,
    says: 'grows biggest',
    of: (plant) => -(height(plant) ?? 0),
    inWords: tall,
  },
  {
    asked: /\b(?:easy|easier|easiest|beginner\w*|hardest to kill|least work|simplest)\b/,
    says: 'is the easiest',
    of: (plant) => rankFor('easy', plant),
    inWords: (plant) => (rankFor('easy', plant) === null ? 'more demanding' : 'forgives mistakes'),
  },
];

/** Which of the named plants fits best, with the figures of all; null where they are compared by nothing known. */
export function comparisonOf(named: readonly Species[], { plain }: Question): string | null {
  const scale = SCALES.find(({ asked }) => asked.test(plain));
  if (!scale || named.length < 2) return null;
  const rank = (plant: Species) => scale.of(plant) ?? Number.POSITIVE_INFINITY;
  const sorted = named.toSorted((one, other) => rank(one) - rank(other));
  const best = sorted.filter((plant) => rank(plant) === rank(sorted[0] ?? plant));
  const figures = sorted.map((plant) => `- ${nameOf(plant)}: ${scale.inWords(plant)}`).join('\n');
  if (best.length === named.length)
    return `${named.length === 2 ? 'Both' : 'All of them'} do equally well there.\n\n${figures}`;
  const names = listed(best.map(shortName), 'and');
  const says = best.length > 1 ? scale.says.replace(/^(\w+?)e?s\b/, (verb) => PLURAL[verb] ?? verb) : scale.says;
  return `**${names}** ${says}.\n\n${figures}`;
}

function shortName({ commonNames, scientificName }: Species): string {
  return commonNames[0] ?? scientificName;
}

const PLURAL: Readonly<Record<string, string>> = {
  needs: 'need',
  manages: 'manage',
  takes: 'take',
  stands: 'stand',
  stays: 'stay',
  grows: 'grow',
  is: 'are',
};
