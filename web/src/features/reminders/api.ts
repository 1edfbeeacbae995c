import type { User } from '@plantcare/contract/auth.ts';
import { undoCare } from '@plantcare/contract/care.ts';
import { dueMoment } from '@plantcare/contract/due.ts';
import type { CallInput } from '@plantcare/contract/endpoint.ts';
import {
  addReminder,
  addReminders,
  answerLongerRhythm,
  completeReminders,
  deleteReminder,
  deleteReminders,
  listReminders,
  type Reminder,
  type SNOOZE_DAYS,
  setAdaptiveWatering,
  setPlantAdaptiveWatering,
  skipReminder,
  snoozeReminder,
  stillMoist,
  takeBackAdjustment,
  updateReminder,
} from '@plantcare/contract/reminders.ts';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '@/lib/api/call.ts';
import { areaKeys } from '@/lib/api/query-keys.ts';
import { currentIn } from '@/lib/api/use-version.ts';
import { submitChange, withdrawCompletions } from '@/lib/offline/changes/change-queue.ts';
import type { CompletionChange } from '@/lib/offline/changes/pending-change.ts';
import { usePendingChanges } from '@/lib/offline/changes/pending-list.ts';
import { updateSessionUser } from '@/lib/session/session.ts';
import { withPendingCompletions } from './pending-completions.ts';
import type { ReminderChanges, ReminderToAdd } from './reminder-form-values.ts';
import { dueToday } from './today-view.ts';

const keys = {
  list: [...areaKeys.reminders, 'list'],
  change: [...areaKeys.reminders, 'change'],
};

/** As many as one call takes. */
const AT_ONCE = 500;

export const remindersQuery = queryOptions({
  queryKey: keys.list,
  queryFn: ({ signal }) => call(listReminders, {}, { signal }),
  // Coming Back to a long list must find it as it was, or the scroll position has nothing to land on.
  gcTime: Number.POSITIVE_INFINITY,
});

/** All reminders, those whose completion still waits in this browser as completed. */
export function useReminders() {
  const pending = usePendingChanges();
  const select = useCallback((reminders: Reminder[]) => withPendingCompletions(reminders, pending), [pending]);
  return useQuery({ ...remindersQuery, select });
}

export function useAddReminder() {
  return useChange((reminder: ReminderToAdd) => call(addReminder, { json: reminder }), {
    after: (reminders, reminder) => [reminder, ...reminders],
  });
}

export function useAddReminders() {
  return useChange((json: CallInput<typeof addReminders>['json']) => call(addReminders, { json }), {
    after: (reminders, added) => [...added, ...reminders],
  });
}

interface ReminderToSave {
  json: ReminderChanges;
  /** The version that the form was opened with. */
  ifVersion: number | undefined;
}

export function useUpdateReminder(id: string) {
  const params = { id };
  return useChange(
    ({ json, ifVersion }: ReminderToSave) =>
      call(updateReminder, { params, json, ...(ifVersion !== undefined && { ifVersion }) }),
    answered,
  );
}

/** The reminder with `completed` toggled; with `diary`, completing also writes an entry. */
type Toggled = Reminder & { diary: boolean };

/** Shown at once, and taken back when the server does not agree. */
export function useSetCompleted() {
  return useChange(
    async ({ diary, ...toggled }: Toggled) => {
      const reminder = { ...toggled, diary };
      if (!toggled.completed) {
        const stillThere = await withdrawCompletions([toggled._id]);
        return stillThere.length === 0 ? toggled : sendToggled(reminder);
      }
      const change = completionOf([toggled], diary);
      const submitted = await submitChange({ change, send: () => sendToggled(reminder) });
      return submitted.kind === 'sent' ? submitted.answer : toggled;
    },
    { ...answered, before: (reminders, { _id, completed }) => marked(reminders, [_id], completed) },
  );
}

