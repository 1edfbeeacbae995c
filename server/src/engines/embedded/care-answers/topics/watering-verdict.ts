import { days, tellsNothing } from '../../../../horticulture/care-sheet/needs.ts';
import { daysNow } from '../../../../horticulture/care-sheet/watering.ts';
import type { CareQuery } from '../answer.ts';
import { seasonAsked } from '../season-asked.ts';
import { isInGround } from '../setting.ts';

/** Water every so many days or more often, which roots in open ground do not need, is called daily. */
const DAILY = 1.5;

const DEEPLY = {
  dry: 'every two or three weeks',
  moderate: 'once or twice a week',
  moist: 'every two or three days',
} as const;

/** How often the gardener waters, held against what the plant needs. */
interface WateringVerdict {
  frequency: 'right' | 'too often' | 'too seldom';
  /** "every 2 days" */
  interval: string;
  /** What is said of it: "too often; it usually needs water every 7–14 days". */
  judgment: string;
}

/** Null where `everyDays` is not told, or it is not known what the plant needs. */
export function wateringVerdict(query: CareQuery, everyDays: number | null): WateringVerdict | null {
  const { plant } = query;
  const span = daysNow(plant, seasonAsked(query));
  if (everyDays === null || tellsNothing(span)) return null;
  const every = Math.round(everyDays);
  const interval =
    everyDays < 1 ? 'more than once a day' : `every ${days({ min: every, max: every }).replace(/^1 day$/, 'day')}`;
  if (everyDays <= DAILY && isInGround(query))
    return {
      frequency: 'too often',
      interval,
      judgment: `too often in open ground; water deeply ${DEEPLY[plant.watering.class]} in dry weather instead. Only pots, seedlings and what was just planted may need it daily.`,
    };
  if (everyDays < span.min * 0.75)
    return {
      frequency: 'too often',
      interval,
      judgment: `too often; it usually needs water every ${days(span)}, once the soil is dry enough.`,
    };
  if (everyDays > span.max * 1.4)
    return { frequency: 'too seldom', interval, judgment: `too seldom; it usually needs water every ${days(span)}.` };
  return { frequency: 'right', interval, judgment: 'about right, as long as the soil is checked first.' };
}
