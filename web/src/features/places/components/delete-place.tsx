import { FAILED_TO_DELETE_PLACE, PLACE_DELETED } from '@plantcare/contract/messages.ts';
import type { Place } from '@plantcare/contract/places.ts';
import { type FormEvent, useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Button } from '@/ui/controls/button.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { Dialog } from '@/ui/feedback/dialog.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useDeletePlace } from '../api.ts';

interface DeletePlaceProps {
  place: Place;
  /** Where its plants can go. */
  others: readonly Place[];
  /** How many stand there. */
  plants: number;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks whether to delete a place, and where its plants go. */
export function DeletePlace({ place, others, plants, onClose, onDeleted }: DeletePlaceProps) {
  const [moveTo, setMoveTo] = useState('');
  const { mutateAsync: remove, isPending } = useDeletePlace(place._id);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    try {
      await remove(moveTo);
      toast.success(PLACE_DELETED);
      onDeleted();
    } catch (error) {
      toast.error(messageOf(error, { fallback: FAILED_TO_DELETE_PLACE }));
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${place.name}?`}
      description={plants === 0 ? 'No plant is here.' : 'Its plants stay in your collection.'}
    >
      <form onSubmit={submit} className="grid gap-5">
        {plants > 0 && (
          <SelectField
            label={plants === 1 ? 'Its plant moves to' : `Its ${plants} plants move to`}
            value={moveTo}
            options={[
              { value: '', label: 'No location' },
              ...others.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={(event) => setMoveTo(event.target.value)}
          />
        )}
        <Button type="submit" variant="danger" size="lg" busy={isPending}>
          Delete Place
        </Button>
      </form>
    </Dialog>
  );
}
