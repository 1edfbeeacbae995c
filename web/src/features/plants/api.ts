import { addPlant, deletePlant, getPlant, listPlants, type Plant, updatePlant } from '@plantcare/contract/plants.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { areaKeys } from '@/lib/api/query-keys.ts';
import type { PhotoChoice } from '@/ui/controls/photo-picker.tsx';
import type { PlantDraft } from './plant-draft.ts';
import type { PlantChanges } from './plant-form-values.ts';

const keys = {
  list: [...areaKeys.plants, 'list'],
  one: (id: string) => [...areaKeys.plants, 'one', id],
  draftPhoto: ({ species }: PlantDraft) => [...areaKeys.plants, 'draft-photo', species],
};

export function usePlants() {
  return useQuery({
    queryKey: keys.list,
    queryFn: ({ signal }) => call(listPlants, {}, { signal }),
    // Coming Back to a long list must find it as it was, or the scroll position has nothing to land on.
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** One plant; what the list already knows of it shows at once. */
export function usePlant(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => call(getPlant, { params: { id } }, { signal }),
    initialData: () => client.getQueryData<Plant[]>(keys.list)?.find((plant) => plant._id === id),
    initialDataUpdatedAt: () => client.getQueryState(keys.list)?.dataUpdatedAt,
  });
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
 * Begins the form of a new plant with what was found out elsewhere: gives the history state to go there with. The photo
 * waits in memory, because not every browser keeps files in its history.
 */
export function useOfferPlant() {
  const client = useQueryClient();
  return (draft: PlantDraft, photo: File | null): PlantDraft => {
    client.setQueryData(keys.draftPhoto(draft), photo);
    return draft;
  };
}

/** The photo that a plant was offered with, while it is there. */
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
      // Each entry, reminder and notification carries the name of its plant.
      refreshWhatFollows(client);
    },
  });
}

export function useDeletePlant() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deletePlant, { params: { id } }),
    onSuccess: async (_, id) => {
      client.removeQueries({ queryKey: keys.one(id) });
      await changeList(client, (plants) => plants.filter((plant) => plant._id !== id));
      // The entries, reminders and notifications about it went with it.
      refreshWhatFollows(client);
    },
    // It may be gone already, from another tab: the list then is what is wrong.
    onError: () => client.invalidateQueries({ queryKey: keys.list }),
  });
}

/** A list on its way would bring back what was just changed, so it is stopped first. */
async function changeList(client: QueryClient, change: (plants: Plant[]) => Plant[]): Promise<void> {
  await client.cancelQueries({ queryKey: keys.list });
  client.setQueryData<Plant[]>(keys.list, (plants) => plants && change(plants));
}

function refreshWhatFollows(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: areaKeys.diary });
  void client.invalidateQueries({ queryKey: areaKeys.reminders });
  void client.invalidateQueries({ queryKey: areaKeys.notifications });
}
