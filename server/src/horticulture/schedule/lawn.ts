import type { CareTask } from '@plantcare/contract/assistant/care-schedule.ts';
import type { Season } from '@plantcare/contract/species.ts';
import { daysUntil, middle, type ScheduleCase, type TaskDraft } from './case.ts';

/**
 * The year of a lawn, by lawn calendars of extension services: University of Minnesota Extension and Penn State Extension
 * for cool-season grass, Clemson HGIC for warm-season grass, which is fed and sown while it is hot.
 */
export function lawnTasks(scheduleCase: ScheduleCase): TaskDraft[] {
  const { usual, needs } = scheduleCase;
  if (usual !== 'lawn') return [];
  const warm = !needs.growsIn.includes('autumn');
  const growing = [...needs.growsIn];
  const mow = 'Cut it to 5–8 cm and never by more than a third at once. Leave it longer in shade and drought.';
  const mowWarm = 'Cut it to 2.5–5 cm and never by more than a third at once.';
  const task = draftFor(scheduleCase);
  return [
    task('other', 'Mow', 'weekly', 1, growing, warm ? mowWarm : mow),
    task(
      'watering',
      'Water in dry weather',
      'weekly',
      1,
      ['summer'],
      'About 25 mm a week including rain, in one or two soakings early in the morning. You may also let it turn brown: it recovers with the rain.',
    ),
    needs.feedingWeeks === null
      ? task('fertilizing', 'Feed the lawn', 'monthly', 12, [warm ? 'summer' : 'autumn'], needs.feeding)
      : task('fertilizing', 'Feed the lawn', 'weekly', middle(needs.feedingWeeks), growing, needs.feeding),
    task(
      'other',
      warm ? 'Aerate and repair bare patches' : 'Rake, aerate and overseed',
      'monthly',
      12,
      [warm ? 'spring' : 'autumn'],
      'Rake out moss and dead grass, spike packed soil with a fork, and sow bare patches. Keep the seed moist until it is up.',
    ),
    ...(warm ? [] : [task('other', 'Rake off fallen leaves', 'weekly', 2, ['autumn'], 'Grass under wet leaves rots.')]),
  ];
}

function draftFor(scheduleCase: ScheduleCase) {
  return (
    type: CareTask['type'],
    title: string,
    frequency: CareTask['frequency'],
    interval: number,
    seasons: Season[],
    reason: string,
  ): TaskDraft => ({
    type,
    title,
    frequency,
    interval,
    seasons,
    reason,
    from: daysUntil(seasons, scheduleCase),
    within: 7,
  });
}
