import { readFileSync } from 'node:fs';
import { type Embedding, embeddingOf, MODEL_FOLDER } from '../encoder/embedding.ts';
import { DIMENSIONS } from '../encoder/encoder.ts';
import { asBytes, ONE, readEmbeddings } from '../encoder/stored-embeddings.ts';
import { encodedTexts, searchedEntries } from './searched-entries.ts';

export const EMBEDDINGS_FILE = new URL('embeddings.bin', MODEL_FOLDER);

/** The answers of all entries. */
interface Answers {
  /** By answer: the entry that it is of. */
  entries: Uint16Array;
  /** By answer: `DIMENSIONS` bytes. */
  embeddings: Int8Array;
}

let loaded: Answers | null = null;

function answers(): Answers {
  const stored = readEmbeddings(readFileSync(EMBEDDINGS_FILE), DIMENSIONS);
  const all = searchedEntries.flatMap((entry, at) => encodedTexts(entry).map((text) => ({ at, text })));
  const embeddings = new Int8Array(all.length * DIMENSIONS);
  // What was changed since they were stored is encoded now, some 20 a second.
  for (const [at, { text }] of all.entries())
    embeddings.set(stored.of(text) ?? asBytes(embeddingOf(text)), at * DIMENSIONS);
  return { entries: Uint16Array.from(all, ({ at }) => at), embeddings };
}

/**
 * How similar in meaning the question and each searched entry are, in their order: the cosine of the embeddings of the question
 * and of the likest answer, from -1 to 1.
 */
export function similarities(question: Embedding): Float32Array {
  loaded ??= answers();
  const { entries, embeddings } = loaded;
  const width = question.length;
  const found = new Float32Array(searchedEntries.length).fill(-1);
  for (const [at, entry] of entries.entries()) {
    let product = 0;
    const first = at * width;
    for (let k = 0; k < width; k++) product += (embeddings[first + k] ?? 0) * (question[k] ?? 0);
    found[entry] = Math.max(found[entry] ?? -1, product / ONE);
  }
  return found;
}
