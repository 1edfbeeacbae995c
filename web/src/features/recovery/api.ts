import {
  addCheckUp,
  closeRecovery,
  listRecoveries,
  type Outcome,
  openRecovery,
  type Recovery,
  type Verdict,
} from '@plantcare/contract/recovery.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { areaKeys } from '@/lib/api/query-keys.ts';
import { shrunkPhoto } from '@/lib/shrink-photo.ts';

const keys = {
  // Its photos are those of diary entries, so whatever changes the diary may change it.
  ofPlant: (id: string) => [...areaKeys.diary, 'recoveries', id],
};

/** What a plant was diagnosed with and how it went on, newest first. */
export function useRecoveries(plant: string) {
  return useQuery({
    queryKey: keys.ofPlant(plant),
    queryFn: ({ signal }) => call(listRecoveries, { params: { id: plant } }, { signal }),
  });
}

/** Attaches a diagnosis to a plant. */
export function useFollowDiagnosis() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ plant, answer, photo }: { plant: string; answer: string; photo: File }) =>
      call(openRecovery, { params: { id: plant }, form: { answer }, photo: await shrunkPhoto(photo) }),
    onSuccess: (recovery) => {
      client.setQueryData<Recovery[]>(keys.ofPlant(recovery.plant._id), (others) => others && [recovery, ...others]);
      refreshWhatFollows(client);
    },
  });
}

export function useAddLook(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ verdict, photo }: { verdict: Verdict; photo: File }) =>
      call(addCheckUp, { params: { id }, form: { verdict }, photo: await shrunkPhoto(photo) }),
    onSuccess: (recovery) => replace(client, recovery),
  });
}

export function useCloseRecovery(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (outcome: Outcome) => call(closeRecovery, { params: { id }, json: { outcome } }),
    onSuccess: (recovery) => replace(client, recovery),
    // It may be closed already, from another tab.
    onError: () => client.invalidateQueries({ queryKey: areaKeys.diary }),
  });
}

function replace(client: QueryClient, recovery: Recovery): void {
  client.setQueryData<Recovery[]>(keys.ofPlant(recovery.plant._id), (recoveries) =>
    recoveries?.map((other) => (other._id === recovery._id ? recovery : other)),
  );
  refreshWhatFollows(client);
}

/** It writes the diary, sets the health of the plant, and sets or takes back reminders. */
function refreshWhatFollows(client: QueryClient): void {
  for (const queryKey of [areaKeys.diary, areaKeys.plants, areaKeys.reminders]) {
    void client.invalidateQueries({ queryKey });
  }
}
