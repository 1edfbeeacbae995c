import type { PhotoColor, TRAITS } from '@plantcare/contract/identification-key.ts';

/** CSS backgrounds. Colors of plants, not of the page, so they are the same in both themes. */
type Color = string;
type FlowerColor = Exclude<(typeof TRAITS)['flower_color'][number], 'rarely'>;

export const LEAF_COLORS: Readonly<Record<(typeof TRAITS)['leaf_color'][number], Color>> = {
  light_green: '#a3cc5c',
  mid_green: '#5a9a43',
  dark_green: '#23512c',
  blue_gray: '#85a39a',
  silver: '#c9cfc8',
  yellow: '#d9cf3f',
  purple: '#5e2447',
  bronze: '#83552f',
};

const FLOWERS = {
  white: '#fbf7ea',
  yellow: '#f4cf36',
  orange: '#ee8a2e',
  red: '#c9292f',
  pink: '#ec8fae',
  purple: '#8a55a8',
  blue: '#4a73c4',
  green: '#96a854',
};

export const FLOWER_COLORS: Readonly<Record<FlowerColor, Color>> = {
  ...FLOWERS,
  several: `conic-gradient(${FLOWERS.yellow} 25%, ${FLOWERS.red} 0 50%, ${FLOWERS.purple} 0 75%, ${FLOWERS.white} 0)`,
};

export const PHOTO_SWATCHES: Readonly<Record<PhotoColor, Color>> = {
  green: LEAF_COLORS.mid_green,
  yellow: FLOWERS.yellow,
  variegated: `linear-gradient(135deg, ${LEAF_COLORS.mid_green} 50%, ${FLOWERS.white} 0)`,
  white: FLOWERS.white,
  silver: LEAF_COLORS.silver,
  purple: FLOWERS.purple,
  pink: FLOWERS.pink,
  red: FLOWERS.red,
  orange: FLOWERS.orange,
  blue: FLOWERS.blue,
  brown: LEAF_COLORS.bronze,
};
