import type { Plant } from '@plantcare/contract/plants.ts';
import { useState } from 'react';
import { messageOf } from '@/lib/error-messages.ts';
import { PLANT_DELETED } from '@/lib/messages.ts';
import { Confirm } from '@/ui/confirm.tsx';
import { toast } from '@/ui/toast.tsx';
import { useDeletePlant } from '../api.ts';

interface DeletePlantProps {
  plant: Plant | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a plant goes; open while there is a plant to ask about. */
export function DeletePlant({ plant, onClose, onDeleted }: DeletePlantProps) {
  const deletion = useDeletePlant();
  const [asked, setAsked] = useState(plant);
  // While the dialog fades out it must still name the plant it was about.
  if (plant !== null && plant !== asked) setAsked(plant);

  function confirm() {
    if (!plant || deletion.isPending) return;
    deletion.mutate(plant._id, {
      onSuccess: () => {
        toast.success(PLANT_DELETED);
        onClose();
        onDeleted();
      },
      onError: (error) => {
        toast.error(messageOf(error, { item: 'Plant' }));
        onClose();
      },
    });
  }

  return (
    <Confirm
      open={plant !== null}
      onOpenChange={(open) => !open && !deletion.isPending && onClose()}
      title={`Delete ${asked?.name ?? 'plant'}?`}
      text="Its photo, its diary entries and its reminders go with it. This cannot be undone."
      confirmLabel="Delete"
      onConfirm={confirm}
      busy={deletion.isPending}
      danger
    />
  );
}
