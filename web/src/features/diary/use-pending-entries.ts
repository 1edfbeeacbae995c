import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { plantsQuery } from '@/features/plants/api.ts';
import type { PendingChange } from '@/lib/offline/changes/pending-change.ts';
import { usePendingChanges } from '@/lib/offline/changes/pending-list.ts';
import { pendingEntries } from './pending-entries.ts';

/** The addresses of photos that wait, until the page is left. */
const photoUrls = new Map<string, string>();

function photoUrlOf({ id, change }: PendingChange): string | null {
  if (change.kind !== 'entry' || change.photo === null) return null;
  const url = photoUrls.get(id) ?? URL.createObjectURL(change.photo);
  photoUrls.set(id, url);
  return url;
}

/** The entries that the server does not have yet, newest first: all, or those of one plant. */
export function usePendingEntries(plant?: string): readonly DiaryEntry[] {
  const pending = usePendingChanges();
  const { data: plants } = useQuery({ ...plantsQuery, enabled: pending.length > 0 });
  return useMemo(() => {
    if (pending.length === 0) return [];
    const names = new Map(plants?.map(({ _id, name }) => [_id, name]));
    const entries = pendingEntries(pending, (id) => names.get(id) ?? '', photoUrlOf);
    return plant === undefined ? entries : entries.filter((entry) => entry.plant._id === plant);
  }, [pending, plants, plant]);
}