/** Sends the toggled reminder; one that was changed elsewhere is still completed or opened. */
async function sendToggled(toggled: Toggled): Promise<Reminder> {
  try {
    return await sendWhole(toggled);
  } catch (error) {
    const current = currentIn<Reminder>(error);
    if (!current) throw error;
    // Whatever was changed about it elsewhere, it is done, or it is not.
    return current.completed === toggled.completed
      ? current
      : sendWhole({ ...current, completed: toggled.completed, diary: toggled.diary });
  }
}

function completionOf(reminders: readonly Reminder[], diary: boolean): CompletionChange {
  const completed = reminders.map(({ _id, title, type, plant }) => ({ _id, title, type, plant }));
  return { kind: 'completion', reminders: completed, diary, date: new Date().toISOString() };
}

function sendWhole(reminder: Toggled): Promise<Reminder> {
  return call(updateReminder, { params: { id: reminder._id }, json: reminder, ifVersion: reminder.version });
}

export function useCompleteReminders() {
  return useChange(
    async ({ reminders, diary }: { reminders: readonly Reminder[]; diary: boolean }) => {
      const ids = reminders.map(({ _id }) => _id);
      const send = () => inChunks(ids, (some) => call(completeReminders, { json: { ids: some, diary } }));
      const submitted = await submitChange({ change: completionOf(reminders, diary), send });
      return submitted.kind === 'sent' ? submitted.answer : [];
    },
    {
      before: (all, { reminders }) =>
        marked(
          all,
          reminders.map(({ _id }) => _id),
          true,
        ),
    },
  );
}

/** Opens completed reminders again and deletes the diary entries that were written with them. */
export function useUndoCompletion() {
  return useChange(
    async (ids: readonly string[]) =>
      inChunks(await withdrawCompletions(ids), (some) => call(undoCare, { json: { reminders: some } })),
    { before: (reminders, ids) => marked(reminders, ids, false) },
  );
}

async function inChunks(ids: readonly string[], change: (some: string[]) => Promise<Reminder[]>): Promise<Reminder[]> {
  const changed: Reminder[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    changed.push(...(await change(ids.slice(start, start + AT_ONCE))));
  }
  return changed;
}

export type SnoozeDays = (typeof SNOOZE_DAYS)[number];

// Each answer says which due moment it is about: given twice, or on two devices, it counts once.

export function useSnooze(reminder: Reminder) {
  const params = { id: reminder._id };
  const due = dueMoment(reminder);
  return useChange((days: SnoozeDays) => call(snoozeReminder, { params, json: { days, due } }), answered);
}

export function useSkip(reminder: Reminder) {
  const params = { id: reminder._id };
  const due = dueMoment(reminder);
  return useChange(() => call(skipReminder, { params, json: { due } }), answered);
}

export function useStillMoist(reminder: Reminder) {
  const params = { id: reminder._id };
  const due = dueMoment(reminder);
  return useChange(() => call(stillMoist, { params, json: { due } }), answered);
}

export function useTakeBack(reminder: Reminder) {
  const params = { id: reminder._id };
  const due = dueMoment(reminder);
  return useChange(() => call(takeBackAdjustment, { params, json: { due } }), answered);
}

/** For all plants without a choice of their own; the dates in the list are others then. */
export function useSetAdaptiveWatering(user: User) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => call(setAdaptiveWatering, { json: { on } }),
    onSuccess: ({ on }) => {
      updateSessionUser({ ...user, adaptiveWatering: on });
      return client.invalidateQueries({ queryKey: areaKeys.reminders });
    },
  });
}

/** For one plant; null: as for all. */
export function useSetPlantAdaptiveWatering(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean | null) => call(setPlantAdaptiveWatering, { params: { id }, json: { on } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: areaKeys.plants }),
        client.invalidateQueries({ queryKey: areaKeys.reminders }),
      ]),
  });
}

export function useAnswerLongerRhythm(id: string) {
  return useChange((accepted: boolean) => call(answerLongerRhythm, { params: { id }, json: { accepted } }), answered);
}

