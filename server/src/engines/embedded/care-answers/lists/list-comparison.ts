import { LIGHT_CLASSES, type Species, WATERING_CLASSES } from '@plantcare/contract/species.ts';
import { days, degrees } from '../../../../horticulture/care-sheet/needs.ts';
import { listed, nameOf, shortName } from '../../../../horticulture/wording.ts';
import { isFor, rankFor } from '../../../../knowledge/uses.ts';
import type { Question } from '../intent/question.ts';

interface Scale {
  asked: RegExp;
  /** What the garden is like, which decides before what the gardener would like. */
  isGiven?: true;
  /** From this rank on a plant does not suit it, and what helps then. */
  unsuited?: { from: number; say: string };
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

const onSoil = ({ soil }: Species) => `likes ${soil.charAt(0).toLowerCase()}${soil.slice(1).replace(/\.$/, '')}`;
const LIMY = /\b(?:limy|lime|alkaline|chalk|neutral)\b/i;
const DISLIKES_LIME =
  /chalk the|lime turns|lime-free|very acid|ericaceous|(?<!slightly )\bacid soil|needs acid|pH (?:below|4)/i;

function rankOnLime(plant: Species): number {
  if (DISLIKES_LIME.test(plant.soil)) return 3;
  if (isFor('chalk', plant) || (LIMY.test(plant.soil) && !/acid/i.test(plant.soil))) return 0;
  return /acid/i.test(plant.soil) ? 2 : 1;
}

const WET = /\b(?:boggy|waterlogged|soggy|swampy)\b|\bwet\b(?! (?:feet|leaves|leaf))/;

function rankOnWet(plant: Species): number {
  if (isFor('wet', plant)) return 0;
  return /drain|grit|sand|lean|never stand/i.test(plant.soil) ? 2 : 1;
}

function rankOnClay(plant: Species): number {
  if (isFor('clay', plant) || isFor('wet', plant)) return 0;
  return plant.watering.class === 'dry' || /grit|sand|lean|poor/i.test(plant.soil) ? 2 : 1;
}

/** By what plants are compared that a question names: what the garden is like first. */
const SCALES: readonly Scale[] = [
  {
    asked: /\b(?:chalk\w*|lim(?:e|y)|limestone|alkaline|high ph)\b/,
    isGiven: true,
    unsuited: { from: 3, say: 'grow it in a pot of ericaceous (lime-free) mix and water it with rain water' },
    says: 'copes better with limy soil',
    of: rankOnLime,
    inWords: onSoil,
  },
  {
    asked: WET,
    isGiven: true,
    unsuited: { from: 2, say: 'plant it on a mound with a third of grit, or in a pot' },
    says: 'copes better with wet soil',
    of: rankOnWet,
    inWords: onSoil,
  },
  {
    asked:
      /\b(?:[2-5]|two|three|four|five)(?: ?- ?\d)? ?(?:h|hours?)\b.*\bsun|\bhalf(?: a)?[- ]day\b|\bmorning sun|\beast\b/,
    isGiven: true,
    unsuited: { from: 2, say: 'give it a place with six hours of sun or more' },
    says: 'copes better with a few hours of sun',
    of: ({ light }) => (light.accepted.includes('medium') ? 0 : light.accepted.includes('bright_indirect') ? 1 : 2),
    inWords: (plant) => `grows best in ${LIGHT[plant.light.preferred]}, and accepts ${lit(plant)}`,
  },
  {
    asked: /\b(?:clay|heavy soil)\b/,
    isGiven: true,
    unsuited: { from: 2, say: 'plant it on a mound with a third of grit, or in a pot' },
    says: 'copes better with heavy soil',
    of: rankOnClay,
    inWords: onSoil,
  },
  {
    asked: /\b(?:sandy|sand|dry soil|dry garden|dry spot|dry bed)\b/,
    isGiven: true,
    says: 'copes better with dry soil',
    of: ({ watering }) => WATERING_CLASSES.indexOf(watering.class),
    inWords: onSoil,
  },
  {
    asked: /\b(?:acid|acidic)\b/,
    isGiven: true,
    says: 'fits acid soil better',
    of: (plant) => -rankOnLime(plant),
    inWords: onSoil,
  },
  {
    asked:
      /\b(?:least|less|little|fewest) (?:\w+ )?(?:water|watering|thirsty)|\b(?:longest|survives?|cope|go|drought|dry|forget\w*)\b.*\b(?:water\w*|drought|dry|forget\w*)\b|\b(?:travel\w*|neglect\w*|never home|often away|away a lot)\b/,
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

/**
 * Which of the named plants fits best, with what the records say of all; null where they are compared by nothing known.
 * What the garden is like decides before what is easier or smaller.
 */
export function comparisonOf(named: readonly Species[], { plain, harm }: Question): string | null {
  const asked = SCALES.filter(({ asked: words }) => words.test(plain));
  const scales = asked.some(({ isGiven }) => isGiven)
    ? [...asked.filter(({ isGiven }) => isGiven), ...asked.filter(({ isGiven }) => !isGiven)].slice(0, MOST_SCALES)
    : asked.slice(0, 1);
  const [first] = scales;
  if (!first || named.length < 2) return null;
  const sorted = named.toSorted((one, other) => {
    const deciding = scales.find((scale) => rankOn(scale, one) !== rankOn(scale, other));
    return deciding ? rankOn(deciding, one) - rankOn(deciding, other) : 0;
  });
  const figures = sorted
    .map(
      (plant) =>
        `- ${nameOf(plant)}: ${[...scales.map(({ inWords }) => inWords(plant)), ...harmIn(plant, harm)].join('; ')}`,
    )
    .join('\n');
  return `${verdictOf(sorted, scales, first)}\n\n${figures}`;
}

/** To whom of those that are spoken of the plant is toxic, or not known to be safe. */
function harmIn({ toxicity }: Species, harm: Question['harm']): string[] {
  return (harm?.eaters ?? []).flatMap((eater) => {
    if (toxicity[eater] === 'yes') return [`toxic to ${eater}`];
    return toxicity[eater] === 'no' ? [] : [`not known to be safe for ${eater}`];
  });
}

/** Two facts are as much as a verdict can weigh. */
const MOST_SCALES = 2;

function rankOn(scale: Scale, plant: Species): number {
  return scale.of(plant) ?? Number.POSITIVE_INFINITY;
}

function verdictOf(sorted: readonly Species[], scales: readonly Scale[], first: Scale): string {
  const isUnsuited = ({ unsuited }: Scale, plant: Species) =>
    unsuited !== undefined && (first.of(plant) ?? 0) >= unsuited.from;
  if (first.unsuited && sorted.every((plant) => isUnsuited(first, plant)))
    return `**${sorted.length === 2 ? 'Neither of them' : 'None of them'}** suits that. If you want one, ${first.unsuited.say}.`;
  const deciding = scales.find((scale) =>
    sorted.some((plant) => rankOn(scale, plant) !== rankOn(scale, sorted[0] ?? plant)),
  );
  if (!deciding) return `${sorted.length === 2 ? 'Both' : 'All of them'} do equally well there.`;
  const best = sorted.filter((plant) => rankOn(deciding, plant) === rankOn(deciding, sorted[0] ?? plant));
  const says = best.length > 1 ? deciding.says.replace(/^(\w+?)e?s\b/, (verb) => PLURAL[verb] ?? verb) : deciding.says;
  const unfit = sorted.filter((plant) => isUnsuited(first, plant)).map(shortName);
  const remedy =
    unfit.length > 0 && first.unsuited ? ` ${listed(unfit, 'and')} does not suit it: ${first.unsuited.say}.` : '';
  return `**${listed(best.map(shortName), 'and')}** ${says}.${remedy}`;
}

const PLURAL: Readonly<Record<string, string>> = {
  needs: 'need',
  manages: 'manage',
  takes: 'take',
  stands: 'stand',
  stays: 'stay',
  grows: 'grow',
  is: 'are',
  copes: 'cope',
  fits: 'fit',
};
