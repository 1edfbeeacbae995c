import { readFileSync } from 'node:fs';
import { Tokenizer } from '@huggingface/tokenizers';
import { readTensors, type StoredTensor } from './safetensors.ts';

/** How many numbers an embedding has. */
export const DIMENSIONS = 128;
/** How many numbers the layers have for each token. */
const WIDTH = 384;
const HEADS = 12;
const HEAD_WIDTH = WIDTH / HEADS;
const LAYERS = 6;
const INNER_WIDTH = 4 * WIDTH;
/** Of a longer text only the beginning counts. */
const MOST_TOKENS = 64;
/** The kernel multiplies so many rows at a time. */
const ROWS = 4;
const BYTES_OF_FLOAT = 4;
const PAGE = 65_536;

interface Kernel {
  memory: WebAssembly.Memory;
  /** See multiply.wat. */
  multiply(
    input: number,
    weights: number,
    scales: number,
    bias: number,
    output: number,
    rows: number,
    width: number,
    outputs: number,
  ): void;
}

/** A tensor's address in the memory of the kernel. */
type Address = number;

interface Linear {
  weights: Address;
  scales: Address;
  bias: Address;
  width: number;
  outputs: number;
}

interface Norm {
  weight: Float32Array;
  bias: Float32Array;
}

interface Layer {
  /** Query, key and value, one after the other. */
  attention: Linear;
  projection: Linear;
  attentionNorm: Norm;
  inner: Linear;
  outer: Linear;
  outerNorm: Norm;
}

/**
 * Texts as vectors of length 1, which point in nearly the same direction where two texts are about the same matter: a BERT
 * encoder with mean pooling (Reimers and Gurevych, "Sentence-BERT", 2019). The weights are those of all-MiniLM-L6-v2
 * (sentence-transformers, Apache 2.0), trained further by `scripts/encoder/train.py`, with one signed byte each.
 */
export class Encoder {
  readonly #tokenizer: Tokenizer;
  readonly #kernel: Kernel;
  readonly #words: Int8Array;
  readonly #wordScales: Float32Array;
  readonly #positions: Float32Array;
  readonly #wordNorm: Norm;
  readonly #layers: readonly Layer[];
  /** `DIMENSIONS` rows of `WIDTH` numbers: the principal components of all that is stored. */
  readonly #projection: Float32Array;
  /** Activations: of the layer, and what is computed from them. */
  readonly #hidden: Address;
  readonly #attended: Address;
  readonly #wide: Address;

