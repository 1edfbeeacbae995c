import type { CallInput } from '@plantcare/contract/endpoint.ts';
import { bringBack, listFormerPlants, sayFarewell } from '@plantcare/contract/farewell.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { plantQuery, plantsQuery } from '@/features/plants/api.ts';
import { call } from '@/lib/api/call.ts';
import { areaKeys } from '@/lib/api/query-keys.ts';

/** The plants that the gardener said farewell to, those that left last first. */
export function useFormerPlants() {
  return useQuery({
    queryKey: [...areaKeys.plants, 'former'],
    queryFn: ({ signal }) => call(listFormerPlants, {}, { signal }),
  });
}

type Farewell = CallInput<typeof sayFarewell>['json'];

export function useSayFarewell() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, json }: { id: string; json: Farewell }) => call(sayFarewell, { params: { id }, json }),
    onSuccess: async (plant) => {
      // A running request for the list would bring it back.
      await client.cancelQueries({ queryKey: plantsQuery.queryKey });
      client.setQueryData(plantsQuery.queryKey, (plants) => plants?.filter(({ _id }) => _id !== plant._id));
      refresh(client, plant);
    },
  });
}

export function useBringBack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(bringBack, { params: { id } }),
    onSuccess: (plant) => refresh(client, plant),
  });
}

/** Its reminders rest or come again, and what was notified about it became read. */
function refresh(client: QueryClient, plant: Plant): void {
  client.setQueryData(plantQuery(client, plant._id).queryKey, plant);
  void client.invalidateQueries({ queryKey: areaKeys.plants });
  void client.invalidateQueries({ queryKey: areaKeys.reminders });
  void client.invalidateQueries({ queryKey: areaKeys.notifications });
}
