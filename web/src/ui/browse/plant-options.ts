import type { Plant } from '@plantcare/contract/plants.ts';
import { alphabet, fold } from '@/lib/browse/fold.ts';
import { groupByPlace } from '@/lib/browse/group-by-place.ts';
import type { SelectOption } from '@/ui/controls/select-field.tsx';

/** The options for plants, alphabetically; plants of the same name are distinguished by location or species. */
export function plantOptions(plants: readonly Plant[]): SelectOption[] {
  const names = new Map<string, number>();
  for (const { name } of plants) names.set(fold(name), (names.get(fold(name)) ?? 0) + 1);
  return plants
    .map((plant) => {
      const detail = (names.get(fold(plant.name)) ?? 0) > 1 ? (plant.location ?? plant.species) : null;
      return { value: plant._id, label: detail === null ? plant.name : `${plant.name} (${detail})` };
    })
    .sort((a, b) => alphabet().compare(a.label, b.label));
}

/** The same options under the names of their places, where there are several. */
export function plantOptionsByPlace(plants: readonly Plant[]): SelectOption[] {
  const byId = new Map(plants.map((plant) => [plant._id, plant]));
  const places = groupByPlace(plantOptions(plants), ({ value }) => byId.get(value));
  if (places.length < 2) return places.flatMap(({ items }) => items);
  return places.flatMap(({ location, items }) =>
    items.map((option) => ({ ...option, group: location ?? 'No location' })),
  );
}
