import { SEASONS, type Season } from '@plantcare/contract/species.ts';
import { readSeason } from '../text-input/season.ts';
import { activeSeasons, daysUntil, middle, type ScheduleCase, type TaskDraft } from './case.ts';

const DAYS_OF_A_YEAR = 365;
const MONTHS_OF_A_YEAR = 12;
/** A plant that is cut again sooner has not yet regrown. */
const REGROWS_DAYS = 28;

const MONTHS: Readonly<Record<string, Season>> = {
  March: 'spring',
  April: 'spring',
  May: 'spring',
  June: 'summer',
  July: 'summer',
  August: 'summer',
  September: 'autumn',
  October: 'autumn',
};

/** Repotting when it is due by its last date and the species' rhythm, where possible as growth begins. */
export function repottingTasks(scheduleCase: ScheduleCase): TaskDraft[] {
  const { needs, keeping, sinceRepot } = scheduleCase;
  if (needs.repottingYears === null || keeping.place.openGround || scheduleCase.seasonal) return [];
  const years = middle(needs.repottingYears);
  const season = startOfGrowth(needs.growsIn);
  const due = sinceRepot === null ? 0 : Math.max(0, years * DAYS_OF_A_YEAR - sinceRepot);
  const large =
    keeping.size === 'large' ? ['If it is too large to be moved, replace the top 5 cm of soil instead.'] : [];
  const task = {
    type: 'repotting' as const,
    frequency: 'monthly' as const,
    interval: years * MONTHS_OF_A_YEAR,
    seasons: [season],
    within: 7,
  };
  if (sinceRepot === null) {
    const reason = [
      'It is not known when it was last repotted: slide it out of the pot and look at the roots.',
      needs.repotting,
      ...large,
    ].join(' ');
    return [{ ...task, title: 'See whether it needs a new pot', reason, from: seasonAfter(0, season, scheduleCase) }];
  }
  const reason = [lastRepotted(sinceRepot), needs.repotting, ...large].join(' ');
  return [{ ...task, title: 'Repot', reason, from: seasonAfter(due, season, scheduleCase) }];
}

/** Pruning as the species needs it, in the season that its record names, else as growth begins. */
export function pruningTasks(scheduleCase: ScheduleCase): TaskDraft[] {
  const { needs, sincePrune } = scheduleCase;
  if (scheduleCase.usual === 'lawn') return [];
  const growing = activeSeasons(scheduleCase);
  if (needs.category === 'herb' || (needs.lifespan === 'annual' && needs.category !== 'vegetable')) {
    const from = Math.max(daysUntil(growing, scheduleCase), sincePrune === null ? 0 : 14 - sincePrune);
    const title = needs.category === 'herb' ? 'Pick and pinch' : 'Deadhead and tidy';
    return [task(title, 'weekly', 2, growing, needs.pruning, Math.max(0, from))];
  }
  if (needs.category === 'vegetable')
    return [task('Prune and tidy', 'weekly', 2, growing, needs.pruning, daysUntil(growing, scheduleCase))];
  const season = pruningSeason(needs);
  const rested = sincePrune === null ? 0 : Math.max(0, REGROWS_DAYS - sincePrune);
  const thisYear = sincePrune !== null && sincePrune < DAYS_OF_A_YEAR / 2 && scheduleCase.season === season;
  const from = thisYear ? DAYS_OF_A_YEAR - sincePrune : Math.max(rested, daysUntil([season], scheduleCase));
  return [task('Prune and tidy', 'monthly', MONTHS_OF_A_YEAR, [season], needs.pruning, from)];
}

/** The season that the record's words speak of: they are written as of the northern hemisphere. */
function pruningSeason({ category, pruning, growsIn }: ScheduleCase['needs']): Season {
  const woody = category === 'shrub' || category === 'climber' || category === 'fruit';
  // A winter cut would take the flowers of what blooms on old wood.
  if (woody && /after (?:the )?(?:flower|bloom|harvest)/i.test(pruning)) return 'summer';
  const [first] =
    pruning.match(
      /(?:\b|(?<=\b[Mm]id))(?:spring|summer|autumn|fall|winter|March|April|May|June|July|August|September|October)\b/,
    ) ?? [];
  return (first === undefined ? null : (readSeason(first) ?? MONTHS[first])) ?? startOfGrowth(growsIn);
}

/** The season its growth begins in: that which follows one of rest. */
function startOfGrowth(growsIn: readonly Season[]): Season {
  const before: Record<Season, Season> = { spring: 'winter', summer: 'spring', autumn: 'summer', winter: 'autumn' };
  const sorted = SEASONS.filter((season) => growsIn.includes(season));
  return sorted.find((season) => !growsIn.includes(before[season])) ?? 'spring';
}

/** Days until the first such season on or after a day that is `due` days away. */
function seasonAfter(due: number, season: Season, { today, hemisphere }: ScheduleCase): number {
  const then = new Date(Date.parse(today) + due * 86_400_000).toISOString().slice(0, 10);
  return due + daysUntil([season], { today: then, hemisphere });
}

function task(
  title: string,
  frequency: 'weekly' | 'monthly',
  interval: number,
  seasons: Season[],
  reason: string,
  from: number,
): TaskDraft {
  return { type: 'pruning', title, frequency, interval, seasons, reason, from, within: 7 };
}

function lastRepotted(days: number): string {
  if (days < 60) return `It was repotted ${days} ${days === 1 ? 'day' : 'days'} ago.`;
  return `It was repotted about ${Math.round(days / 30)} months ago.`;
}
