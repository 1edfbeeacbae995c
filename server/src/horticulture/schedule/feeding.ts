import { daysUntil, middle, type ScheduleCase, type TaskDraft } from './case.ts';

/** Fresh soil feeds for about this long, in days, and new roots are burned by more: horticultural practice. */
const FED_BY_FRESH_SOIL = 42;

/** Feeding while it grows; never of a sick plant, and not before fresh soil is used up. */
export function feedingTasks(scheduleCase: ScheduleCase): TaskDraft[] {
  const { needs, keeping, sinceRepot } = scheduleCase;
  if (needs.feedingWeeks === null || keeping.health === 'sick') return [];
  const careful = keeping.health === 'needs_attention';
  const interval = careful ? needs.feedingWeeks.max : middle(needs.feedingWeeks);
  const growing = daysUntil(needs.growsIn, scheduleCase);
  const fed = scheduleCase.since('fertilizing');
  const next = fed === null ? 0 : Math.max(0, interval * 7 - fed);
  const rooted = sinceRepot === null ? 0 : Math.max(0, FED_BY_FRESH_SOIL - sinceRepot);
  const fresh =
    rooted > growing
      ? [`It was repotted lately, so begin in ${rooted} ${rooted === 1 ? 'day' : 'days'} at the earliest.`]
      : [];
  return [
    {
      type: 'fertilizing',
      title: 'Feed',
      frequency: 'weekly',
      interval,
      seasons: [...needs.growsIn],
      reason: [
        needs.feeding,
        ...(careful ? ['At half strength, and only once you know what weakens it.'] : []),
        ...fresh,
      ].join(' '),
      from: Math.max(growing, rooted, next),
      within: 7,
    },
  ];
}

/** Why there is no feeding, where somebody would expect it. */
export function feedingLeftOut({ needs, keeping }: ScheduleCase): string[] {
  if (keeping.health === 'sick')
    return ['Feeding: a sick plant is not fed. Take it up again when it grows new healthy leaves.'];
  return needs.feedingWeeks === null ? [`Feeding by the week: ${needs.feeding}`] : [];
}
