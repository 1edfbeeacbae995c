import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { findSpecies } from '../server/src/knowledge/names/match.ts';
import { searchPlants } from '../server/src/knowledge/names/search.ts';

const FOLDER = new URL('names/', import.meta.url);
const SEARCH_RESULTS = 5;

/**
 * A name that gardeners type, and the plants that may be meant: scientific names or genera in lower case. None where no
 * single plant is meant ("houseplant"): then none may be recognized.
 */
const wantedName = z.strictObject({
  name: z.string().trim().min(1),
  accept: z.array(z.string().regex(/^[^A-Z]+$/, 'scientific names are in lower case here')),
});

export type WantedName = z.infer<typeof wantedName>;

export interface NameScores {
  /** The file without its ending. */
  list: string;
  names: number;
  /** Recognized where advice is asked for, which takes one plant. */
  recognized: number;
  searched: number;
  /** Among the first five results of the search. */
  searchFound: number;
  /** What was found instead, for each name; null where the list stays unseen by those who improve the names. */
  missing: string[] | null;
}

export function evaluateNames(): NameScores[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => {
      const names = z.array(wantedName).parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
      return scoresOf(file.replace(/\.json$/, ''), names);
    });
}

function scoresOf(list: string, names: readonly WantedName[]): NameScores {
  const unrecognized = names.filter((wanted) => !isRecognized(wanted));
  const searchable = names.filter(({ accept }) => accept.length > 0);
  const notFound = searchable.filter((wanted) => !searchResults(wanted).some((plant) => isAccepted(plant, wanted)));
  const missing = [
    ...unrecognized.map((wanted) => `${wanted.name}: recognized as ${recognized(wanted) ?? 'nothing'}`),
    ...notFound.map((wanted) => `${wanted.name}: the search finds ${searchResults(wanted).join(', ') || 'nothing'}`),
  ];
  return {
    list,
    names: names.length,
    recognized: names.length - unrecognized.length,
    searched: searchable.length,
    searchFound: searchable.length - notFound.length,
    missing: list.includes('unseen') ? null : missing,
  };
}

function isRecognized(wanted: WantedName): boolean {
  const plant = recognized(wanted);
  return plant === null ? wanted.accept.length === 0 : isAccepted(plant, wanted);
}

function recognized({ name }: WantedName): string | null {
  return findSpecies(name)?.plant.scientificName ?? null;
}

function searchResults({ name }: WantedName): string[] {
  return searchPlants(name, SEARCH_RESULTS).map(({ scientificName }) => scientificName);
}

/** A genus stands for its species, and a species for its varieties. */
export function isAccepted(scientificName: string, { accept }: Pick<WantedName, 'accept'>): boolean {
  const words = wordsOf(scientificName);
  return accept.some((accepted) => wordsOf(accepted).every((word, at) => words[at] === word));
}

/** Without the sign of hybrids, which some write and some do not. */
function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '×' && word !== 'x');
}
