import type { CareTask } from '@plantcare/contract/assistant/care-schedule.ts';
import { isFrostTender } from '../care-sheet/light-needs.ts';
import { degrees } from '../care-sheet/needs.ts';
import { plantingOutMonth } from '../planting-out.ts';
import { daysUntilMonth, type ScheduleCase, seasonsOfMonths, type TaskDraft } from './case.ts';

const HARDENING_DAYS = 10;

/** °C of the nights in which crops of the tropics stop growing. */
const COOL_NIGHT = 10;

/** Sowing, hardening off, planting out and harvest, by the months of the record: once a year each, for what is sown. */
export function sowingTasks(scheduleCase: ScheduleCase): TaskDraft[] {
  const { sowing, seasonal, usual } = scheduleCase;
  if (!sowing || !seasonal || usual === 'lawn') return [];
  return [...indoors(scheduleCase), ...plantingOut(scheduleCase), ...inPlace(scheduleCase), ...harvest(scheduleCase)];
}

function indoors(scheduleCase: ScheduleCase): TaskDraft[] {
  const months = scheduleCase.sowing?.indoors;
  if (!months) return [];
  const reason =
    'Sow in clean pots with seed mix, keep them evenly moist at 18–24 °C, and give the seedlings 14–16 hours of strong light.';
  return [yearly(scheduleCase, 'Sow indoors', months, reason)];
}

/** Only what grows outside is hardened off. */
function plantingOut(scheduleCase: ScheduleCase): TaskDraft[] {
  const { sowing, keeping, needs } = scheduleCase;
  const outside = keeping.place.openGround || keeping.place.site === 'outdoors' || keeping.place.site === 'greenhouse';
  const planted = plantingOutMonth(sowing, needs);
  if (planted === null || !outside) return [];
  const tender = isFrostTender(needs);
  const nights = degrees(Math.max(COOL_NIGHT, needs.temperature.min));
  const out = tender
    ? `When frost is over and nights stay above ${nights}, on a cloudy day. Water well and keep fleece ready.`
    : 'When seedlings have four or five leaves, on a cloudy day. Water well.';
  const harden =
    'Set seedlings out in a sheltered, shady place, two hours on the first day and longer each day, for 7–10 days. Bring them in at night at first.';
  const ready = yearly(scheduleCase, 'Plant out', [planted], out);
  const plantOut = tender ? { ...ready, from: ready.from + (ready.from > 0 ? 15 : 0) } : ready;
  const from = Math.max(0, plantOut.from - HARDENING_DAYS);
  return [{ ...ready, title: 'Harden off', reason: harden, from }, plantOut];
}

function inPlace(scheduleCase: ScheduleCase): TaskDraft[] {
  const { sowing, keeping } = scheduleCase;
  if (!sowing?.outdoors || keeping.place.site === 'indoors') return [];
  const [title, reason] = sowing.planted
    ? [`Plant the ${sowing.planted}`, scheduleCase.needs.repotting]
    : ['Sow outside', 'Sow in fine, moist soil, twice as deep as the seeds are thick, and thin early.'];
  return [yearly(scheduleCase, title, sowing.outdoors, reason)];
}

function harvest(scheduleCase: ScheduleCase): TaskDraft[] {
  const months = scheduleCase.sowing?.harvest;
  if (!months) return [];
  const reason = scheduleCase.harvest ?? 'Pick while it is young and tender, in the morning.';
  return [{ ...yearly(scheduleCase, 'Harvest', months, reason), frequency: 'weekly', interval: 1 }];
}

function yearly(
  scheduleCase: ScheduleCase,
  title: string,
  months: readonly number[],
  reason: string,
): TaskDraft & { type: CareTask['type'] } {
  return {
    type: 'other',
    title,
    frequency: 'monthly',
    interval: 12,
    seasons: seasonsOfMonths(months),
    reason,
    from: daysUntilMonth(months, scheduleCase),
    within: 7,
  };
}
