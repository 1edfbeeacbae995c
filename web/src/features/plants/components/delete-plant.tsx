import { PLANT_DELETED } from '@plantcare/contract/messages.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Confirm } from '@/ui/feedback/confirm.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useDeletePlant } from '../api.ts';

interface DeletePlantProps {
  plant: Plant | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before deleting a plant; open while there is a plant to ask about. */
export function DeletePlant({ plant, onClose, onDeleted }: DeletePlantProps) {
  const deletion = useDeletePlant();
  const [asked, setAsked] = useState(plant);
  // Kept, so that the dialog still names the plant while it fades out.
  if (plant !== null && plant !== asked) setAsked(plant);

  async function confirm() {
    if (!plant || deletion.isPending) return;
    try {
      await deletion.mutateAsync(plant._id);
    } catch (error) {
      toast.error(messageOf(error, { item: 'Plant' }));
      onClose();
      return;
    }
    toast.success(PLANT_DELETED);
    // Closed first: an open dialog would take the focus back.
    flushSync(onClose);
    onDeleted();
  }

  return (
    <Confirm
      open={plant !== null}
      onOpenChange={(open) => !open && !deletion.isPending && onClose()}
      title={`Delete ${asked?.name ?? 'plant'}?`}
      text="This also deletes its photo, diary entries and reminders. It cannot be undone."
      confirmLabel="Delete"
      onConfirm={() => void confirm()}
      busy={deletion.isPending}
      danger
    />
  );
}
