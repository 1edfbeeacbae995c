import type { Plant } from '@plantcare/contract/plants.ts';
import { plantOptionsByPlace } from '@/ui/browse/plant-options.ts';
import type { SelectOption } from '@/ui/controls/select-field.tsx';
import type { IndexedEntry } from './browse-diary.ts';

/** The plants by which the diary is filtered: those that are there, and then the former plants that have entries. */
export function filterPlants(
  plants: readonly Plant[] | undefined,
  entries: readonly Pick<IndexedEntry, 'entry'>[],
): SelectOption[] {
  // Before they are loaded, nobody knows which are former plants.
  if (!plants) return [];
  const there = new Set(plants.map(({ _id }) => _id));
  const former = new Map(
    entries.flatMap(({ entry }) => (there.has(entry.plant._id) ? [] : [[entry.plant._id, entry.plant.name]])),
  );
  const group = 'Former plants';
  return [...plantOptionsByPlace(plants), ...[...former].map(([value, label]) => ({ value, label, group }))];
}
