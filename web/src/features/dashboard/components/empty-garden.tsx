import type { ReactNode } from 'react';
import { paths } from '@/lib/page/paths.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { Sprout } from '@/ui/drawings/sprout.tsx';

/** A garden without plants: the first thing to do, and why. */
export function EmptyGarden({ samples }: { samples: ReactNode }) {
  return (
    <section className="grid items-center gap-6 rounded-card bg-grove p-6 text-on-grove sm:grid-cols-[1fr_12rem] sm:p-10">
      <div>
        <h2 className="text-3xl">Bring in your first plant</h2>
        <p className="mt-3 max-w-prose text-on-grove-soft">
          Give it a name and, if you like, a photo. Then you see at a glance how it is doing, and you can note what you
          did for it and be reminded of what comes next.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={paths.addPlant} variant="quiet" size="lg" className="bg-on-grove! text-grove!">
            Add Your First Plant
          </ButtonLink>
          {samples}
        </div>
      </div>
      <div className="order-first mx-auto w-36 sm:order-none sm:w-full">
        <Sprout />
      </div>
    </section>
  );
}
