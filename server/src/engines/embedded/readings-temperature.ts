import { numbersIn, plainFigures } from './readings-number.ts';
import { span } from './sheet-lines.ts';

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
  const unit = named ?? (Math.max(...numbers) >= FAHRENHEIT_FROM ? 'F' : 'C');
  const celsius = numbers.map((number) => (unit === 'F' ? toCelsius(number) : number));
  const low = Math.min(...celsius);
  const high = Math.max(...celsius);
  if (low < COLDEST || high > HOTTEST) return null;
  return { low, high, unit, assumed: named === null };
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
