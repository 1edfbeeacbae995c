import { plainFigures } from './number.ts';

/**
 * What the words for a pot mean in cm across. Own figures, after the sizes that pots are sold in: 9–12 cm for what is
 * called small, 15–19 for medium, 24–30 for large.
 */
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:tiny|mini|thumb|very small|extra[- ]small|xs)\b/, 7],
  [/\b(?:small|little|s)\b/, 11],
  [/\b(?:huge|giant|very large|very big|extra[- ]large|xl|xxl|tub|planter|barrel)\b/, 40],
  [/\b(?:large|big|l)\b/, 27],
  [/\b(?:medium|middle|mid|average|normal|standard|m)\b/, 17],
];

const LENGTH =
  /((?<!\d)\d{1,4}(?:\.\d{1,2})?)(?:-|by|x|×|\s)*(mm|millimet\w+|cm|centimet\w+|inch(?:es)?|in\b|''|"|”|″|ft\b|feet|foot|m\b|met(?:er|re)s?\b)/;
const VOLUME = /((?<!\d)\d{1,4}(?:\.\d{1,2})?)\s*-?\s*(l\b|lit(?:er|re)s?|gal\b|gallons?)/;

const LITERS_OF_A_GALLON = 3.785;
const SMALLEST = 3;
const LARGEST = 150;

/**
 * How far a pot is across, in cm, from what its gardener wrote: "15 cm", '6"', "2 gallon", "large". A bare number is not
 * read, since half of all gardeners count in inches. Null when nothing is said, or no pot is like that.
 */
export function potDiameter(text: string): number | null {
  const plain = plainFigures(text);
  const measured = lengthIn(plain) ?? acrossOf(volumeIn(plain));
  if (measured !== null) return measured >= SMALLEST && measured <= LARGEST ? measured : null;
  return WORDS.find(([word]) => word.test(plain))?.[1] ?? null;
}

function lengthIn(text: string): number | null {
  const [, figure, unit] = LENGTH.exec(text) ?? [];
  if (figure === undefined || unit === undefined) return null;
  return Number(figure) * centimeters(unit);
}

/** @returns how many cm the unit is. */
export function centimeters(unit: string): number {
  if (/^(?:mm|milli)/.test(unit)) return 0.1;
  if (/^(?:cm|centi)/.test(unit)) return 1;
  if (/^f/.test(unit)) return 30.48;
  if (/^m/.test(unit)) return 100;
  return 2.54;
}

function volumeIn(text: string): number | null {
  const [, figure, unit] = VOLUME.exec(text) ?? [];
  if (figure === undefined || unit === undefined) return null;
  return Number(figure) * (unit.startsWith('g') ? LITERS_OF_A_GALLON : 1);
}

/** A pot as wide as it is high holds 0.6 of its cube, since it narrows towards its foot: an own rule of thumb. */
function acrossOf(liters: number | null): number | null {
  return liters === null ? null : Math.cbrt((liters * 1000) / 0.6);
}
