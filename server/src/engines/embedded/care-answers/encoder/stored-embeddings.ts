import { createHash } from 'node:crypto';

/** One signed byte for each number of an embedding, by the text. */
export interface StoredEmbeddings {
  /** The embedding as it is stored, of which 127 stands for 1; undefined where the text has none. */
  of(text: string): Int8Array | undefined;
  size: number;
}

const KEY_BYTES = 6;
const COUNT_BYTES = 4;
export const ONE = 127;

/** What a text is found by: 48 bits of its hash. */
function keyOf(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, KEY_BYTES);
}

/** How many texts, then their keys in ascending order, then their embeddings in the same order. */
export function readEmbeddings(file: Buffer, width: number): StoredEmbeddings {
  const size = file.readUInt32LE(0);
  const first = COUNT_BYTES + size * KEY_BYTES;
  const bytes = new Int8Array(file.buffer, file.byteOffset, file.length);
  const keyAt = (at: number) => file.readUIntBE(COUNT_BYTES + at * KEY_BYTES, KEY_BYTES);
  return {
    size,
    of(text) {
      const key = keyOf(text);
      let [low, high] = [0, size];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (keyAt(middle) < key) low = middle + 1;
        else high = middle;
      }
      if (low === size || keyAt(low) !== key) return undefined;
      return bytes.subarray(first + low * width, first + (low + 1) * width);
    },
  };
}

/** @throws Error where two texts have the same key. */
export function writtenEmbeddings(embeddings: ReadonlyMap<string, Int8Array>): Buffer {
  const keyed = [...embeddings]
    .map(([text, embedding]) => ({ key: keyOf(text), embedding }))
    .toSorted((one, other) => one.key - other.key);
  if (keyed.some(({ key }, at) => key === keyed[at + 1]?.key)) throw new Error('Two texts have the same key');
  const keys = Buffer.alloc(COUNT_BYTES + keyed.length * KEY_BYTES);
  keys.writeUInt32LE(keyed.length, 0);
  for (const [at, { key }] of keyed.entries()) keys.writeUIntBE(key, COUNT_BYTES + at * KEY_BYTES, KEY_BYTES);
  return Buffer.concat([
    keys,
    ...keyed.map(({ embedding }) => Buffer.from(embedding.buffer, embedding.byteOffset, embedding.length)),
  ]);
}

export function asBytes(embedding: Float32Array): Int8Array {
  return Int8Array.from(embedding, (value) => Math.round(value * ONE));
}
