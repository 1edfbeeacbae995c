import type { Farewell, Plant } from '@plantcare/contract/plants.ts';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { FormerPlantView } from '@/features/farewell/components/former-plant-view.tsx';
import { PlantMoves } from '@/features/places/components/plant-moves.tsx';
import { DeletePlant } from '@/features/plants/components/delete-plant.tsx';
import { paths } from '@/lib/page/paths.ts';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';

const PlantHistory = lazyPart(
  async () => (await import('@/features/diary/components/plant-history/plant-history.tsx')).PlantHistory,
);
const PlantRecovery = lazyPart(
  async () => (await import('@/features/recovery/components/plant-recovery.tsx')).PlantRecovery,
);

/** The page of a former plant, at the address that it had before. */
export function FormerPlantPage({ plant, farewell }: { plant: Plant; farewell: Farewell }) {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<Plant | null>(null);
  return (
    <>
      <FormerPlantView plant={plant} farewell={farewell} onDelete={() => setLeaving(plant)}>
        <div className="mx-auto mt-8 grid max-w-2xl gap-6 empty:hidden">
          <PlantMoves plant={plant._id} />
          {plant.notes !== null && (
            <section aria-labelledby="plant-notes">
              <h2 id="plant-notes" className="mb-1.5 text-xl">
                Notes
              </h2>
              <p className="whitespace-pre-line break-words">{plant.notes}</p>
            </section>
          )}
        </div>
      </FormerPlantView>
      <Suspense>
        <PlantRecovery plant={plant._id} isOver />
        <PlantHistory plant={plant} />
      </Suspense>
      <DeletePlant
        plant={leaving}
        onClose={() => setLeaving(null)}
        onDeleted={() => void navigate(paths.formerPlants, { replace: true })}
      />
    </>
  );
}
