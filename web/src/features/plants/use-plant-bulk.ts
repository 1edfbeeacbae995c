import {
  DIARY_ENTRY_ADDED,
  FAILED_TO_ADD_DIARY_ENTRY,
  FAILED_TO_DELETE_DIARY_ENTRY,
  FAILED_TO_UPDATE_PLANT,
  SAVED_FOR_LATER,
} from '@plantcare/contract/messages.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { useLogCare, useUndoCare } from '@/features/diary/api.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { toast } from '@/ui/feedback/toast.ts';
import { useMovePlants } from './api.ts';

const counted = (count: number) => `${count} ${count === 1 ? 'plant' : 'plants'}`;

/** What can be done for several plants at once, each with its Undo. Each gives whether it worked. */
export function usePlantBulk() {
  const logging = useLogCare();
  const { mutateAsync: undoCare } = useUndoCare();
  const moving = useMovePlants();

  async function attempt(action: () => Promise<void>, fallback: string): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (error) {
      toast.error(messageOf(error, { fallback }));
      return false;
    }
  }

  function water(plants: readonly Plant[]): Promise<boolean> {
    return attempt(async () => {
      const logged = await logging.mutateAsync({ plants: plants.map(({ _id }) => _id), activity: 'watering' });
      const undo = () => void attempt(async () => void (await undoCare(logged)), FAILED_TO_DELETE_DIARY_ENTRY);
      const done = plants.length === 1 ? DIARY_ENTRY_ADDED : `Watered ${counted(plants.length)}`;
      toast.success(logged.kind === 'sent' ? done : SAVED_FOR_LATER, { action: { label: 'Undo', onPress: undo } });
    }, FAILED_TO_ADD_DIARY_ENTRY);
  }

  /** Back to where each of them stood before. */
  async function moveBack(plants: readonly Plant[]) {
    for (const [location, group] of Map.groupBy(plants, (plant) => plant.location ?? '')) {
      await moving.mutateAsync({ ids: group.map(({ _id }) => _id), location });
    }
  }

  function move(plants: readonly Plant[], location: string): Promise<boolean> {
    return attempt(async () => {
      await moving.mutateAsync({ ids: plants.map(({ _id }) => _id), location });
      const undo = () => void attempt(() => moveBack(plants), FAILED_TO_UPDATE_PLANT);
      toast.success(`Moved ${counted(plants.length)}${location.trim() === '' ? '' : ` to ${location.trim()}`}`, {
        action: { label: 'Undo', onPress: undo },
      });
    }, FAILED_TO_UPDATE_PLANT);
  }

  return { water, move, watering: logging.isPending, moving: moving.isPending };
}
