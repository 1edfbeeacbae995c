import { type FormEvent, useState } from 'react';
import { Button } from '@/ui/controls/button.tsx';
import { SuggestField } from '@/ui/controls/suggest-field.tsx';
import { Dialog } from '@/ui/feedback/dialog.tsx';
import { withUsual } from '../browse-plants.ts';
import { USUAL_LOCATIONS } from '../care-words.ts';

interface MovePlantsProps {
  count: number;
  /** Locations in use, which one tap chooses. */
  locations: readonly string[];
  busy: boolean;
  onMove: (location: string) => void;
  onClose: () => void;
}

const MOST_CHIPS = 8;

/** Asks where to move the chosen plants. */
export function MovePlants({ count, locations, busy, onMove, onClose }: MovePlantsProps) {
  const [location, setLocation] = useState('');
  const offered = withUsual(locations, USUAL_LOCATIONS);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onMove(location);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Move ${count} ${count === 1 ? 'plant' : 'plants'}`}
    >
      <form onSubmit={submit} className="grid gap-5">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Locations</legend>
          {offered.slice(0, MOST_CHIPS).map((place) => (
            <Button
              key={place}
              variant="secondary"
              className="px-4!"
              aria-disabled={busy}
              onClick={() => onMove(place)}
            >
              {place}
            </Button>
          ))}
        </fieldset>
        <SuggestField
          label="Another location"
          hint="Leave it empty to clear the location."
          suggestions={offered}
          maxLength={200}
          value={location}
          onChange={(event) => setLocation(event.target.value)}
        />
        <Button type="submit" size="lg" busy={busy}>
          Move
        </Button>
      </form>
    </Dialog>
  );
}
