import { useId, useState } from 'react';
import { Button } from '@/ui/controls/button.tsx';
import { AirPlant } from '@/ui/drawings/air-plant.tsx';
import { LeafPlaceholder } from '@/ui/drawings/leaf-placeholder.tsx';
import { Card } from '@/ui/layout/card.tsx';
import type { PlantCategory } from '../plant-categories.ts';

/** One category; its description opens in place. */
export function PlantCategoryCard({ category }: { readonly category: PlantCategory }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const drawing = 'mx-auto h-full w-auto';
  return (
    <Card className="flex flex-col overflow-hidden">
      <div className="h-44 bg-moss-soft pt-2 desk:h-56">
        {category.id === 'air' ? (
          <AirPlant className={drawing} />
        ) : (
          <LeafPlaceholder seed={category.seed} className={drawing} />
        )}
      </div>
      <div className="flex flex-1 flex-col p-5 desk:p-6">
        <h3 id={`${id}-name`} className="text-2xl">
          {category.name}
        </h3>
        <p className="mt-1 text-ink-soft">{category.examples}</p>
        <div id={`${id}-text`} hidden={!open} className="mt-4 animate-rise space-y-3 border-t border-line pt-4">
          {category.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="mt-auto pt-4">
          <Button
            variant="secondary"
            aria-expanded={open}
            aria-controls={`${id}-text`}
            aria-describedby={`${id}-name`}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Hide' : 'Learn More'}
          </Button>
        </div>
      </div>
    </Card>
  );
}
