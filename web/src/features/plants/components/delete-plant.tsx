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
  /** Moves the focus: what was asked about is leaving the list. */
  onDeleted: () => void;
  /** Offers to keep the story of a plant that is there. */
  onKeepStory?: (plant: Plant) => void;
}

/** Asks before deleting a plant; open while there is a plant to ask about. */
export function DeletePlant({ plant, onClose, onDeleted, onKeepStory }: DeletePlantProps) {
  const deletion = useDeletePlant();
  const [asked, setAsked] = useState(plant);
  // Kept, so that the dialog still names the plant while it fades out.
  if (plant !== null && plant !== asked) setAsked(plant);

  async function confirm() {
    if (!plant) return;
    const deleted = deletion.mutateAsync(plant._id);
    // It leaves the list at once. Closed before anything else takes the focus: an open dialog would take it back.
    flushSync(onClose);
    onDeleted();
    try {
      await deleted;
      toast.success(PLANT_DELETED);
    } catch (error) {
      toast.error(messageOf(error, { item: 'Plant' }));
    }
  }

  const keepStory = (leaving: Plant) => {
    // Closed first, as above.
    flushSync(onClose);
    onKeepStory?.(leaving);
  };
  const instead =
    onKeepStory && asked && !asked.sample
      ? { label: 'Keep Its Story Instead', onChoose: () => keepStory(asked) }
      : undefined;

  return (
    <Confirm
      open={plant !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${asked?.name ?? 'plant'}?`}
      text="This also deletes its photo, diary entries and reminders. It cannot be undone."
      confirmLabel="Delete"
      onConfirm={() => void confirm()}
      danger
      instead={instead}
    />
  );
}
