import type { Figure } from '../../../../knowledge/figures.ts';
import { areaIn } from './area.ts';

/** What a figure per square meter comes to on the area that the gardener gives: "For 80 m² that is 8–20 kg." */
export function totalFor(amount: NonNullable<Figure['amount']>, written: string): string | null {
  const [from, to, unit] = amount;
  if (!unit.endsWith(' per m²')) return null;
  const area = areaIn(written)?.squareMeters ?? null;
  if (area === null || area <= 1) return null;
  const isGrams = unit.startsWith('g ');
  const [low, high] = [from * area, to * area];
  const inKilos = isGrams && high >= 1000;
  const name = inKilos ? 'kg' : unit.replace(' per m²', '');
  const [min, max] = inKilos ? [low / 1000, high / 1000] : [low, high];
  return `For ${rounded(area)} m² that is ${min === max ? rounded(min) : `${rounded(min)}–${rounded(max)}`} ${name}.`;
}

/** What a distance in cm makes room for in a bed whose sides are given: "A bed of 1.2 × 2.4 m takes about 2–3 of them." */
export function roomFor([from, to, unit]: NonNullable<Figure['amount']>, written: string): string | null {
  const sides = areaIn(written)?.sides;
  if (unit !== 'cm' || !sides) return null;
  const [least, most] = [to, from].map((apart) => countOn(sides, apart / 100));
  if (least === undefined || most === undefined || most > MOST_COUNTED) return null;
  const count = least === most ? `${least}` : `${least}–${most}`;
  const has = Number(/\b(\d{1,2}) (?:plants?|of them)\b/.exec(written)?.[1] ?? 0);
  const tooMany = has > most ? `, so ${has} are too many: they shade each other, fall ill and bear little` : '';
  return `A bed of ${rounded(sides[0])} × ${rounded(sides[1])} m takes about ${count} of them${tooMany}.`;
}

/** More plants than this nobody counts one by one. */
const MOST_COUNTED = 40;

/** Plants in a square grid, each with the whole distance for itself. */
function countOn(sides: readonly [number, number], apart: number): number {
  return sides.reduce((count, side) => count * Math.max(1, Math.floor(side / apart)), 1);
}

/** To two significant digits: nobody measures a dose in the garden more precisely. */
function rounded(figure: number): string {
  return `${Number(figure.toPrecision(2))}`;
}
