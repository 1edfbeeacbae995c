import {
  PHOTO_COLORS,
  type PhotoColor,
  type PhotoColors,
  TRAITS,
  type Trait,
} from '@plantcare/contract/identification-key.ts';

/** Values of a trait, one of which the photo suggests. */
export interface PhotoEvidence {
  trait: Trait;
  values: readonly string[];
}

/** Shares in percent from which a color counts as one of the plant, and as most of it. */
const SOME = 5;
const MUCH = 15;
const MOST = 50;

/** Leaves rarely have these colors, so a few percent of them mean a flower. */
const FLOWER_COLORS = ['red', 'orange', 'blue', 'pink'] as const;

const WORDS: Record<PhotoColor, string> = {
  green: 'green',
  yellow: 'yellow',
  variegated: 'green with white or yellow in it',
  white: 'white',
  silver: 'silver',
  purple: 'purple',
  pink: 'pink',
  red: 'red',
  orange: 'orange',
  blue: 'blue',
  brown: 'brown',
};

/** What colors alone say about a plant. It is little, because light, age and illness change them. */
export function photoEvidence(seen: PhotoColors): PhotoEvidence[] {
  const share = (color: PhotoColor) => seen[color] ?? 0;
  const flowers = FLOWER_COLORS.filter((color) => share(color) >= SOME && share(color) < MOST);
  const evidence: PhotoEvidence[] = [];
  if (share('purple') >= MOST) evidence.push({ trait: 'leaf_color', values: ['purple', 'bronze'] });
  else if (share('silver') >= MOST) evidence.push({ trait: 'leaf_color', values: ['silver', 'blue_gray'] });
  else if (share('green') >= MOST) {
    evidence.push({ trait: 'leaf_color', values: ['light_green', 'mid_green', 'dark_green', 'blue_gray'] });
  }
  if (share('variegated') >= MUCH) {
    evidence.push({
      trait: 'pattern',
      values: ['pale_edge', 'pale_patches', 'stripes', 'silver_marks', 'veins', 'dots'],
    });
  }
  if (flowers.length > 0) evidence.push({ trait: 'flower_color', values: [...flowers, 'several'] });
  return evidence;
}

/**
 * Like `likelihood`, for a plant whose answers have these probabilities. The photo is assumed to be right about the trait
 * with the probability `TRUST`, and to say nothing otherwise.
 */
export function photoLikelihood({ trait, values }: PhotoEvidence, probability: (value: string) => number): number {
  const meant = values.reduce((sum, value) => sum + probability(value), 0);
  return TRUST * meant + (1 - TRUST) * (values.length / TRAITS[trait].length);
}

const TRUST = 0.4;

/** The colors of the photo in a sentence; null if there are none. */
export function photoInWords(seen: PhotoColors): string | null {
  const [most, ...others] = PHOTO_COLORS.filter((color) => (seen[color] ?? 0) >= SOME).sort(
    (one, other) => (seen[other] ?? 0) - (seen[one] ?? 0),
  );
  if (most === undefined) return null;
  const rest = others.slice(0, 2).map((color) => WORDS[color]);
  const also = rest.length > 0 ? `, and some ${rest.join(' and ')}` : '';
  return `The photo shows mostly ${WORDS[most]}${also}. Colors alone do not identify a plant, so this counts little.`;
}
