import type { Hemisphere } from '@plantcare/contract/seasons.ts';
import type { Season } from '@plantcare/contract/species.ts';
import type { KnownSpecies } from '../../knowledge/plants.ts';
import { isFor, type Use } from '../../knowledge/uses.ts';

/** When and where the plants are wanted; `month` is the gardener's own, 1 for January. A season counts instead of it. */
export interface ListCase {
  month: number;
  season?: Season;
  hemisphere: Hemisphere;
  /** Whether bulbs and young plants that go outside at that time are left out. */
  isOnlySown?: boolean;
}

/** A property by which plants are chosen. */
export interface Criterion {
  /** Goes on from the noun: "that are safe for cats"; null where the noun says it all. */
  title: (about: ListCase) => string | null;
  /** What the list calls its plants where that is not "Plants". */
  noun?: string;
  holds: (plant: KnownSpecies, about: ListCase) => boolean;
  /** Why a plant fits, in a few words; null where the title says it all. */
  reason: (plant: KnownSpecies, about: ListCase) => string | null;
  /** What must be said with every such list. */
  note?: string;
  /** The use whose order puts the best known first. */
  order?: Use;
  /** Among plants that no use puts in order, how well one fits: the lower, the sooner it is named. */
  rank?: (plant: KnownSpecies) => number;
  /** Plants of ponds are in it; elsewhere nobody could plant them. */
  ofWater?: true;
  /** The list warns of plants, so those that nobody should grow are in it too. */
  warns?: true;
}

export function grownFor(use: Use, words: string): Criterion {
  return { title: () => words, holds: (plant) => isFor(use, plant), reason: () => null, order: use };
}

export function ofCategory(wanted: readonly KnownSpecies['category'][], noun: string): Criterion {
  return { title: () => null, noun, holds: ({ category }) => wanted.includes(category), reason: () => null };
}
