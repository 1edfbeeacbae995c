/** An area that the gardener gives; its sides in m where they are told. */
export interface Area {
  squareMeters: number;
  sides: readonly [number, number] | null;
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const LENGTH = '(m|met(?:er|re)s?|cm|ft|feet|foot)?';
const SIDES = new RegExp(`${NUMBER} ?${LENGTH} ?(?:x|×|by|\\*) ?${NUMBER} ?${LENGTH}(?![a-z])`, 'i');
const SQUARE = new RegExp(`${NUMBER} ?(m2|m²|sqm|sq\\.? ?m\\b|square met|sq\\.? ?ft|square f)`, 'i');

/** Square feet and feet in meters. */
const FOOT = 0.3048;

/** The area that a text names: "80 square meters", "1.2 x 2.4 m"; null where it names none. */
export function areaIn(written: string): Area | null {
  const square = SQUARE.exec(written);
  if (square) {
    const figure = numberOf(square[1]);
    return { squareMeters: /f/i.test(square[2] ?? '') ? figure * FOOT ** 2 : figure, sides: null };
  }
  const sides = SIDES.exec(written);
  if (!sides) return null;
  const unit = (sides[4] ?? sides[2] ?? '').toLowerCase();
  const meters = unit === '' ? null : unit.startsWith('m') ? 1 : unit === 'cm' ? 0.01 : FOOT;
  if (meters === null) return null;
  const [one, other] = [numberOf(sides[1]) * meters, numberOf(sides[3]) * meters];
  return { squareMeters: one * other, sides: [one, other] };
}

function numberOf(written = ''): number {
  return Number(written.replace(',', '.'));
}
