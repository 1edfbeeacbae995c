import { span } from '../care-sheet/needs.ts';
import { numbersIn, plainFigures } from './number.ts';

/** What was read in °C: one figure (`low` equals `high`) or a span. `unit` is what was written, or taken for it. */
export interface Temperature {
  low: number;
  high: number;
  unit: 'C' | 'F';
  /** No unit was written: it was taken by plausibility. */
  assumed: boolean;
}

/**
 * From here on a figure without unit is °F: no room and hardly any garden has 45 °C, while 45 °F (7 °C) and more is what
 * thermometers in °F show where plants live. An own rule, not measured.
 */
const FAHRENHEIT_FROM = 45;

/** Air that nobody gardens in: such a figure was misread or mistyped. */
const COLDEST = -60;
const HOTTEST = 60;

/**
 * A temperature in words, such as "72°F", "22 °C", "71.6 f", "1,5", "18–22". Figures without a unit are °C below 45 and
 * °F from there on. Null when there is none, or one that no place on earth has.
 */
export function readTemperature(text: string): Temperature | null {
  const plain = plainFigures(text);
  const named = unitOf(plain);
  const numbers = numbersIn(plain).slice(0, 2);
  if (numbers.length === 0) return null;
  const unit = named ?? likelyUnit(numbers);
  const celsius = numbers.map((number) => (unit === 'F' ? toCelsius(number) : number));
  const low = Math.min(...celsius);
  const high = Math.max(...celsius);
  if (low < COLDEST || high > HOTTEST) return null;
  return { low, high, unit, assumed: named === null };
}

const FIGURE = '(?:(?<![a-z\\d])[-–—])?(?<![\\d.])\\d{1,3}(?:\\.\\d{1,2})?';
const UNIT = '(?:celsius|centigrade|fahrenheit|c|f)\\b';
const MARK = `(?:(?:[°º]|deg(?:rees?)?\\b\\.?) ?(?:${UNIT})?|${UNIT})`;
/** One figure, or two of a span. */
const MARKED = new RegExp(`(?:${FIGURE} ?(?:${MARK})? ?(?:-|–|—|/|to|and|or) ?)?${FIGURE} ?${MARK}`, 'g');

/**
 * The temperatures among other words, in their order: figures and spans with a unit or a degree sign, for others are days,
 * hours, millimeters or chances. What has only the sign is in the unit that is named elsewhere, or in the likely one.
 */
export function temperaturesIn(text: string): Temperature[] {
  const phrases = plainFigures(text).match(MARKED) ?? [];
  const together = phrases.join(', ');
  const named = unitOf(together);
  const unit = named ?? likelyUnit(numbersIn(together));
  return phrases
    .map((phrase) => readTemperature(unitOf(phrase) === null ? `${phrase} ${unit}` : phrase))
    .filter((read) => read !== null)
    .map((read) => ({ ...read, assumed: named === null }));
}

function likelyUnit(figures: readonly number[]): Temperature['unit'] {
  return Math.max(...figures) >= FAHRENHEIT_FROM ? 'F' : 'C';
}

export function toCelsius(fahrenheit: number): number {
  return ((fahrenheit - 32) * 5) / 9;
}

export function toFahrenheit(celsius: number): number {
  return (celsius * 9) / 5 + 32;
}

/** "22 °C", and for who wrote °F "22 °C (72 °F)". */
export function temperatureWords({ low, high, unit }: Temperature): string {
  return degrees(low, high, unit);
}

/** A limit or span in °C, in °F as well where the gardener writes that. */
export function degrees(low: number, high: number, unit: Temperature['unit']): string {
  const celsius = `${span(tidy(low), tidy(high))} °C`;
  if (unit === 'C') return celsius;
  return `${celsius} (${span(Math.round(toFahrenheit(low)), Math.round(toFahrenheit(high)))} °F)`;
}

/** Tenths are more than a thermometer on a wall knows, and what is converted has more. */
function tidy(celsius: number): number {
  return Math.round(celsius * 2) / 2 + 0;
}

function unitOf(text: string): 'C' | 'F' | null {
  if (/(?:[\d°º]|deg(?:rees?)?\.?)\s*f\b|fahrenheit/.test(text)) return 'F';
  if (/(?:[\d°º]|deg(?:rees?)?\.?)\s*c\b|celsius|centigrade/.test(text)) return 'C';
  return null;
}
