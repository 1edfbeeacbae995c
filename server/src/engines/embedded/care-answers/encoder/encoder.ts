import { readFileSync } from 'node:fs';
import { Tokenizer } from '@huggingface/tokenizers';
import { Transformer, WIDTH } from './transformer.ts';

/** How many numbers an embedding has. */
export const DIMENSIONS = 128;
/** Of a longer text only the beginning counts. */
const MOST_TOKENS = 64;

/**
 * Texts as vectors of length 1, which point in nearly the same direction where two texts are about the same matter: a BERT
 * encoder with mean pooling (Reimers and Gurevych, "Sentence-BERT", 2019). The weights are those of all-MiniLM-L6-v2
 * (sentence-transformers, Apache 2.0), trained further by `scripts/encoder/train.py`.
 */
export class Encoder {
  readonly #tokenizer: Tokenizer;
  readonly #transformer: Transformer;
  /** `DIMENSIONS` rows of `WIDTH` numbers: the principal components of all that is stored. */
  readonly #projection: Float32Array;

  constructor(folder: URL) {
    this.#tokenizer = new Tokenizer(JSON.parse(readFileSync(new URL('tokenizer.json', folder), 'utf8')), {});
    this.#transformer = new Transformer(new URL('encoder.safetensors', folder), MOST_TOKENS);
    this.#projection = this.#transformer.floats('projection');
  }

  /** The direction of a text: `DIMENSIONS` numbers, the sum of whose squares is 1. */
  encode(text: string): Float32Array {
    const mean = this.#transformer.mean(beginning(this.#tokenizer.encode(text).ids, MOST_TOKENS));
    const projected = Float32Array.from({ length: DIMENSIONS }, (_, row) => {
      let sum = 0;
      for (let k = 0; k < WIDTH; k++) sum += (this.#projection[row * WIDTH + k] ?? 0) * (mean[k] ?? 0);
      return sum;
    });
    const length = Math.hypot(...projected);
    return projected.map((value) => value / length);
  }
}

/** At most so many tokens, the last of which ends the text. */
function beginning(ids: readonly number[], most: number): readonly number[] {
  return ids.length > most ? [...ids.slice(0, most - 1), ...ids.slice(-1)] : ids;
}
