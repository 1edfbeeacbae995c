import type { Health, Plant, Size } from '@plantcare/contract/plants.ts';
import type { Browsing, Direction } from '@/lib/browse/browsing.ts';
import { alphabet, fold, foldedWords } from '@/lib/browse/fold.ts';
import { type DueFilter, fitsDue, type NextCare } from './next-care.ts';

export const SORT_KEYS = ['added', 'due', 'name', 'species', 'location', 'health'] as const;

export type SortKey = (typeof SORT_KEYS)[number];

/** Search, filters and sort of the collection; an empty text means "all". */
export interface PlantBrowsing extends Browsing<SortKey> {
  /** The id of a place, so that the filter outlives a new name. */
  readonly place: string;
  /** The name of a place, as an older address has it. */
  readonly location: string;
  readonly health: Health | '';
  readonly size: Size | '';
  readonly due: DueFilter | '';
}

/** A plant with its folded texts for searching, computed once and not at every key press. */
export interface IndexedPlant {
  readonly plant: Plant;
  readonly text: string;
  readonly location: string;
}

export function indexPlants(plants: readonly Plant[]): IndexedPlant[] {
  return plants.map((plant) => ({
    plant,
    text: fold([plant.name, plant.species ?? '', plant.location ?? ''].join('\n')),
    location: fold(plant.location ?? ''),
  }));
}

/** Plants that need care come first; an unknown health value comes last. */
const HEALTH_RANK: Readonly<Record<string, number>> = { sick: 0, needs_attention: 1, healthy: 2 };

/** What each plant needs next, by its id. */
export type NextCares = ReadonlyMap<string, Pick<NextCare, 'due' | 'isDue' | 'isSoon'>>;

/** What is due first, then plants in poor health, then what is due later, and last what has no reminder. */
function needRank(plant: Plant, cares: NextCares): number {
  const care = cares.get(plant._id);
  if (care?.isDue) return 0;
  if (plant.health === 'sick' || plant.health === 'needs_attention') return 1;
  return care ? 2 : 3;
}

function byNeed(cares: NextCares, sign: 1 | -1): Compare {
  return (a, b) => {
    const rank = needRank(a, cares) - needRank(b, cares);
    if (rank !== 0) return sign * rank;
    const [left, right] = [cares.get(a._id)?.due ?? '', cares.get(b._id)?.due ?? ''];
    return sign * (left < right ? -1 : Number(left > right));
  };
}

type Compare = (a: Plant, b: Plant) => number;

function byText(textOf: (plant: Plant) => string | null, sign: 1 | -1): Compare {
  return (a, b) => {
    const left = textOf(a);
    const right = textOf(b);
    // Plants without a species or location come last in both directions.
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * alphabet().compare(left, right);
  };
}

function comparison(sort: SortKey, direction: Direction, cares: NextCares): Compare {
  const sign = direction === 'asc' ? 1 : -1;
  switch (sort) {
    case 'due':
      return byNeed(cares, sign);
    case 'name':
      return byText((plant) => plant.name, sign);
    case 'species':
      return byText((plant) => plant.species, sign);
    case 'location':
      return byText((plant) => plant.location, sign);
    case 'health':
      return (a, b) => sign * ((HEALTH_RANK[a.health] ?? 3) - (HEALTH_RANK[b.health] ?? 3));
    case 'added':
      // Moments are texts of equal length, so they sort in the order of time.
      return (a, b) => sign * (a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt));
  }
}

const NO_CARES: NextCares = new Map();

/** A sorted copy; equal plants keep the server's order, newest first. */
export function sortPlants(
  plants: readonly IndexedPlant[],
  sort: SortKey,
  direction: Direction,
  cares: NextCares = NO_CARES,
): IndexedPlant[] {
  const compare = comparison(sort, direction, cares);
  return plants.toSorted((a, b) => compare(a.plant, b.plant));
}

export type Wanted = Omit<PlantBrowsing, 'sort' | 'direction'>;

/** The plants that match all filters and, in name, species or location, all words of the search. */
export function matchingPlants(plants: readonly IndexedPlant[], wanted: Wanted, cares: NextCares = NO_CARES): Plant[] {
  const words = foldedWords(wanted.search);
  const location = fold(wanted.location);
  return plants
    .filter(
      (indexed) =>
        (wanted.place === '' || indexed.plant.placeId === wanted.place) &&
        (location === '' || indexed.location === location) &&
        (wanted.health === '' || indexed.plant.health === wanted.health) &&
        (wanted.size === '' || indexed.plant.size === wanted.size) &&
        fitsDue(cares.get(indexed.plant._id), wanted.due) &&
        words.every((word) => indexed.text.includes(word)),
    )
    .map((indexed) => indexed.plant);
}

/** A place with its name, as a filter offers it. */
interface NamedPlace {
  readonly id: string;
  readonly name: string;
}

/** The places in which plants stand, alphabetically. */
export function placesOf(plants: readonly Plant[]): NamedPlace[] {
  const names = new Map<string, string>();
  for (const { placeId, location } of plants) if (placeId !== null && location !== null) names.set(placeId, location);
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => alphabet().compare(a.name, b.name));
}

export function speciesOf(plants: readonly Plant[]): string[] {
  return distinct(plants.map((plant) => plant.species));
}

/** Values in use first, then the usual ones that are not among them. */
export function withUsual(own: readonly string[], usual: readonly string[]): string[] {
  const taken = new Set(own.map(fold));
  return [...own, ...usual.filter((text) => !taken.has(fold(text)))];
}

function distinct(texts: readonly (string | null)[]): string[] {
  const spellings = new Map<string, string>();
  for (const text of texts) {
    if (text !== null && !spellings.has(fold(text))) spellings.set(fold(text), text);
  }
  return [...spellings.values()].sort(alphabet().compare);
}

export function activeFilters({ place, location, health, size, due }: PlantBrowsing): number {
  return [place, location, health, size, due].filter((value) => value !== '').length;
}
