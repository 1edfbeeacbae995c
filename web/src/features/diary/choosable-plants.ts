import type { Plant } from '@plantcare/contract/plants.ts';
import { alphabet, fold, foldedWords } from '@/lib/browse/fold.ts';
import { groupByPlace } from '@/lib/browse/group-by-place.ts';

/** Plants to choose from under one heading. */
export interface PlantGroup {
  title: string;
  plants: readonly Plant[];
}

/** Which plants come first, whatever their room. */
export interface FirstChoices {
  /** The plants for which the activity is due. */
  due: ReadonlySet<string>;
  /** The plants of the latest diary entries. */
  recent: ReadonlySet<string>;
}

export const NO_FIRST_CHOICES: FirstChoices = { due: new Set(), recent: new Set() };

/** Each plant once: those that come first, then the others room by room; both alphabetically, without a room last. */
export function plantGroups(plants: readonly Plant[], { due, recent }: FirstChoices): PlantGroup[] {
  const isDue = ({ _id }: Plant) => due.has(_id);
  const isRecent = (plant: Plant) => recent.has(plant._id) && !isDue(plant);
  const rooms = groupByPlace(
    plants.filter((plant) => !isDue(plant) && !isRecent(plant)),
    (plant) => plant,
  );
  return [
    { title: 'Due today', plants: byName(plants.filter(isDue)) },
    { title: 'Recent', plants: byName(plants.filter(isRecent)) },
    ...rooms.map(({ location, items }) => ({ title: location ?? 'No location', plants: byName(items) })),
  ].filter((group) => group.plants.length > 0);
}

function byName(plants: readonly Plant[]): Plant[] {
  return plants.toSorted((a, b) => alphabet().compare(a.name, b.name));
}

/** Those whose name, species or location contain every word of a search. */
export function plantsNamed(plants: readonly Plant[], search: string): readonly Plant[] {
  const words = foldedWords(search);
  if (words.length === 0) return plants;
  return plants.filter(({ name, species, location }) => {
    const text = fold([name, species ?? '', location ?? ''].join('\n'));
    return words.every((word) => text.includes(word));
  });
}
