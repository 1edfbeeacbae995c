import { MONTH_NAMES, monthName } from '@plantcare/contract/month-names.ts';
import type { Hemisphere } from '@plantcare/contract/seasons.ts';
import { isFromSouth } from './text-input/southern-places.ts';

const MONTHS_OF_A_YEAR = 12;
const HALF_A_YEAR = 6;

/** A month of a record, which is written for the north, where the gardener lives; and the other way round. */
export function localMonth(month: number, hemisphere: Hemisphere): number {
  return hemisphere === 'north' ? month : ((month - 1 + HALF_A_YEAR) % MONTHS_OF_A_YEAR) + 1;
}

/** Months of a record in words, where the gardener lives: "March to May and September". */
export function monthSpans(months: readonly number[], hemisphere: Hemisphere): string {
  const local = new Set(months.map((month) => localMonth(month, hemisphere)));
  if (local.size === MONTHS_OF_A_YEAR) return 'all year';
  const spans = [...local].filter((month) => !local.has(before(month))).map((first) => [first, lastOf(first, local)]);
  return spans
    .map(([first = 1, last = 1]) => (first === last ? monthName(first) : `${monthName(first)} to ${monthName(last)}`))
    .join(' and ');
}

/** Words after a month that make it a name: "June bearers", "February daphne", 'May Night'. */
const NAMES_WITH_MONTHS = 'bearers|daphne|drop|night|queen';

/** A month by its name: no "May queen", "June-bearing" or "June drop". */
const NAMED_MONTH = new RegExp(
  String.raw`\b(?:${MONTH_NAMES.join('|')})\b(?!-\w| (?:\p{Lu}|${NAMES_WITH_MONTHS}))`,
  'gu',
);

/** What is written for the south as well, or goes by a holiday, is not turned: "in the southern hemisphere in May". */
const FOR_BOTH =
  /\b(?:southern (?:hemisphere|half)|six months later|half a year later|Christmas|Easter|Halloween|Thanksgiving|Valentine)\b/i;

/** What is said of a region of the north holds there: "in the South until mid-July". */
const OF_THE_NORTH =
  /\bthe (?:Deep |Upper |humid )?(?:South|Southeast|Southwest|North|Northeast|Northwest|Midwest|Gulf|Pacific Northwest)\b|\b(?:Texas|Florida|California|Arizona|Louisiana|Georgia|Carolina|Virginia|Tennessee|Ohio|Minnesota|Oregon|New England|US|USA|United States|UK|Britain|England|Scotland|Ireland|Germany|Canada|Europe|India|Japan)\b/;

/** A text of the knowledge, which is written for the north, with the months of where the gardener lives. */
export function inLocalMonths(text: string, hemisphere: Hemisphere): string {
  if (hemisphere === 'north' || FOR_BOTH.test(text) || isFromSouth(text)) return text;
  const names: readonly string[] = MONTH_NAMES;
  return text
    .split(/(?<=[.!?;:]) /)
    .map((sentence) =>
      OF_THE_NORTH.test(sentence)
        ? sentence
        : sentence.replaceAll(NAMED_MONTH, (name) => monthName(localMonth(names.indexOf(name) + 1, hemisphere))),
    )
    .join(' ');
}

/** Whose months a text tells that is told in the south; null where it names none, or says so itself. */
export function whoseMonths(text: string): string | null {
  if (!namesMonth(text) || /\bsouthern (?:hemisphere|half)\b/i.test(text) || isFromSouth(text)) return null;
  const isOfNorth = FOR_BOTH.test(text) || OF_THE_NORTH.test(text);
  const except = isOfNorth ? ', except where a holiday or a region of the north is named' : '';
  return `Months are those of the southern hemisphere${except}.`;
}

function namesMonth(text: string): boolean {
  return text.search(NAMED_MONTH) >= 0;
}

/** The month of a day such as `2026-05-01`. */
export function monthOf(day: string): number {
  return Number(day.slice(5, 7));
}

function before(month: number): number {
  return month === 1 ? MONTHS_OF_A_YEAR : month - 1;
}

function lastOf(first: number, months: ReadonlySet<number>): number {
  let last = first;
  while (months.has((last % MONTHS_OF_A_YEAR) + 1)) last = (last % MONTHS_OF_A_YEAR) + 1;
  return last;
}
