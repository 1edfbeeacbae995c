import type { Plant } from '@plantcare/contract/plants.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { usePageTitle } from '@/lib/page/page-title.ts';
import { paths } from '@/lib/page/paths.ts';
import { PlantPhoto } from '@/ui/content/plant-photo.tsx';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { useListAddress } from '../use-list-address.ts';
import { HealthBadge } from './health-badge.tsx';
import { PlantFacts } from './plant-facts.tsx';
import { PrintLabelButton } from './print-label-button.tsx';

interface PlantViewProps {
  plant: Plant;
  /** What is to be done for it, which comes first. */
  care: ReactNode;
  /** Further buttons beside those of the page. */
  actions: ReactNode;
  /** The care facts of its species, and what else follows its own data. */
  children: ReactNode;
}

/** The page of one plant. */
export function PlantView({ plant, care, actions, children }: PlantViewProps) {
  const list = useListAddress();
  usePageTitle(plant.name);
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 [@media(max-height:26rem)_and_(min-width:36rem)]:grid-cols-[12rem_minmax(0,1fr)] desk:grid-cols-2 desk:gap-10">
      <PlantPhoto
        photoUrl={plant.photoUrl}
        name={plant.name}
        species={plant.species}
        className="max-h-[45dvh] desk:sticky desk:top-24 desk:max-h-[75vh]"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <header>
          <HealthBadge health={plant.health} />
          <h1 className="mt-2 break-words text-4xl desk:text-5xl">{plant.name}</h1>
          {plant.species !== null && <p className="mt-1.5 text-ink-soft text-lg italic">{plant.species}</p>}
        </header>
        {care}
        <Card className="p-5 sm:p-6">
          <PlantFacts plant={plant} />
        </Card>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.editPlant(plant._id)} state={list.state} variant="secondary" className="grow sm:grow-0">
            <Pencil aria-hidden className="size-5" />
            Edit
          </ButtonLink>
          <PrintLabelButton plant={plant} />
          {actions}
          <ButtonLink to={list.address} variant="secondary" className="grow sm:grow-0">
            <ArrowLeft aria-hidden className="size-5" />
            Back to List
          </ButtonLink>
        </div>
        {children}
        {plant.notes !== null && (
          <section aria-labelledby="plant-notes">
            <h2 id="plant-notes" className="mb-1.5 text-xl">
              Notes
            </h2>
            <p className="whitespace-pre-line break-words">{plant.notes}</p>
          </section>
        )}
      </div>
    </article>
  );
}
