import { Encoder } from './encoder.ts';

/** The direction in which a text points, of length 1: texts about the same matter point in nearly the same direction. */
export type Embedding = Float32Array;

export const MODEL_FOLDER = new URL('model/', import.meta.url);

/** How many embeddings are kept, 1.5 kB each: a question is read several times, and lines of rules and records recur. */
const MOST_KEPT = 2_000;

let encoder: Encoder | null = null;
const kept = new Map<string, Embedding>();

/** The encoder is loaded when it is first needed. */
export function embeddingOf(text: string): Embedding {
  const before = kept.get(text);
  if (before) return before;
  encoder ??= new Encoder(MODEL_FOLDER);
  const embedding = encoder.encode(text);
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(text, embedding);
  return embedding;
}

/** How similar two texts are in meaning: the cosine of their embeddings, from -1 to 1. */
export function similarityOf(one: Embedding, other: Embedding): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
