import { toFahrenheit, toInches, toMilesPerHour, type Units } from '@plantcare/contract/units.ts';

const NUMBER = '[−-]?\\d{1,4}(?:\\.\\d{1,2})?';
const BETWEEN = ' ?(?:–|—|-|×|\\bto\\b|\\band\\b|\\bor\\b) ?';
/** One figure, or the two of a span. */
const FIGURE = `(?<![\\d.,/]|\\d[–-])(?<first>${NUMBER})(?:(?<between>${BETWEEN})(?<second>${NUMBER}))?`;

/** What stands around a figure. */
interface Context {
  before: string;
  after: string;
}

/** A kind of figures, and how the one or two of a span are written in US units. */
interface Kind {
  pattern: RegExp;
  inUs(figures: readonly number[], context: Context): { words: string[]; unit: string };
}

const FEET_FROM_INCHES = 36;
/** Below these a length is given in halves and tenths of an inch. */
const HALVES_BELOW = 4;
const TENTHS_BELOW = 0.75;

// Speeds come before lengths, whose unit is the beginning of theirs.
const KINDS: readonly Kind[] = [
  { pattern: new RegExp(`${FIGURE} ?°C(?!\\w)`, 'g'), inUs: temperatures },
  // A liter on a square meter is a millimeter of water.
  {
    pattern: new RegExp(`${FIGURE} lit(?:er|re)s? per square met(?:er|re)`, 'g'),
    inUs: (amounts) => ({ ...rain(amounts), unit: 'in of water' }),
  },
  { pattern: new RegExp(`${FIGURE} mm\\b(?!²)`, 'g'), inUs: rain },
  { pattern: new RegExp(`${FIGURE} ?cm\\b(?!²)`, 'g'), inUs: (lengths) => sizes(lengths.map((cm) => cm * 10)) },
  {
    pattern: new RegExp(`${FIGURE} m/s\\b`, 'g'),
    inUs: (speeds) => ({ words: speeds.map(toMilesPerHour).map(whole), unit: 'mph' }),
  },
  { pattern: new RegExp(`${FIGURE} m\\b(?![/²])`, 'g'), inUs: (lengths) => sizes(lengths.map((m) => m * 1000)) },
];

/** "22 °C (72 °F)" or "72 °F (22 °C)": the same figure twice. */
const CELSIUS = '[−-]?[\\d.]+(?:–[−-]?[\\d.]+)? °C';
const FAHRENHEIT = '(?<us>[−-]?[\\d.]+(?:–[−-]?[\\d.]+)? °F)';
const IN_BOTH = [
  new RegExp(`${CELSIUS} \\(${FAHRENHEIT}\\)`, 'g'),
  new RegExp(`${FAHRENHEIT} \\(${CELSIUS}\\)`, 'g'),
] as const;

/** What “somebody wrote” stays as it is. */
const QUOTED = /(“[^”]*”)/;

/**
 * A text of the server, whose figures are metric, with temperatures, lengths, rain and wind in these units. Converted
 * figures are rounded to what is read off a thermometer or a ruler.
 */
export function inUnits(text: string, units: Units): string {
  if (units === 'metric') return text;
  return text
    .split(QUOTED)
    .map((part) => (part.startsWith('“') ? part : inUs(part)))
    .join('');
}

/** Fields with the gardener's own words. */
const OWN_WORDS: ReadonlySet<string> = new Set(['asked', 'name']);

/** An answer with all its texts in these units, except what the gardener wrote. */
export function answerInUnits<T>(answer: T, units: Units): T {
  return units === 'metric' ? answer : (eachText(answer, units) as T); // The same shape with other texts.
}

function eachText(value: unknown, units: Units): unknown {
  if (typeof value === 'string') return inUnits(value, units);
  if (Array.isArray(value)) return value.map((item) => eachText(item, units));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, OWN_WORDS.has(key) ? field : eachText(field, units)]),
  );
}

function inUs(text: string): string {
  const once = IN_BOTH.reduce((shorter, pattern) => shorter.replace(pattern, '$<us>'), text);
  return KINDS.reduce((result, kind) => result.replace(kind.pattern, (...match) => figureInUs(kind, match)), once);
}

function figureInUs({ inUs }: Kind, match: readonly unknown[]): string {
  // The last three arguments of a replacer whose pattern has named groups.
  const [offset, text, groups] = match.slice(-3) as [number, string, Record<string, string | undefined>];
  const end = offset + String(match[0]).length;
  const figures = [groups.first, groups.second].filter((figure) => figure !== undefined);
  const { words, unit } = inUs(
    figures.map((figure) => Number(figure.replace('−', '-'))),
    { before: text.slice(0, offset), after: text.slice(end) },
  );
  const [first, second = first] = words;
  // "2 inches in the soil" rather than "2 in in".
  const readable = unit === 'in' && /^ in\b/.test(text.slice(end)) ? 'inches' : unit;
  return `${first === second ? first : `${first}${groups.between}${second}`} ${readable}`;
}

function temperatures(figures: readonly number[], context: Context): { words: string[]; unit: string } {
  const zero = isDifference(context) ? toFahrenheit(0) : 0;
  return { words: figures.map((celsius) => whole(toFahrenheit(celsius) - zero)), unit: '°F' };
}

/** "10 °C cooler" or "by 2–4 °C", but not "at 25 °C more water". */
function isDifference({ before, after }: Context): boolean {
  if (/\b(?:by|drop of|rise of|difference of)(?: about| up to| at least)? $/.test(before)) return true;
  const isLevel = /\b(?:at|above|below|under|over|from|of)(?: about)? $/i.test(before);
  return !isLevel && /^ (?:cooler|colder|warmer|hotter|less|more|lower|higher)\b/.test(after);
}

/** In inches with the one decimal of a rain gauge, or two where that would be nothing. */
function rain(figures: readonly number[]): { words: string[]; unit: string } {
  const lengths = figures.map(toInches);
  return { words: lengths.map((length) => written(length, length > 0 && length < 0.1 ? 2 : 1)), unit: 'in' };
}

/** Lengths in mm, in feet where the longest is a yard. */
function sizes(figures: readonly number[]): { words: string[]; unit: string } {
  const lengths = figures.map(toInches);
  const inFeet = Math.max(...lengths) >= FEET_FROM_INCHES;
  return { words: lengths.map((length) => sizeWords(inFeet ? length / 12 : length)), unit: inFeet ? 'ft' : 'in' };
}

function sizeWords(length: number): string {
  if (length < TENTHS_BELOW) return written(length, 1);
  return length < HALVES_BELOW ? written(Math.round(length * 2) / 2, 1) : whole(length);
}

function whole(figure: number): string {
  return written(figure, 0);
}

function written(figure: number, decimals: number): string {
  return String(Number(figure.toFixed(decimals)) + 0).replace('-', '−');
}
