import type { Plant } from '@plantcare/contract/plants.ts';
import { Link } from 'react-router';
import { paths } from '@/lib/page/paths.ts';
import { PlantPhoto } from '@/ui/content/plant-photo.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { REASONS, yearsText } from '../farewell-words.ts';

/** Plants that died or left, each with its years. */
export function FormerPlantList({ plants }: { plants: readonly Plant[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 desk:grid-cols-3 desk:gap-4">
      {plants.map((plant) => (
        <li key={plant._id} className="min-w-0">
          <Link to={paths.plant(plant._id)} className="block h-full rounded-card">
            <Card className="flex h-full items-center gap-4 p-2.5 pr-4 transition-shadow hover:shadow-lifted">
              <div className="w-24 shrink-0">
                <PlantPhoto photoUrl={plant.photoUrl} name={plant.name} species={plant.species} sizes="6rem" />
              </div>
              <div className="min-w-0">
                <h2 className="truncate text-xl" title={plant.name}>
                  {plant.name}
                </h2>
                <p className="truncate text-ink-soft text-sm italic empty:hidden">{plant.species}</p>
                {plant.farewell && (
                  <>
                    <p className="mt-1 font-display">{yearsText(plant.farewell)}</p>
                    <p className="text-ink-soft text-sm empty:hidden">{REASONS[plant.farewell.reason]}</p>
                  </>
                )}
              </div>
            </Card>
          </Link>
        </li>
      ))}
    </ul>
  );
}
