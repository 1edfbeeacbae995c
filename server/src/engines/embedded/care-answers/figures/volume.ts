/** A bed, box or layer that is to be filled. */
export interface Volume {
  liters: number;
  /** Its sides in m: length, width and depth; null where only an area is told. */
  sides: readonly [number, number, number] | null;
  /** In m. */
  depth: number;
  /** How many of them there are. */
  count: number;
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const UNIT = String.raw`(?: ?-?(mm|cm|centimet\w+|m|met(?:er|re)s?|ft|feet|foot|in|inch(?:es)?|"|')(?![a-z0-9²]))?`;
const BY = String.raw` ?(?:x|×|by|\*) ?`;
const BETWEEN = '(?:,| and| it is| is| are|-)*? ?';
const DEEP = '(?:high|tall|deep|depth|height|thick)';
/** "2 x 1 x 0.4 m". */
const THREE_SIDES = new RegExp(`${NUMBER}${UNIT}${BY}${NUMBER}${UNIT}${BY}${NUMBER}${UNIT}`, 'i');
/** "2 m x 1 m and 40 cm high". */
const TWO_SIDES = new RegExp(
  `${NUMBER}${UNIT}${BY}${NUMBER}${UNIT}${BETWEEN}(?:\\w+ ){0,3}?${NUMBER}${UNIT} ?-?${DEEP}`,
  'i',
);
/** "2 m long, 1 m wide and 40 cm high". */
const NAMED_SIDES = new RegExp(
  `${NUMBER}${UNIT} ?-?long[^0-9]{1,8}${NUMBER}${UNIT} ?-?wide[^0-9]{1,12}${NUMBER}${UNIT} ?-?${DEEP}`,
  'i',
);
/** "10 m² 5 cm deep". */
const AREA = new RegExp(
  `${NUMBER} ?(?:m2|m²|sqm|square met\\w+)${BETWEEN}(?:\\w+ ){0,3}?${NUMBER}${UNIT} ?-?${DEEP}`,
  'i',
);

const METERS: Readonly<Record<string, number>> = {
  mm: 0.001,
  c: 0.01,
  m: 1,
  f: 0.3048,
  "'": 0.3048,
  i: 0.0254,
  '"': 0.0254,
};
const LITERS_PER_CUBIC_METER = 1000;

/** The volume that a text gives by its sides, each with its unit or that of the next; null where it gives none. */
export function volumeIn(written: string): Volume | null {
  const [, length, lengthUnit, width, widthUnit, depth, depthUnit] =
    THREE_SIDES.exec(written) ?? TWO_SIDES.exec(written) ?? NAMED_SIDES.exec(written) ?? [];
  const count = countIn(written);
  if (length !== undefined) {
    const last = metersIn(depthUnit);
    // "4x8x12 inch": nobody fills a bed of 4 inches, so the two first sides are in feet.
    const isMixed =
      widthUnit === undefined && lengthUnit === undefined && isInches(depthUnit) && isFeet(length, width, depth);
    const middle = metersIn(widthUnit) ?? metersIn(lengthUnit) ?? (isMixed ? METERS.f : undefined) ?? last;
    const first = metersIn(lengthUnit) ?? middle;
    if (first === null || middle === null || last === null) return null;
    const sides = [numberOf(length) * first, numberOf(width) * middle, numberOf(depth) * last] as const;
    const liters = sides[0] * sides[1] * sides[2] * LITERS_PER_CUBIC_METER * count;
    return { liters, sides, depth: sides[2], count };
  }
  const [, area, thickness, thicknessUnit] = AREA.exec(written) ?? [];
  const unit = metersIn(thicknessUnit);
  if (area === undefined || unit === null) return null;
  const deep = numberOf(thickness) * unit;
  return { liters: numberOf(area) * deep * LITERS_PER_CUBIC_METER * count, sides: null, depth: deep, count };
}

function isInches(unit: string | undefined): boolean {
  return unit !== undefined && /^(?:in|")/i.test(unit);
}

/** A bed that is filled is hardly narrower than this in inches, nor longer than that in feet. */
const NARROWEST_IN_INCHES = 4;
const LONGEST_IN_FEET = 20;

function isFeet(length: string, width = '', depth = ''): boolean {
  const sides = [numberOf(length), numberOf(width)];
  const narrow = Math.min(...sides);
  return narrow <= NARROWEST_IN_INCHES && Math.max(...sides) <= LONGEST_IN_FEET && numberOf(depth) > narrow;
}

function metersIn(unit: string | undefined): number | null {
  if (unit === undefined) return null;
  const name = unit.toLowerCase();
  return METERS[name] ?? METERS[name.charAt(0)] ?? null;
}

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

/** "3 beds of 1.2 x 2.4 m": how many are to be filled. */
function countIn(written: string): number {
  const [, said = ''] =
    /\b(\d|two|three|four|five|six) (?:\w+ )?(?:beds|boxes|planters|troughs|containers)\b/i.exec(written) ?? [];
  return COUNTS[said.toLowerCase()] ?? (Number(said) || 1);
}

function numberOf(written = ''): number {
  return Number(written.replace(',', '.'));
}
