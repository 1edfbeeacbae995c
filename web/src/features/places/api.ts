import {
  addPlace,
  deletePlace,
  listPlaces,
  listPlantMoves,
  type NewPlace,
  type PlaceChange,
  updatePlace,
} from '@plantcare/contract/places.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { areaKeys } from '@/lib/api/query-keys.ts';

export function usePlaces() {
  return useQuery({
    queryKey: [...areaKeys.places, 'list'],
    queryFn: ({ signal }) => call(listPlaces, {}, { signal }),
  });
}

/** The last moves of a plant, newest first. */
export function usePlantMoves(id: string) {
  return useQuery({
    queryKey: [...areaKeys.plantMoves, id],
    queryFn: ({ signal }) => call(listPlantMoves, { params: { id } }, { signal }),
  });
}

export function useAddPlace() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: NewPlace) => call(addPlace, { json }),
    onSuccess: () => refresh(client),
  });
}

export function useUpdatePlace(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ json, ifVersion }: { json: PlaceChange; ifVersion: number }) =>
      call(updatePlace, { params: { id }, json, ifVersion }),
    onSettled: () => refresh(client),
  });
}

export function useDeletePlace(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (moveTo: string) => call(deletePlace, { params: { id }, query: moveTo === '' ? {} : { moveTo } }),
    onSuccess: () => refresh(client),
  });
}

/** The plants show the names of their places. */
async function refresh(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: areaKeys.plants });
  void client.invalidateQueries({ queryKey: areaKeys.plantMoves });
  await client.invalidateQueries({ queryKey: areaKeys.places });
}
