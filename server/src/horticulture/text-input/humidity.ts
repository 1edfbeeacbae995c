import { numbersIn, plainFigures } from './number.ts';

/**
 * The relative humidity in percent that a text states: "45%", "45 % rh", "40–50 %" (its middle), or as a share, "0.45",
 * which is how a figure from 0 to 1 with decimals and without a percent sign is read. Never outside of 0 to 100; null
 * where no figure is.
 */
export function readHumidity(text: string): number | null {
  const plain = plainFigures(text);
  const numbers = numbersIn(plain).slice(0, 2);
  const [first] = numbers;
  if (first === undefined) return null;
  const middle = (Math.min(...numbers) + Math.max(...numbers)) / 2;
  const percent = isShare(plain, numbers) ? middle * 100 : middle;
  return Math.min(100, Math.max(0, Math.round(percent * 10) / 10));
}

function isShare(text: string, numbers: readonly number[]): boolean {
  return !/%|percent|pct/.test(text) && /\d\.\d/.test(text) && numbers.every((number) => number >= 0 && number <= 1);
}
