import { type LoggedCare, undoCare } from '@plantcare/contract/care.ts';
import {
  type DiaryEntry,
  type DiaryEntryChange,
  deleteDiaryEntry,
  getDiaryEntry,
  getPlantHistory,
  listDiary,
  type PlantHistory,
  updateDiaryEntry,
} from '@plantcare/contract/diary.ts';
import { getTimeLapse } from '@plantcare/contract/time-lapse.ts';
import {
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import { showDueCompleted } from '@/features/reminders/api.ts';
import { call } from '@/lib/api/call.ts';
import { download } from '@/lib/api/download.ts';
import { areaKeys } from '@/lib/api/query-keys.ts';
import { putBack, takeOut } from '@/lib/api/removal.ts';
import { discardChange, type Submitted, submitChange } from '@/lib/offline/changes/change-queue.ts';
import type { CareChange, EntryChange } from '@/lib/offline/changes/pending-change.ts';
import { sendCare, sendEntry } from '@/lib/offline/changes/send-change.ts';
import type { PhotoChoice } from '@/ui/controls/photo-picker.tsx';

const PAGE_LENGTH = 20;
export const RECENT = 5;

const keys = {
  list: [...areaKeys.diary, 'list'],
  recent: [...areaKeys.diary, 'recent'],
  one: (id: string) => [...areaKeys.diary, 'one', id],
  ofPlant: (id: string) => [...areaKeys.diary, 'of-plant', id],
  history: (id: string) => [...areaKeys.diary, 'history', id],
};

/** The whole diary, newest first. */
export const diaryQuery = queryOptions({
  queryKey: keys.list,
  queryFn: ({ signal }) => call(listDiary, { query: {} }, { signal }),
  // Kept, so that Back to a long diary can restore the scroll position.
  gcTime: Number.POSITIVE_INFINITY,
});

export function useDiary() {
  return useQuery(diaryQuery);
}

export const recentEntriesQuery = queryOptions({
  queryKey: keys.recent,
  queryFn: ({ signal }) => call(listDiary, { query: { limit: RECENT } }, { signal }),
});

export function useRecentEntries() {
  return useQuery(recentEntriesQuery);
}

/** One entry; data that the diary already has is shown at once. */
export function useDiaryEntry(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => call(getDiaryEntry, { params: { id } }, { signal }),
    initialData: () => client.getQueryData<DiaryEntry[]>(keys.list)?.find((entry) => entry._id === id),
    initialDataUpdatedAt: () => client.getQueryState(keys.list)?.dataUpdatedAt,
  });
}

/** The diary of one plant, page by page. */
export function usePlantEntries(plant: string) {
  return useInfiniteQuery({
    queryKey: keys.ofPlant(plant),
    queryFn: ({ signal, pageParam }) =>
      call(listDiary, { query: { plant, limit: PAGE_LENGTH, before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined, // widens the type: there is nothing before the first page
    getNextPageParam: (page) => (page.length < PAGE_LENGTH ? undefined : page.at(-1)?._id),
  });
}

export function usePlantHistory(plant: string) {
  return useQuery({
    queryKey: keys.history(plant),
    queryFn: ({ signal }) => call(getPlantHistory, { params: { id: plant } }, { signal }),
  });
}

export interface EntryToAdd extends Omit<EntryChange, 'kind'> {
  /** Whether a form keeps what was written when the session has expired. */
  inForm: boolean;
}

/** Writes an entry, one for each plant. Without a connection it waits in this browser. */
export function useAddEntry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ inForm, ...entry }: EntryToAdd) => {
      const change: EntryChange = { kind: 'entry', ...entry };
      return submitChange({ change, send: (key) => sendEntry(change, key), inForm });
    },
    onSuccess: ({ kind }) => {
      if (kind === 'waiting') return;
      // Loaded at once although no list is shown, so that the diary is up to date when it opens.
      void client.invalidateQueries({ queryKey: keys.list, refetchType: 'all' });
      refreshWhatFollows(client);
    },
  });
}

/**
 * Logs an activity for plants, which also completes their reminders of it that are due. Shown at once, and taken back when the
 * server refuses. Without a connection it waits in this browser.
 */