  constructor(folder: URL) {
    const vocabulary = JSON.parse(readFileSync(new URL('tokenizer.json', folder), 'utf8'));
    this.#tokenizer = new Tokenizer(vocabulary, {});
    const { tensors, data } = readTensors(readFileSync(new URL('encoder.safetensors', folder)));
    const module = new WebAssembly.Module(readFileSync(new URL('multiply.wasm', import.meta.url)));
    this.#kernel = new WebAssembly.Instance(module).exports as unknown as Kernel; // Its exports are those of multiply.wat.
    const { memory } = this.#kernel;
    const activations = MOST_TOKENS * (WIDTH * 2 + INNER_WIDTH) * BYTES_OF_FLOAT;
    memory.grow(Math.ceil((data.length + activations) / PAGE));
    new Uint8Array(memory.buffer).set(data);
    this.#hidden = data.length;
    this.#attended = this.#hidden + MOST_TOKENS * WIDTH * BYTES_OF_FLOAT;
    this.#wide = this.#attended + MOST_TOKENS * WIDTH * BYTES_OF_FLOAT;

    const tensor = (name: string): StoredTensor => {
      const found = tensors.get(name);
      if (!found) throw new Error(`The encoder has no tensor "${name}"`);
      return found;
    };
    const floats = (name: string) => {
      const { start, end } = tensor(name);
      return new Float32Array(memory.buffer, start, (end - start) / BYTES_OF_FLOAT);
    };
    const linear = (name: string): Linear => {
      const { start, shape } = tensor(`${name}.weight`);
      const [outputs = 0, width = 0] = shape;
      return {
        weights: start,
        scales: tensor(`${name}.scale`).start,
        bias: tensor(`${name}.bias`).start,
        width,
        outputs,
      };
    };
    const norm = (name: string): Norm => ({ weight: floats(`${name}.weight`), bias: floats(`${name}.bias`) });
    const words = tensor('words.weight');
    this.#words = new Int8Array(memory.buffer, words.start, words.end - words.start);
    this.#wordScales = floats('words.scale');
    this.#positions = floats('positions');
    this.#wordNorm = norm('words.norm');
    this.#projection = floats('projection');
    this.#layers = Array.from({ length: LAYERS }, (_, at) => ({
      attention: linear(`${at}.attention`),
      projection: linear(`${at}.projection`),
      attentionNorm: norm(`${at}.attention.norm`),
      inner: linear(`${at}.inner`),
      outer: linear(`${at}.outer`),
      outerNorm: norm(`${at}.outer.norm`),
    }));
  }

  /** The direction of a text: `DIMENSIONS` numbers, the sum of whose squares is 1. */
  encode(text: string): Float32Array {
    const all = this.#tokenizer.encode(text).ids;
    const last = all.at(-1);
    const ids = all.length > MOST_TOKENS && last !== undefined ? [...all.slice(0, MOST_TOKENS - 1), last] : all;
    const count = ids.length;
    const rows = Math.ceil(count / ROWS) * ROWS;
    const hidden = this.#floatsAt(this.#hidden, rows * WIDTH);
    hidden.fill(0);
    this.#lookUp(ids, hidden);
    for (const layer of this.#layers) this.#apply(layer, count, rows, hidden);
    return this.#direction(hidden, count);
  }

  #floatsAt(address: Address, length: number): Float32Array {
    return new Float32Array(this.#kernel.memory.buffer, address, length);
  }

  #lookUp(ids: readonly number[], hidden: Float32Array): void {
    for (const [at, id] of ids.entries()) {
      const scale = this.#wordScales[id] ?? 0;
      for (let k = 0; k < WIDTH; k++)
        hidden[at * WIDTH + k] = (this.#words[id * WIDTH + k] ?? 0) * scale + (this.#positions[at * WIDTH + k] ?? 0);
    }
    normalize(hidden, ids.length, this.#wordNorm);
  }

  #multiply(input: Address, { weights, scales, bias, width, outputs }: Linear, output: Address, rows: number): void {
    this.#kernel.multiply(input, weights, scales, bias, output, rows, width, outputs);
  }

  #apply(layer: Layer, count: number, rows: number, hidden: Float32Array): void {
    this.#multiply(this.#hidden, layer.attention, this.#wide, rows);
    const attended = this.#floatsAt(this.#attended, rows * WIDTH);
    attend(this.#floatsAt(this.#wide, rows * 3 * WIDTH), count, attended);
    this.#multiply(this.#attended, layer.projection, this.#wide, rows);
    add(this.#floatsAt(this.#wide, count * WIDTH), hidden);
    normalize(hidden, count, layer.attentionNorm);
    this.#multiply(this.#hidden, layer.inner, this.#wide, rows);
    activate(this.#floatsAt(this.#wide, count * INNER_WIDTH));
    this.#multiply(this.#wide, layer.outer, this.#attended, rows);
    add(this.#floatsAt(this.#attended, count * WIDTH), hidden);
    normalize(hidden, count, layer.outerNorm);
  }

  /** The mean of all tokens, projected. */
  #direction(hidden: Float32Array, count: number): Float32Array {
    const mean = new Float32Array(WIDTH);
    for (let row = 0; row < count; row++) add(hidden.subarray(row * WIDTH, (row + 1) * WIDTH), mean);
    const projected = Float32Array.from({ length: DIMENSIONS }, (_, row) => {
      let sum = 0;
      for (let k = 0; k < WIDTH; k++) sum += (this.#projection[row * WIDTH + k] ?? 0) * (mean[k] ?? 0);
      return sum;
    });
    const length = Math.hypot(...projected);
    return projected.map((value) => value / length);
  }
}

/** Scaled dot-product attention of each head (Vaswani et al., "Attention is all you need", 2017). */
function attend(projected: Float32Array, count: number, attended: Float32Array): void {
  const row = 3 * WIDTH;
  const shares = new Float32Array(count);
  for (let head = 0; head < HEADS; head++) {
    const first = head * HEAD_WIDTH;
    for (let one = 0; one < count; one++) {
      let most = -Infinity;
      for (let other = 0; other < count; other++) {
        let product = 0;
        for (let k = 0; k < HEAD_WIDTH; k++)
          product += (projected[one * row + first + k] ?? 0) * (projected[other * row + WIDTH + first + k] ?? 0);
        const score = product / Math.sqrt(HEAD_WIDTH);
        shares[other] = score;
        most = Math.max(most, score);
      }
      let sum = 0;
      for (let other = 0; other < count; other++) {
        const share = Math.exp((shares[other] ?? 0) - most);
        shares[other] = share;
        sum += share;
      }
      for (let k = 0; k < HEAD_WIDTH; k++) {
        let value = 0;
        for (let other = 0; other < count; other++)
          value += (shares[other] ?? 0) * (projected[other * row + 2 * WIDTH + first + k] ?? 0);
        attended[one * WIDTH + first + k] = value / sum;
      }
    }
  }
}

function add(values: Float32Array, to: Float32Array): void {
  for (let k = 0; k < values.length; k++) to[k] = (to[k] ?? 0) + (values[k] ?? 0);
}

const TINY = 1e-12;

/** Layer normalization of each row. */
function normalize(values: Float32Array, rows: number, { weight, bias }: Norm): void {
  for (let row = 0; row < rows; row++) {
    const first = row * WIDTH;
    let sum = 0;
    for (let k = 0; k < WIDTH; k++) sum += values[first + k] ?? 0;
    const mean = sum / WIDTH;
    let squares = 0;
    for (let k = 0; k < WIDTH; k++) squares += ((values[first + k] ?? 0) - mean) ** 2;
    const spread = Math.sqrt(squares / WIDTH + TINY);
    for (let k = 0; k < WIDTH; k++)
      values[first + k] = (((values[first + k] ?? 0) - mean) / spread) * (weight[k] ?? 0) + (bias[k] ?? 0);
  }
}

/** The Gaussian error linear unit. */
function activate(values: Float32Array): void {
  for (let k = 0; k < values.length; k++) {
    const x = values[k] ?? 0;
    values[k] = (x / 2) * (1 + errorFunction(x / Math.SQRT2));
  }
}

/** erf to 1.5e-7 (Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26). */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const polynomial = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - polynomial * Math.exp(-x * x));
}
