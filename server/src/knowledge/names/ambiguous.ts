import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { KnownSpecies } from '../plants.ts';
import { recordOf } from './added-names.ts';
import { wordsOf } from './normalize.ts';

/**
 * Names that gardeners give to several plants. `usual` is the one that most of them mean, null where none is; `plants`
 * are the others, each with the words that tell it apart; `unlisted` are those that have no record.
 */
const AmbiguousNames = z.record(
  z.string(),
  z.strictObject({
    usual: z.string().nullable(),
    plants: z.record(z.string(), z.string()),
    unlisted: z.array(z.string()).optional(),
  }),
);

/** A plant that an ambiguous name may mean, with the words that tell it apart. */
export interface Choice {
  plant: KnownSpecies;
  hint: string;
}

export interface AmbiguousName {
  usual: KnownSpecies | null;
  /** All the plants with records, the usual one first. */
  choices: readonly Choice[];
  /** In words, every plant but the usual one. */
  others: readonly string[];
}

const file = readFileSync(new URL('ambiguous.json', import.meta.url), 'utf8');

/** By the words of the name. */
export const ambiguousNames: ReadonlyMap<string, AmbiguousName> = new Map(
  Object.entries(AmbiguousNames.parse(JSON.parse(file))).map(([name, { usual, plants, unlisted = [] }]) => {
    const others = Object.entries(plants).map(([plant, hint]) => ({ plant: recordOf(plant), hint }));
    const first = usual === null ? null : recordOf(usual);
    return [
      wordsOf(name).join(' '),
      {
        usual: first,
        choices: first ? [{ plant: first, hint: 'what is usually meant' }, ...others] : others,
        others: [...others.map(({ hint }) => hint), ...unlisted],
      },
    ];
  }),
);

/** What is called by just these words where several plants are; undefined for a name of one plant. */
export function ambiguousName(words: readonly string[]): AmbiguousName | undefined {
  return ambiguousNames.get(words.join(' '));
}