export function useLogCare() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (care: Omit<CareChange, 'kind' | 'date'>) => {
      const change: CareChange = { kind: 'care', ...care, date: new Date().toISOString() };
      return submitChange({ change, send: (key) => sendCare(change, key) });
    },
    onMutate: (care) => showCare(client, care),
    onSuccess: ({ kind }, _care, shown) => {
      if (kind === 'sent') refreshCare(client);
      // What waits is shown as waiting.
      else return shown?.takeBack();
    },
    onError: (_error, _care, shown) => shown?.takeBack(),
  });
}

/** Shows care as done before the server has answered: the reminders that are due for it, and when it was done last. */
async function showCare(client: QueryClient, { plants, activity, weatherCare }: Omit<CareChange, 'kind' | 'date'>) {
  // Only the server knows which reminders are about the weather.
  const takeBackReminders = weatherCare ? undefined : await showDueCompleted(client, { plants, type: activity });
  const before = plants.map((id) => [keys.history(id), client.getQueryData<PlantHistory>(keys.history(id))] as const);
  if (activity === 'watering') {
    const lastWatered = new Date().toISOString();
    for (const [key, history] of before) if (history) client.setQueryData(key, { ...history, lastWatered });
  }
  return {
    async takeBack() {
      await takeBackReminders?.();
      for (const [key, history] of before) if (history) client.setQueryData(key, history);
    },
  };
}

/** Takes back what was logged, also while it still waits in this browser. */
export function useUndoCare() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (logged: Submitted<LoggedCare>) => {
      if (logged.kind === 'waiting') return discardChange(logged.id);
      const { entries, reminders } = logged.answer;
      const json = { entries: entries.map(({ _id }) => _id), reminders: reminders.map(({ _id }) => _id) };
      await call(undoCare, { json });
    },
    onSuccess: () => refreshCare(client),
  });
}

function refreshCare(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: keys.list, refetchType: 'all' });
  refreshWhatFollows(client);
  for (const area of [areaKeys.reminders, areaKeys.notifications]) void client.invalidateQueries({ queryKey: area });
}

export type EntryChanges = z.input<typeof DiaryEntryChange> & { photo: PhotoChoice };

type EntryToSave = EntryChanges & {
  /** The version that the form was opened with. */
  ifVersion: number | undefined;
};

export function useUpdateEntry(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ photo, ifVersion, ...form }: EntryToSave) =>
      call(updateDiaryEntry, {
        params: { id },
        form,
        ...(ifVersion !== undefined && { ifVersion }),
        ...withPhoto(photo),
      }),
    onSuccess: async (entry) => {
      client.setQueryData(keys.one(id), entry);
      await changeList(client, (entries) => inOrder(entries.map((other) => (other._id === id ? entry : other))));
      refreshWhatFollows(client);
    },
  });
}

export function useDeleteEntry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteDiaryEntry, { params: { id } }),
    onMutate: (id) => takeOut<DiaryEntry>(client, keys.list, id),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: keys.one(id) });
      refreshWhatFollows(client);
    },
    onError: (_error, _id, removal) => {
      putBack(client, keys.list, removal);
      // It may have been deleted in another tab: then the diary is out of date.
      void client.invalidateQueries({ queryKey: areaKeys.diary });
    },
  });
}

function withPhoto(photo: PhotoChoice) {
  return photo === null ? {} : { photo };
}

/** The server's order: by date and then by id, newest first. A change of date moves an entry. */
function inOrder(entries: DiaryEntry[]): DiaryEntry[] {
  const key = (entry: DiaryEntry) => `${entry.date} ${entry._id}`;
  return entries.sort((a, b) => (key(a) < key(b) ? 1 : -1));
}

/** Cancels a running request for the list, which would restore the old state. */
async function changeList(client: QueryClient, change: (entries: DiaryEntry[]) => DiaryEntry[]): Promise<void> {
  await client.cancelQueries({ queryKey: keys.list });
  client.setQueryData<DiaryEntry[]>(keys.list, (entries) => entries && change(entries));
}

/** Everything except the list itself: charts from the diary, and plants whose last care an entry changes. */
function refreshWhatFollows(client: QueryClient): void {
  const [, list] = keys.list;
  void client.invalidateQueries({ queryKey: areaKeys.diary, predicate: ({ queryKey }) => queryKey[1] !== list });
  void client.invalidateQueries({ queryKey: areaKeys.plants });
}

/** Has the browser save the photos of a plant as a GIF. */
export function useTimeLapse(plant: string) {
  return useMutation({ mutationFn: () => download(getTimeLapse, { params: { id: plant } }) });
}
