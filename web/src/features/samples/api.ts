import {
  FAILED_TO_ADD_SAMPLES,
  FAILED_TO_DELETE_SAMPLES,
  FAILED_TO_KEEP_PLANT,
  PLANT_KEPT,
  SAMPLES_ADDED,
  SAMPLES_DELETED,
} from '@plantcare/contract/messages.ts';
import { addSamplePlants, deleteSamplePlants, keepPlant } from '@plantcare/contract/samples.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { areaKeys } from '@/lib/api/query-keys.ts';
import { toast } from '@/ui/feedback/toast.ts';

/** What every button that fills the garden is called. */
export const FILL_LABEL = 'Fill with sample plants';

/** Fills the garden with sample plants. */
export function useFillGarden() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(addSamplePlants, {}),
    onSuccess: async () => {
      await refreshGarden(client);
      toast.success(SAMPLES_ADDED);
    },
    onError: (error) => toast.error(messageOf(error, { fallback: FAILED_TO_ADD_SAMPLES })),
  });
}

/** Takes every sample plant away, with all that belongs to it. */
export function useClearSamples() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteSamplePlants, {}),
    onSuccess: async () => {
      await refreshGarden(client);
      toast.success(SAMPLES_DELETED);
    },
    onError: (error) => toast.error(messageOf(error, { fallback: FAILED_TO_DELETE_SAMPLES })),
  });
}

/** Makes a sample plant one of the gardener's own. */
export function useKeepPlant() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(keepPlant, { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: areaKeys.plants });
      toast.success(PLANT_KEPT);
    },
    onError: (error) => toast.error(messageOf(error, { fallback: FAILED_TO_KEEP_PLANT, item: 'Plant' })),
  });
}

async function refreshGarden(client: QueryClient): Promise<void> {
  const areas = [areaKeys.plants, areaKeys.diary, areaKeys.reminders, areaKeys.assistant];
  await Promise.all(areas.map((queryKey) => client.invalidateQueries({ queryKey })));
}
