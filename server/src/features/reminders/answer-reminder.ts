import type { Reminder } from '@plantcare/contract/reminders.ts';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { Failure } from '../../failure.ts';
import type { Tx } from '../../tables.ts';
import type { LockedReminders } from './locked-reminders.ts';
import { longerRhythm, moistDays } from './moist-rhythm.ts';
import { daysLater, dueMoment, wallClock } from './recurrence.ts';
import { type LockedReminder, NOT_ADAPTED } from './reminder-row.ts';
import { laterOf, type ReminderSeries } from './reminder-series.ts';
import * as repository from './reminders.repository.ts';

interface Deps {
  clock: Clock;
  locked: LockedReminders;
  series: ReminderSeries;
}

/** What a gardener answers to a reminder other than that it is done: later, not this time, or the soil is still moist. */
export function createAnswerReminder({ clock, locked: { changing }, series }: Deps) {
  const now = () => clock().toISOString();

  /** Applies an answer to an open reminder that is due at a moment. One that was already answered is not changed. */
  function answering(
    caller: Caller,
    id: string,
    due: string | undefined,
    answer: (tx: Tx, reminder: LockedReminder) => Promise<void>,
  ): Promise<Reminder> {
    return changing(caller, id, async (tx, reminder) => {
      refuseCompleted(reminder);
      if (due === undefined || due === dueMoment(reminder)) await answer(tx, reminder);
    });
  }

  return {
    snooze(caller: Caller, id: string, { days, due }: { days: number; due?: string | undefined }): Promise<Reminder> {
      return answering(caller, id, due, async (tx, reminder) => {
        const until = daysLater(dueMoment(reminder), clock(), days, caller.user.timeZone);
        await series.postpone(tx, caller.user, reminder, until);
      });
    },

    skip(caller: Caller, id: string, due: string | undefined): Promise<Reminder> {
      return answering(caller, id, due, async (tx, reminder) => {
        // After the date it was snoozed to, or skipping would make it due sooner.
        const after = laterOf(now(), dueMoment(reminder));
        const next = series.nextDate(reminder, after, caller.user.timeZone);
        if (next === null) {
          throw new Failure('unprocessable', 'This reminder comes only once. Complete it or delete it instead.');
        }
        await series.reschedule(
          tx,
          reminder,
          { ...NOT_ADAPTED, scheduled_at: next, snoozed_until: null, moist_answered: 0 },
          next,
        );
      });
    },

    stillMoist(caller: Caller, id: string, due: string | undefined): Promise<Reminder> {
      return answering(caller, id, due, async (tx, reminder) => {
        if (reminder.type !== 'watering') {
          throw new Failure('unprocessable', 'Only a watering reminder asks whether the soil is still moist.');
        }
        const until = daysLater(dueMoment(reminder), clock(), moistDays(reminder), caller.user.timeZone);
        const moist_streak = reminder.moist_streak + 1;
        await series.postpone(tx, caller.user, reminder, until, { moist_streak, moist_answered: 1 });
      });
    },

    /** Puts a watering that was moved back on the date of its rhythm, from which it is not moved again. */
    takeBack(caller: Caller, id: string, due: string | undefined): Promise<Reminder> {
      return answering(caller, id, due, async (tx, reminder) => {
        const { unadjusted_at, scheduled_at } = reminder;
        if (reminder.adjustment === null || unadjusted_at === null || reminder.snoozed_until !== null) return;
        const adjustment_refused = scheduled_at > unadjusted_at ? 1 : -1;
        const columns = { ...NOT_ADAPTED, adjustment_refused, scheduled_at: unadjusted_at } as const;
        await series.reschedule(tx, reminder, columns, unadjusted_at);
      });
    },

    answerLongerRhythm(caller: Caller, id: string, accepted: boolean): Promise<Reminder> {
      return changing(caller, id, async (tx, reminder) => {
        refuseCompleted(reminder);
        const longer = longerRhythm(reminder, reminder.moist_streak);
        if (!longer) return; // Answered already, from another device.
        const due = dueMoment(reminder);
        await repository.changeReminder(tx, reminder.user_id, id, {
          moist_streak: 0,
          changed_at: now(),
          // The longer interval counts from the date that the answers moved it to.
          ...(accepted && {
            ...longer,
            ...NOT_ADAPTED,
            scheduled_at: due,
            snoozed_until: null,
            rhythm_start: wallClock(due, caller.user.timeZone),
          }),
        });
      });
    },
  };
}

function refuseCompleted({ completed_at }: LockedReminder): void {
  if (completed_at !== null) throw new Failure('unprocessable', 'This reminder is completed already.');
}
