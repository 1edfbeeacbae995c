import type { FlowerColor } from '../../../../horticulture/plant-lists/look-criteria.ts';
import { PhraseFinder, phrase } from './phrases.ts';
import type { Token } from './tokens.ts';

const COLORS = ['white', 'yellow', 'orange', 'red', 'pink', 'purple', 'blue'] as const satisfies readonly FlowerColor[];

const colors = new PhraseFinder(
  COLORS.map((color) => phrase<FlowerColor>(`${color} flower|flowering|bloom|blossom|perennial|climber|annual`, color)),
);

/** The color of flowers that is wanted, null where none is named. */
export function flowerColorIn(tokens: readonly Token[]): FlowerColor | null {
  return colors.in(tokens)[0]?.meaning ?? null;
}

const MOST =
  /(?:under|below|less than|(?:no|not) (?:taller|higher|more|bigger|larger) than|(?:no|not|never) (?:above|over)|max(?:imum|\.)?(?: of)?|up to|shorter than|smaller than|within)\s*/;
const LEAST =
  /(?:(?<!(?:no|not|never) )(?:over|above)|more than|at least|taller than|higher than|min(?:imum|\.)?(?: of)?)\s*/;
const ABOUT = /(?:about|around|roughly|approx(?:imately|\.)?|some|ca\.?|~)\s*/;
/** "About 50 cm" is from 30 to 70. */
const TOLERANCE = 0.4;
const FIGURE =
  /(\d+(?:\.\d+)?)\s*(cm|centimet(?:er|re)s?|m|met(?:er|re)s?|ft|feet|foot|in|inch(?:es)?)\b(?! (?:wide|long|deep|apart|away|from|pot))/;

/** How tall a plant may grow, in cm; null where no limit is given. */
export function heightIn(text: string): { min?: number; max?: number } | null {
  const about = lengthAfter(ABOUT, text);
  if (about !== null) return { min: Math.round(about * (1 - TOLERANCE)), max: Math.round(about * (1 + TOLERANCE)) };
  const max = lengthAfter(MOST, text);
  const min = lengthAfter(LEAST, text);
  if (max === null && min === null) return null;
  return { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) };
}

function lengthAfter(limit: RegExp, text: string): number | null {
  const [, figure, unit] = new RegExp(limit.source + FIGURE.source, 'i').exec(text) ?? [];
  if (figure === undefined || unit === undefined) return null;
  return Number(figure) * centimetersIn(unit.toLowerCase());
}

function centimetersIn(unit: string): number {
  if (unit.startsWith('c')) return 1;
  if (unit.startsWith('m')) return 100;
  return unit.startsWith('f') ? 30.5 : 2.54;
}
