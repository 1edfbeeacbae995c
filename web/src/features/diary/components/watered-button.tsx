import {
  DIARY_ENTRY_ADDED,
  DIARY_ENTRY_DELETED,
  FAILED_TO_ADD_DIARY_ENTRY,
  FAILED_TO_DELETE_DIARY_ENTRY,
} from '@plantcare/contract/messages.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { emojiOf } from '@/ui/content/activities.ts';
import { Button } from '@/ui/controls/button.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { WATERED } from '../activities.ts';
import { useAddEntry, useDeleteEntry } from '../api.ts';

interface WateredButtonProps {
  plant: Plant;
  /** Called when a watering was logged, and when that was undone. */
  onWatered: (watered: boolean) => void;
}

/** Logs a watering in one tap, and undoes it in another. */
export function WateredButton({ plant, onWatered }: WateredButtonProps) {
  const addition = useAddEntry();
  const deletion = useDeleteEntry();

  async function undo(id: string) {
    try {
      await deletion.mutateAsync(id);
      onWatered(false);
      toast.success(DIARY_ENTRY_DELETED);
    } catch (error) {
      toast.error(messageOf(error, { fallback: FAILED_TO_DELETE_DIARY_ENTRY }));
    }
  }

  async function water() {
    try {
      const entry = await addition.mutateAsync({
        plants: [plant._id],
        title: WATERED,
        activity: 'watering',
        date: new Date().toISOString(),
        photo: null,
      });
      onWatered(true);
      toast.success(DIARY_ENTRY_ADDED, { action: { label: 'Undo', onPress: () => void undo(entry._id) } });
    } catch (error) {
      toast.error(messageOf(error, { fallback: FAILED_TO_ADD_DIARY_ENTRY }));
    }
  }

  return (
    <Button busy={addition.isPending} onClick={() => void water()}>
      <span aria-hidden>{emojiOf('watering')}</span>
      {WATERED}
    </Button>
  );
}
