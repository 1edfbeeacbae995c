import { isFrostTender } from '../../../../horticulture/care-sheet/light-needs.ts';
import { degrees } from '../../../../horticulture/care-sheet/needs.ts';
import { localMonth, monthOf } from '../../../../horticulture/months.ts';
import { type GeneralQuery, isAboutKnownPlant } from '../answer.ts';
import { PhraseFinder, phrase } from '../intent/phrases.ts';
import type { Token } from '../intent/tokens.ts';
import { tellingSigns } from '../topics/problems/symptoms.ts';
import { NIGHTS_FOR_OUTSIDE } from './cold-effect.ts';
import type { Verdict } from './verdict.ts';

const INSIDE = finderOf([
  'inside',
  'indoors',
  'windowsill',
  'window sill|ledge',
  'room',
  'kitchen',
  'house',
  'apartment',
]);
const OUTSIDE = finderOf(['outside', 'outdoors', 'balcony', 'terrace', 'patio', 'garden', 'porch', 'deck']);

/** The months, as in the north, in which tender plants may be outside day and night. */
const SUMMER = [6, 7, 8];
/** May and September: as long as the nights are warm. */
const BETWEEN = [5, 9];

/** "Window sill or balcony in April?": inside or outside, by the time of year. */
export function insideOrOutsideVerdict(query: GeneralQuery): Verdict | null {
  if (!isAboutKnownPlant(query) || tellingSigns(query.question).length > 0) return null;
  const { plant, question, circumstances } = query;
  const { alternatives, month } = question.facts;
  if (question.form !== 'choice' || alternatives === null || question.facts.temperature !== null) return null;
  const { one, other } = alternatives;
  const isOffered = (says(INSIDE, one) && says(OUTSIDE, other)) || (says(OUTSIDE, one) && says(INSIDE, other));
  if (!isOffered) return null;
  if (!isFrostTender(plant))
    return plant.category === 'house_plant'
      ? null
      : verdict('Outside: it is hardy, and rooms are too warm and dark for it in the long run.');
  const now = localMonth(month ?? monthOf(circumstances.today), circumstances.hemisphere);
  const nights = degrees(Math.max(plant.temperature.min + 2, NIGHTS_FOR_OUTSIDE));
  if (SUMMER.includes(now))
    return verdict(`Outside does it good in summer, while nights stay above ${nights}; start in shade for 7–10 days.`);
  return verdict(
    BETWEEN.includes(now)
      ? `Outside only while nights stay above ${nights}; in a colder night bring it in. A frost would kill it.`
      : `Inside, at the brightest window: nights are too cold for it outside, and frost would kill it. It may go out when nights stay above ${nights}.`,
  );
}

function verdict(text: string): Verdict {
  return { paragraph: { lead: '', text }, covered: ['outdoors', 'temperature'] };
}

function finderOf(phrases: readonly string[]): PhraseFinder<true> {
  return new PhraseFinder(phrases.map((written) => phrase(written, true as const)));
}

function says(finder: PhraseFinder<true>, tokens: readonly Token[]): boolean {
  return finder.in(tokens).length > 0;
}
