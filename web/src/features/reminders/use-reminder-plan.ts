import type { Plant } from '@plantcare/contract/plants.ts';
import { useRef, useState } from 'react';
import { useSpeciesMatch } from '@/features/species/api.ts';
import { seasonNow } from '@/lib/time/season-now.ts';
import { useAddReminder } from './api.ts';
import {
  isRhythm,
  type PlannedReminder,
  type PlannedType,
  plannedReminders,
  suggestedReminders,
} from './reminder-plan.ts';

type Changes = Partial<Pick<PlannedReminder, 'chosen' | 'everyDays'>>;

/**
 * The reminders that a species suggests, which the gardener can change before they are set. Another species has its own
 * suggestions; going back to the first one brings back what was changed.
 */
export function useReminderPlan(species: string | null) {
  const { data: match } = useSpeciesMatch(species);
  const addition = useAddReminder();
  const [changed, setChanged] = useState<Readonly<Record<string, Changes>>>({});
  const [refused, setRefused] = useState(false);
  // What was set before one failed must not be set again.
  const done = useRef(new Set<string>());
  const keyOf = (type: PlannedType) => `${species} ${type}`;

  const suggested = match ? suggestedReminders(match.species, seasonNow(new Date())) : [];
  const reminders = suggested.map((planned) => ({ ...planned, ...changed[keyOf(planned.type)] }));
  const chosen = reminders.filter((planned) => planned.chosen);

  return {
    reminders,
    /** How many are to be set. */
    count: chosen.reduce((sum, { later }) => sum + (later ? 2 : 1), 0),
    /** Whether wrong numbers of days are marked as such. */
    refused,
    change(type: PlannedType, change: Changes) {
      setChanged((before) => ({ ...before, [keyOf(type)]: { ...before[keyOf(type)], ...change } }));
    },
    /** Whether all that is chosen can be set; what cannot is marked then. */
    check(): boolean {
      const fits = chosen.every(({ everyDays }) => isRhythm(everyDays));
      setRefused(!fits);
      return fits;
    },
    /** Rejects as a call does; those set by then stay, and calling it again sets the others. */
    async save(plant: Pick<Plant, '_id' | 'name'>): Promise<void> {
      for (const planned of chosen) {
        for (const [number, reminder] of plannedReminders(planned, plant).entries()) {
          const key = `${plant._id} ${planned.type} ${number}`;
          if (done.current.has(key)) continue;
          await addition.mutateAsync(reminder);
          done.current.add(key);
        }
      }
    },
  };
}

export type ReminderPlan = ReturnType<typeof useReminderPlan>;
