import type { Plant } from '@plantcare/contract/plants.ts';
import Flower2 from 'lucide-react/icons/flower-2';
import { Suspense, useState } from 'react';
import { Button } from '@/ui/controls/button.tsx';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';

const FarewellForm = lazyPart(async () => (await import('./farewell-form.tsx')).FarewellForm);

/** Asks for the farewell to a plant; a sample plant goes with the samples instead. */
export function SayFarewell({ plant }: { plant: Plant }) {
  const [asking, setAsking] = useState(false);
  if (plant.sample) return null;
  return (
    <>
      <Button variant="secondary" className="grow sm:grow-0" onClick={() => setAsking(true)}>
        <Flower2 aria-hidden className="size-5" />
        Say Farewell…
      </Button>
      {asking && (
        <Suspense>
          <FarewellForm
            plant={plant}
            onClose={() => setAsking(false)}
            // The page of a former plant takes its place, from the beginning.
            onSaid={() => window.scrollTo({ top: 0 })}
          />
        </Suspense>
      )}
    </>
  );
}
