import type { CallInput } from '@plantcare/contract/endpoint.ts';
import { printLabels } from '@plantcare/contract/labels.ts';
import {
  addPlant,
  deletePlant,
  deletePlants,
  getPlant,
  listPlants,
  movePlants,
  type Plant,
  updatePlant,
} from '@plantcare/contract/plants.ts';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { download } from '@/lib/api/download.ts';
import { areaKeys } from '@/lib/api/query-keys.ts';
import { putBack, takeOut } from '@/lib/api/removal.ts';
import type { PhotoChoice } from '@/ui/controls/photo-picker.tsx';
import type { PlantDraft } from './plant-draft.ts';
import type { PlantChanges } from './plant-form-values.ts';

const keys = {
  list: [...areaKeys.plants, 'list'],
  one: (id: string) => [...areaKeys.plants, 'one', id],
  draftPhoto: ({ species }: PlantDraft) => [...areaKeys.plants, 'draft-photo', species],
};

export const plantsQuery = queryOptions({
  queryKey: keys.list,
  queryFn: ({ signal }) => call(listPlants, {}, { signal }),
  // Kept, so that Back to a long list can restore the scroll position.
  gcTime: Number.POSITIVE_INFINITY,
});

export function usePlants() {
  return useQuery(plantsQuery);
}

/** One plant; data that the list already has is shown at once. */
export function plantQuery(client: QueryClient, id: string) {
  return queryOptions({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => call(getPlant, { params: { id } }, { signal }),
    initialData: () => client.getQueryData<Plant[]>(keys.list)?.find((plant) => plant._id === id),
    initialDataUpdatedAt: () => client.getQueryState(keys.list)?.dataUpdatedAt,
  });
}

export function usePlant(id: string) {
  return useQuery(plantQuery(useQueryClient(), id));
}

function withPhoto(photo: PhotoChoice) {
  return photo === null ? {} : { photo };
}

export function useAddPlant() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ photo, ...form }: PlantChanges & { name: string; photo: PhotoChoice }) =>
      call(addPlant, { form, ...withPhoto(photo) }),
    onSuccess: (plant) => changeList(client, (plants) => [plant, ...plants]),
  });
}

/**
 * Prefills the form of a new plant: returns the history state to navigate with. The photo is kept in memory, because not
 * every browser can store files in its history.
 */
export function useOfferPlant() {
  const client = useQueryClient();
  return (draft: PlantDraft, photo: File | null): PlantDraft => {
    client.setQueryData(keys.draftPhoto(draft), photo);
    return draft;
  };
}

/** The photo for a prefilled form, if it is still in memory. */
export function useDraftPhoto(): (draft: PlantDraft) => File | null {
  const client = useQueryClient();
  return (draft) => client.getQueryData<File | null>(keys.draftPhoto(draft)) ?? null;
}

interface PlantToSave {
  form: PlantChanges;
  photo: PhotoChoice;
  /** The version that the form was opened with. */
  ifVersion: number | undefined;
}

export function useUpdatePlant(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ photo, form, ifVersion }: PlantToSave) =>
      call(updatePlant, { params: { id }, form, ...(ifVersion !== undefined && { ifVersion }), ...withPhoto(photo) }),
    onSuccess: async (plant) => {
      client.setQueryData(keys.one(id), plant);
      await changeList(client, (plants) => plants.map((other) => (other._id === id ? plant : other)));
      // Each entry, reminder and notification contains the name of its plant.
      refreshWhatFollows(client);
    },
  });
}

export function useDeletePlant() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deletePlant, { params: { id } }),
    onMutate: (id) => takeOut<Plant>(client, keys.list, id),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: keys.one(id) });
      // Its entries, reminders and notifications were deleted with it.
      refreshWhatFollows(client);
    },
    onError: (_error, _id, removal) => {
      putBack(client, keys.list, removal);
      // It may have been deleted in another tab: then the list is out of date.
      void client.invalidateQueries({ queryKey: keys.list });
    },
  });
}

interface SeveralToDelete {
  ids: string[];
  /** The page is being left: the call outlives it. */
  leaving: boolean;
}

export function useDeletePlants() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, leaving }: SeveralToDelete) => call(deletePlants, { json: { ids } }, { keepalive: leaving }),
    onSuccess: async (_, { ids }) => {
      for (const id of ids) client.removeQueries({ queryKey: keys.one(id) });
      await changeList(client, (plants) => plants.filter((plant) => !ids.includes(plant._id)));
      refreshWhatFollows(client);
    },
    onError: () => client.invalidateQueries({ queryKey: keys.list }),
  });
}

export function useMovePlants() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: { ids: string[]; location: string }) => call(movePlants, { json }),
    onSuccess: async (moved) => {
      const byId = new Map(moved.map((plant) => [plant._id, plant]));
      for (const plant of moved) client.setQueryData(keys.one(plant._id), plant);
      await changeList(client, (plants) => plants.map((plant) => byId.get(plant._id) ?? plant));
    },
    onError: () => client.invalidateQueries({ queryKey: keys.list }),
  });
}

/** Cancels a running request for the list, which would restore the old state. */
async function changeList(client: QueryClient, change: (plants: Plant[]) => Plant[]): Promise<void> {
  await client.cancelQueries({ queryKey: keys.list });
  client.setQueryData<Plant[]>(keys.list, (plants) => plants && change(plants));
  // A location may be a new place, and a place may have lost its last plant.
  void client.invalidateQueries({ queryKey: areaKeys.places });
  void client.invalidateQueries({ queryKey: areaKeys.plantMoves });
}

function refreshWhatFollows(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: areaKeys.diary });
  void client.invalidateQueries({ queryKey: areaKeys.reminders });
  void client.invalidateQueries({ queryKey: areaKeys.notifications });
}

/** Has the browser save a PDF of labels. */
export function usePrintLabels() {
  return useMutation({
    mutationFn: (json: CallInput<typeof printLabels>['json']) => download(printLabels, { json }),
  });
}
