import { FAILED_TO_UPDATE_PREFERENCES } from '@plantcare/contract/messages.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { useSession } from '@/lib/session/session.ts';
import { Toggle } from '@/ui/controls/toggle.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useSetPlantAdaptiveWatering } from '../../api.ts';

/** Whether the watering dates of one plant adapt. What is the same as for all plants is no choice of its own. */
export function PlantAdaptiveWatering({ plant }: { plant: Plant }) {
  const forAll = useSession()?.user.adaptiveWatering ?? false;
  const update = useSetPlantAdaptiveWatering(plant._id);
  const choice = update.isPending ? update.variables : (plant.adaptiveWatering ?? null);
  return (
    <Toggle
      label="Adapt its watering dates"
      text="To its diary, the season and, outdoors, the weather."
      checked={choice ?? forAll}
      onChange={(on) =>
        update.mutate(on === forAll ? null : on, {
          onError: (error) => toast.error(messageOf(error, { fallback: FAILED_TO_UPDATE_PREFERENCES })),
        })
      }
    />
  );
}
