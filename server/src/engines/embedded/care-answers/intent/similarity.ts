import { readFileSync } from 'node:fs';
import { type Embedding, embeddingOf, MODEL_FOLDER } from '../encoder/embedding.ts';
import { DIMENSIONS } from '../encoder/encoder.ts';
import { asBytes, ONE, readEmbeddings, type StoredEmbeddings } from '../encoder/stored-embeddings.ts';
import { encodedTexts, searchedEntries } from './searched-entries.ts';
import type { WorkedQuestion } from './worked-questions.ts';

export const EMBEDDINGS_FILE = new URL('embeddings.bin', MODEL_FOLDER);

/** The answers of all entries. */
interface Answers {
  /** By entry: its first answer, and behind the last entry how many answers there are. */
  firsts: Uint32Array;
  /** By answer: `DIMENSIONS` bytes. */
  embeddings: Int8Array;
}

let read: StoredEmbeddings | null = null;

/** What was changed since they were stored, by text. */
const encodedNow = new Map<string, Int8Array>();

/** The embedding of a text of the knowledge; what is not stored is encoded now, some 20 a second. */
function storedEmbeddingOf(text: string): Int8Array {
  read ??= readEmbeddings(readFileSync(EMBEDDINGS_FILE), DIMENSIONS);
  const stored = read.of(text) ?? encodedNow.get(text);
  if (stored) return stored;
  const encoded = asBytes(embeddingOf(text));
  encodedNow.set(text, encoded);
  return encoded;
}

let loaded: Answers | null = null;

function answers(): Answers {
  const texts = searchedEntries.map(encodedTexts);
  const firsts = new Uint32Array(texts.length + 1);
  for (const [at, { length }] of texts.entries()) firsts[at + 1] = (firsts[at] ?? 0) + length;
  const all = texts.flat();
  const embeddings = new Int8Array(all.length * DIMENSIONS);
  for (const [at, text] of all.entries()) embeddings.set(storedEmbeddingOf(text), at * DIMENSIONS);
  return { firsts, embeddings };
}

/**
 * How similar in meaning the question and searched entries are: the cosine of the embeddings of the question and of the likest
 * answer, from -1 to 1.
 * @param entries the places of those to compare, among all
 * @returns by place; -1 for the others
 */
export function similarities(question: Embedding, entries: readonly number[]): Float32Array {
  loaded ??= answers();
  const { firsts, embeddings } = loaded;
  const found = new Float32Array(searchedEntries.length).fill(-1);
  for (const entry of entries) {
    const end = firsts[entry + 1] ?? 0;
    for (let at = firsts[entry] ?? 0; at < end; at++)
      found[entry] = Math.max(found[entry] ?? -1, cosine(question, embeddings, at * question.length));
  }
  return found;
}

/** How similar in meaning the question is to the likest of those that an entry answers, from -1 to 1. */
export function similarityToWordings(question: Embedding, { examples }: Pick<WorkedQuestion, 'examples'>): number {
  return Math.max(-1, ...examples.map((wording) => cosine(question, storedEmbeddingOf(wording), 0)));
}

/** Of an embedding and of stored bytes, from the one at `first` on. */
function cosine(embedding: Embedding, stored: Int8Array, first: number): number {
  let product = 0;
  for (let k = 0; k < embedding.length; k++) product += (stored[first + k] ?? 0) * (embedding[k] ?? 0);
  return product / ONE;
}
