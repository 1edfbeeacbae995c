import type { Species } from '@plantcare/contract/species.ts';
import { leafFallOf } from '../knowledge/leaf-fall.ts';
import { type Survival, survivalOf } from '../knowledge/survival.ts';
import { traitsByName } from '../knowledge/traits.ts';
import { isFrostTender } from './care-sheet/light-needs.ts';

/** How a plant dies back, rests and comes again: by its name as far as that is known, else by its form of life. */
export function survivalOfPlant(plant: Species | null): Survival {
  if (!plant) return survivalOf([]);
  const { scientificName, family, lifespan, category } = plant;
  const words = scientificName.split(' ');
  return survivalOf([
    scientificName,
    words.slice(0, 2).join(' '),
    words[0] ?? '',
    family,
    lifespan,
    category,
    perennialForm(plant),
  ]);
}

function perennialForm(plant: Species): string {
  const { category, scientificName } = plant;
  const woody = traitsByName.get(scientificName)?.stem?.some((stem) => stem === 'woody' || stem === 'cane') ?? false;
  if (isFrostTender(plant) || category === 'house_plant') return woody ? 'woody house plant' : '';
  if (woody || category === 'shrub' || category === 'climber')
    return leafFallOf(plant) === 'deciduous' ? 'deciduous wood' : 'evergreen wood';
  return 'border perennial';
}
