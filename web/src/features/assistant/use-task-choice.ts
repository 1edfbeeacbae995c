import type { CareTask } from '@plantcare/contract/assistant/care-schedule.ts';
import { useState } from 'react';
import { useReminders } from '@/features/reminders/api.ts';
import { seasonNow } from '@/lib/time/season-now.ts';
import { useNow } from '@/lib/time/use-now.ts';
import { firstDate, isInSeason } from './task-dates.ts';
import { problemText } from './task-outcome.ts';
import { firstChoice, isReminded, openReminders, wateringsSideBySide } from './task-reminders.ts';
import { useAddTasks } from './use-add-tasks.ts';

/** A task as it is offered; `place` tells it from others of the same words. */
export interface OfferedTask {
  place: number;
  task: CareTask;
  first: Date;
  current: boolean;
  chosen: boolean;
  /** The plant has a reminder of it. */
  reminded: boolean;
}

interface Schedule {
  tasks: readonly CareTask[];
  plant: { _id: string; name: string };
  givenAt: Date;
}

/** Which tasks of a schedule become reminders, and what came of it. */
export function useTaskChoice({ tasks, plant, givenAt }: Schedule) {
  const now = useNow();
  const season = seasonNow(now);
  const reminders = useReminders();
  const open = openReminders(reminders.data ?? [], plant._id);
  const usual = firstChoice(tasks, season, open);
  const [choices, setChoices] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [added, setAdded] = useState<readonly number[]>([]);
  const addition = useAddTasks(plant);

  const offered: OfferedTask[] = tasks.map((task, place) => {
    const reminded = added.includes(place) || isReminded(task, open);
    return {
      place,
      task,
      first: firstDate(task, { givenAt, now }),
      current: isInSeason(task, season),
      chosen: !reminded && (choices.get(place) ?? usual.has(place)),
      reminded,
    };
  });
  const wanted = offered.filter(({ chosen }) => chosen);

  function add() {
    // What is chosen by itself must not change with the reminders that are made now.
    setChoices(new Map(offered.map(({ place, chosen }) => [place, chosen])));
    addition.mutate(
      { tasks: new Map(wanted.map(({ place, task }) => [place, task])), givenAt },
      { onSuccess: (outcome) => setAdded((before) => [...before, ...outcome.added]) },
    );
  }

  return {
    offered,
    wanted: wanted.length,
    choose: (place: number, take: boolean) => setChoices(new Map(choices).set(place, take)),
    add,
    /** What the plant has already is not known yet. */
    looking: reminders.isPending,
    adding: addition.isPending,
    added: added.length,
    problem: addition.data && problemText(addition.data),
    /** How many regular reminders to water would come side by side; 0 as long as nothing overlaps. */
    waterings: addition.isPending
      ? 0
      : wateringsSideBySide(
          wanted.map(({ task }) => task),
          open,
        ),
  };
}