export function useDeleteReminder() {
  return useChange((id: string) => call(deleteReminder, { params: { id } }), {
    before: (reminders, id) => reminders.filter((reminder) => reminder._id !== id),
  });
}

export function useDeleteReminders() {
  return useChange((ids: readonly string[]) => call(deleteReminders, { json: { ids: [...ids] } }), {
    before: (reminders, ids) => reminders.filter(({ _id }) => !ids.includes(_id)),
  });
}

/**
 * Shows the due reminders of a kind for these plants as completed, before the server has answered that they are.
 * @returns what takes that back
 */
export async function showDueCompleted(
  client: QueryClient,
  due: { plants: readonly string[]; type: Reminder['type'] },
): Promise<() => Promise<void>> {
  const changed = new Map<string, { reminder: Reminder; index: number }>();
  await changeList(client, (reminders) => {
    for (const reminder of dueToday(reminders, due, new Date())) {
      changed.set(reminder._id, { reminder, index: reminders.indexOf(reminder) });
    }
    return marked(reminders, [...changed.keys()], true);
  });
  return () => changeList(client, (reminders) => withBack(reminders, changed));
}

/** What a change does to the list that is shown. */
interface Effect<Input, Output> {
  /** At once, before the server has answered. */
  before?: (reminders: Reminder[], input: Input) => Reminder[];
  after?: (reminders: Reminder[], output: Output, input: Input) => Reminder[];
}

/** The reminder as the server answered it, in its place. */
const answered: Effect<unknown, Reminder> = {
  after: (reminders, reminder) => reminders.map((other) => (other._id === reminder._id ? reminder : other)),
};

function marked(reminders: Reminder[], ids: readonly string[], completed: boolean): Reminder[] {
  const wanted = new Set(ids);
  const completedAt = completed ? new Date().toISOString() : null;
  return reminders.map((other) => (wanted.has(other._id) ? { ...other, completed, completedAt } : other));
}

/**
 * A change of reminders. The list is fetched again once no other change is under way: one that recurs makes or takes
 * back another, and an answer that is older than a change would undo it on the screen for a moment.
 */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>, { before, after }: Effect<Input, Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: keys.change,
    mutationFn: change,
    onMutate: async (input) => {
      /** The reminders that are changed or taken away, with their places. */
      const changed = new Map<string, { reminder: Reminder; index: number }>();
      if (!before) return changed;
      await changeList(client, (reminders) => {
        const next = before(reminders, input);
        const kept = new Set(next);
        for (const [index, reminder] of reminders.entries()) {
          if (!kept.has(reminder)) changed.set(reminder._id, { reminder, index });
        }
        return next;
      });
      return changed;
    },
    onError: (_error, _input, changed) => changeList(client, (reminders) => withBack(reminders, changed)),
    onSuccess: async (output, input) => {
      if (after) await changeList(client, (reminders) => after(reminders, output, input));
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: keys.change }) === 1) {
        void client.invalidateQueries({ queryKey: keys.list });
        // Answering a reminder marks its notification as read, and may write the diary.
        for (const area of [areaKeys.notifications, areaKeys.diary, areaKeys.plants]) {
          void client.invalidateQueries({ queryKey: area });
        }
      }
    },
  });
}

/** The list as it was before a change that was refused; what else has changed meanwhile stays. */
function withBack(
  reminders: Reminder[],
  changed: ReadonlyMap<string, { reminder: Reminder; index: number }> = new Map(),
): Reminder[] {
  const list = reminders.map((reminder) => changed.get(reminder._id)?.reminder ?? reminder);
  const there = new Set(list.map(({ _id }) => _id));
  for (const { reminder, index } of changed.values()) if (!there.has(reminder._id)) list.splice(index, 0, reminder);
  return list;
}

/** A list on its way would bring back what was just changed, so it is stopped first. */
async function changeList(client: QueryClient, change: (reminders: Reminder[]) => Reminder[]): Promise<void> {
  await client.cancelQueries({ queryKey: keys.list });
  client.setQueryData<Reminder[]>(keys.list, (reminders) => reminders && change(reminders));
}
