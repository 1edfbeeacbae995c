import Plus from 'lucide-react/icons/plus';
import { type FormEvent, useState } from 'react';
import { usePlaces } from '@/features/places/api.ts';
import { alphabet } from '@/lib/browse/fold.ts';
import { Button } from '@/ui/controls/button.tsx';
import { SuggestField } from '@/ui/controls/suggest-field.tsx';
import { Dialog } from '@/ui/feedback/dialog.tsx';
import { withUsual } from '../browse-plants.ts';
import { USUAL_LOCATIONS } from '../care-words.ts';

interface MovePlantsProps {
  count: number;
  busy: boolean;
  onMove: (location: string) => void;
  onNewPlace: () => void;
  onClose: () => void;
}

/** How many places one tap chooses; the usual ones fill up to the first number. */
const CHIPS = { least: 8, most: 24 };

/** Asks where to move the chosen plants. */
export function MovePlants({ count, busy, onMove, onNewPlace, onClose }: MovePlantsProps) {
  const { data: places } = usePlaces();
  const [location, setLocation] = useState('');
  const own = (places ?? []).map(({ name }) => name).sort(alphabet().compare);
  const offered = withUsual(own, USUAL_LOCATIONS);
  const chips = Math.min(CHIPS.most, Math.max(CHIPS.least, own.length));

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
          <legend className="sr-only">Places</legend>
          {offered.slice(0, chips).map((place) => (
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
          <Button variant="quiet" className="px-4!" aria-disabled={busy} onClick={onNewPlace}>
            <Plus aria-hidden className="size-4.5" />
            New place…
          </Button>
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
