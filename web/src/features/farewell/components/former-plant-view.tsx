import type { Farewell, Plant } from '@plantcare/contract/plants.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Pencil from 'lucide-react/icons/pencil';
import Sprout from 'lucide-react/icons/sprout';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { usePageTitle } from '@/lib/page/page-title.ts';
import { paths } from '@/lib/page/paths.ts';
import { formatDay } from '@/lib/time/dates.ts';
import { PlantPhoto } from '@/ui/content/plant-photo.tsx';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useBringBack } from '../api.ts';
import { broughtBack, FAILED_TO_BRING_BACK, REASONS, timeTogether } from '../farewell-words.ts';
import { FarewellForm } from './farewell-form.tsx';

interface FormerPlantViewProps {
  plant: Plant;
  farewell: Farewell;
  onDelete: () => void;
  /** What else is left of it. */
  children: ReactNode;
}

/** The page of a plant that died or left: how long it was there, and its story, without any care. */
export function FormerPlantView({ plant, farewell, onDelete, children }: FormerPlantViewProps) {
  const back = useBringBack();
  const [editing, setEditing] = useState(false);
  usePageTitle(plant.name);

  function bringBack() {
    back.mutate(plant._id, {
      onSuccess: () => toast.success(broughtBack(plant.name)),
      onError: (error) => toast.error(messageOf(error, { item: 'Plant', fallback: FAILED_TO_BRING_BACK })),
    });
  }

  return (
    <>
      <article className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] justify-items-center gap-6 text-center">
        <PlantPhoto
          photoUrl={plant.photoUrl}
          name={plant.name}
          species={plant.species}
          className="max-h-[45dvh] max-w-md shadow-card desk:aspect-4/3!"
        />
        <header className="max-w-full">
          <h1 className="break-words text-4xl desk:text-5xl">{plant.name}</h1>
          {plant.species !== null && <p className="mt-1.5 text-ink-soft text-lg italic">{plant.species}</p>}
          <p className="mt-4 font-display text-xl leading-snug">
            <time dateTime={farewell.since}>{formatDay(farewell.since)}</time> –{' '}
            <time dateTime={farewell.day} className="whitespace-nowrap">
              {formatDay(farewell.day)}
            </time>
          </p>
          <p className="mt-1 text-ink-soft">{sentence(farewell)}</p>
        </header>
        {farewell.note !== null && (
          <blockquote className="max-w-prose whitespace-pre-line break-words border-line border-y px-2 py-4 font-display text-lg leading-relaxed">
            {farewell.note}
          </blockquote>
        )}
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.formerPlants} variant="secondary">
            <ArrowLeft aria-hidden className="size-5" />
            Former Plants
          </ButtonLink>
          <Button variant="secondary" busy={back.isPending} onClick={bringBack}>
            {!back.isPending && <Sprout aria-hidden className="size-5" />}
            Bring Back
          </Button>
          <Button variant="secondary" onClick={() => setEditing(true)}>
            <Pencil aria-hidden className="size-5" />
            Edit Farewell
          </Button>
          <Button variant="quiet" onClick={onDelete}>
            <Trash2 aria-hidden className="size-5" />
            Delete
          </Button>
        </div>
      </article>
      {children}
      {editing && <FarewellForm plant={plant} onClose={() => setEditing(false)} />}
    </>
  );
}

/** "5 years and 8 months with you. Given away." */
function sentence(farewell: Farewell): string {
  const reason = REASONS[farewell.reason];
  return `${timeTogether(farewell)} with you.${reason === null ? '' : ` ${reason}.`}`;
}
