import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { longest, PhraseFinder, type PhraseMatch, phrase } from '../phrases.ts';
import type { Token } from '../tokens.ts';

/** Two phrases for one thing that begin at most this many words apart state it once. */
const SAME_PLACE = 3;

/** Names of facts with the phrases that state them, as a JSON file beside the module holds them. */
export class PhraseTable<Name extends string> {
  readonly #finder: PhraseFinder<Name>;

  /** @throws when the file does not have exactly the names that are expected. */
  constructor(file: URL, names: readonly [Name, ...Name[]]) {
    const data = z
      .record(z.enum(names), z.array(z.string().min(1)).min(1))
      .parse(JSON.parse(readFileSync(file, 'utf8')));
    this.#finder = new PhraseFinder(names.flatMap((name) => data[name].map((written) => phrase(written, name))));
  }

  /** What the words state, the longest phrases first; of phrases that overlap only the longest, each thing once a place. */
  in(tokens: readonly Token[]): readonly PhraseMatch<Name>[] {
    const found = longest(this.#finder.in(tokens)).toSorted((one, other) => other.length - one.length);
    return found.filter(
      ({ meaning, start }, at) =>
        found.findIndex((other) => other.meaning === meaning && Math.abs(other.start - start) <= SAME_PLACE) === at,
    );
  }
}
