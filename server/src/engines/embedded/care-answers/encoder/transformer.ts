import { readFileSync } from 'node:fs';
import { readTensors, type StoredTensor } from './safetensors.ts';

/** How many numbers the layers have for each token. */
export const WIDTH = 384;
const HEADS = 12;
const HEAD_WIDTH = WIDTH / HEADS;
const LAYERS = 6;
const INNER_WIDTH = 4 * WIDTH;
/** The kernel multiplies so many rows at a time. */
const ROWS = 4;
const BYTES_OF_FLOAT = 4;
const BYTES_OF_INTEGER = 2;
/** Activations as integers: with bytes as weights, the sum of `INNER_WIDTH` products still fits into 31 bits. */
const MOST_OF_INTEGER = 8191;
const PAGE = 65_536;

/** A tensor's address in the memory of the kernel. */
type Address = number;

/** See kernel.wat. */
interface Kernel {
  memory: WebAssembly.Memory;
  multiply(
    input: Address,
    inputScales: Address,
    weights: Address,
    scales: Address,
    bias: Address,
    output: Address,
    rows: number,
    width: number,
    outputs: number,
  ): void;
  score(query: Address, keys: Address, stride: number, count: number, output: Address): void;
  mix(shares: Address, values: Address, stride: number, count: number, output: Address): void;
}

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

/** What each token of the vocabulary stands for: `WIDTH` bytes and their scale. */
interface WordTable {
  bytes: Int8Array;
  scales: Float32Array;
}

/**
 * The layers of BERT (Devlin et al., "BERT", 2019) with the weights of a safetensors file: one signed byte each, with a scale for
 * each row.
 */
export class Transformer {
  readonly #words: WordTable;
  readonly #kernel: Kernel;
  readonly #mostTokens: number;
  readonly #tensors: ReadonlyMap<string, StoredTensor>;
  /** What is added to a word by its place. */
  readonly #positions: Float32Array;
  readonly #wordNorm: Norm;
  readonly #layers: readonly Layer[];
  /** Activations: of the layer, and what is computed from them. */
  readonly #hidden: Address;
  readonly #attended: Address;
  readonly #wide: Address;
  /** The factors of a product as integers, and the scale of each row; or the shares of attention. */
  readonly #integers: Address;
  readonly #integerScales: Address;

  constructor(file: URL, mostTokens: number) {
    const { tensors, data } = readTensors(readFileSync(file));
    const module = new WebAssembly.Module(readFileSync(new URL('kernel.wasm', import.meta.url)));
    this.#kernel = new WebAssembly.Instance(module).exports as unknown as Kernel; // Its exports are those of kernel.wat.
    this.#mostTokens = mostTokens;
    this.#tensors = tensors;
    const { memory } = this.#kernel;
    const activations = mostTokens * ((WIDTH * 2 + INNER_WIDTH + 1) * BYTES_OF_FLOAT + INNER_WIDTH * BYTES_OF_INTEGER);
    memory.grow(Math.ceil((data.length + activations) / PAGE));
    new Uint8Array(memory.buffer).set(data);
    this.#hidden = data.length;
    this.#attended = this.#hidden + mostTokens * WIDTH * BYTES_OF_FLOAT;
    this.#wide = this.#attended + mostTokens * WIDTH * BYTES_OF_FLOAT;
    this.#integerScales = this.#wide + mostTokens * INNER_WIDTH * BYTES_OF_FLOAT;
    this.#integers = this.#integerScales + mostTokens * BYTES_OF_FLOAT;

    const linear = (name: string): Linear => {
      const { start, shape } = this.#tensor(`${name}.weight`);
      const [outputs = 0, width = 0] = shape;
      return {
        weights: start,
        scales: this.#tensor(`${name}.scale`).start,
        bias: this.#tensor(`${name}.bias`).start,
        width,
        outputs,
      };
    };
    const norm = (name: string): Norm => ({
      weight: this.floats(`${name}.weight`),
      bias: this.floats(`${name}.bias`),
    });
    const { start, end } = this.#tensor('words.weight');
    this.#words = { bytes: new Int8Array(memory.buffer, start, end - start), scales: this.floats('words.scale') };
    this.#positions = this.floats('positions');
    this.#wordNorm = norm('words.norm');
    this.#layers = Array.from({ length: LAYERS }, (_, at) => ({
      attention: linear(`${at}.attention`),
      projection: linear(`${at}.projection`),
      attentionNorm: norm(`${at}.attention.norm`),
      inner: linear(`${at}.inner`),
      outer: linear(`${at}.outer`),
      outerNorm: norm(`${at}.outer.norm`),
    }));
  }

  #tensor(name: string): StoredTensor {
    const found = this.#tensors.get(name);
    if (!found) throw new Error(`There is no tensor "${name}"`);
    return found;
  }

  /** A tensor of 32-bit floats. */
  floats(name: string): Float32Array {
    const { start, end } = this.#tensor(name);
    return this.#floatsAt(start, (end - start) / BYTES_OF_FLOAT);
  }

  /** What a text of at most `mostTokens` tokens means: the mean over its tokens, `WIDTH` numbers. */
  mean(ids: readonly number[]): Float32Array {
    const count = ids.length;
    if (count > this.#mostTokens) throw new RangeError(`${count} tokens are more than ${this.#mostTokens}`);
    const rows = Math.ceil(count / ROWS) * ROWS;
    const hidden = this.#floatsAt(this.#hidden, rows * WIDTH);
    hidden.fill(0);
    this.#lookUp(ids, hidden);
    for (const layer of this.#layers) this.#apply(layer, count, rows, hidden);
    const mean = new Float32Array(WIDTH);
    for (let row = 0; row < count; row++) add(hidden.subarray(row * WIDTH, (row + 1) * WIDTH), mean);
    return mean.map((sum) => sum / count);
  }

  #floatsAt(address: Address, length: number): Float32Array {
    return new Float32Array(this.#kernel.memory.buffer, address, length);
  }

  #lookUp(ids: readonly number[], hidden: Float32Array): void {
    const { bytes, scales } = this.#words;
    for (const [at, id] of ids.entries()) {
      const scale = scales[id] ?? 0;
      for (let k = 0; k < WIDTH; k++)
        hidden[at * WIDTH + k] = (bytes[id * WIDTH + k] ?? 0) * scale + (this.#positions[at * WIDTH + k] ?? 0);
    }
    normalize(hidden, ids.length, this.#wordNorm);
  }

  #multiply(input: Address, { weights, scales, bias, width, outputs }: Linear, output: Address, rows: number): void {
    const integers = new Int16Array(this.#kernel.memory.buffer, this.#integers, rows * width);
    asIntegers(this.#floatsAt(input, rows * width), integers, this.#floatsAt(this.#integerScales, rows));
    this.#kernel.multiply(this.#integers, this.#integerScales, weights, scales, bias, output, rows, width, outputs);
  }

  #apply(layer: Layer, count: number, rows: number, hidden: Float32Array): void {
    this.#multiply(this.#hidden, layer.attention, this.#wide, rows);
    this.#attend(count);
    this.#multiply(this.#attended, layer.projection, this.#wide, rows);
    add(this.#floatsAt(this.#wide, count * WIDTH), hidden);
    normalize(hidden, count, layer.attentionNorm);
    this.#multiply(this.#hidden, layer.inner, this.#wide, rows);
    activate(this.#floatsAt(this.#wide, count * INNER_WIDTH));
    this.#multiply(this.#wide, layer.outer, this.#attended, rows);
    add(this.#floatsAt(this.#attended, count * WIDTH), hidden);
    normalize(hidden, count, layer.outerNorm);
  }

  /** Scaled dot-product attention of each head (Vaswani et al., "Attention is all you need", 2017). */
  #attend(count: number): void {
    const stride = 3 * WIDTH * BYTES_OF_FLOAT;
    const keys = this.#wide + WIDTH * BYTES_OF_FLOAT;
    const values = keys + WIDTH * BYTES_OF_FLOAT;
    const shares = this.#floatsAt(this.#integers, count);
    for (let head = 0; head < HEADS; head++) {
      const first = head * HEAD_WIDTH * BYTES_OF_FLOAT;
      for (let row = 0; row < count; row++) {
        this.#kernel.score(this.#wide + row * stride + first, keys + first, stride, count, this.#integers);
        asShares(shares);
        const output = this.#attended + row * WIDTH * BYTES_OF_FLOAT + first;
        this.#kernel.mix(this.#integers, values + first, stride, count, output);
      }
    }
  }
}

/** Scores of attention as shares of 1. */
function asShares(scores: Float32Array): void {
  let most = -Infinity;
  for (let k = 0; k < scores.length; k++) most = Math.max(most, scores[k] ?? 0);
  let sum = 0;
  for (let k = 0; k < scores.length; k++) {
    const share = Math.exp(((scores[k] ?? 0) - most) / Math.sqrt(HEAD_WIDTH));
    scores[k] = share;
    sum += share;
  }
  for (let k = 0; k < scores.length; k++) scores[k] = (scores[k] ?? 0) / sum;
}

/** The values of each row as integers, cut off at the point, and what one of them stands for. */
function asIntegers(values: Float32Array, integers: Int16Array, scales: Float32Array): void {
  const width = values.length / scales.length;
  for (let row = 0; row < scales.length; row++) {
    const [start, end] = [row * width, (row + 1) * width];
    const most = largest(values, start, end);
    scales[row] = most / MOST_OF_INTEGER;
    multiplied(values, most === 0 ? 0 : MOST_OF_INTEGER / most, integers, start, end);
  }
}

// The loops of a row are functions of their own: as inner loops V8 optimizes them anew in each call, and takes five times as long.

/** The size of the largest of some values. */
function largest(values: Float32Array, start: number, end: number): number {
  let most = 0;
  for (let k = start; k < end; k++) {
    const size = Math.abs(values[k] ?? 0);
    if (size > most) most = size;
  }
  return most;
}

function multiplied(values: Float32Array, factor: number, integers: Int16Array, start: number, end: number): void {
  for (let k = start; k < end; k++) integers[k] = (values[k] ?? 0) * factor;
}

function add(values: Float32Array, to: Float32Array): void {
  for (let k = 0; k < values.length; k++) to[k] = (to[k] ?? 0) + (values[k] ?? 0);
}

const TINY = 1e-12;

/** Layer normalization of each row. */
function normalize(values: Float32Array, rows: number, norm: Norm): void {
  for (let row = 0; row < rows; row++) normalizeRow(values, row * WIDTH, norm);
}

function normalizeRow(values: Float32Array, first: number, { weight, bias }: Norm): void {
  let sum = 0;
  for (let k = 0; k < WIDTH; k++) sum += values[first + k] ?? 0;
  const mean = sum / WIDTH;
  let squares = 0;
  for (let k = 0; k < WIDTH; k++) squares += ((values[first + k] ?? 0) - mean) ** 2;
  const spread = Math.sqrt(squares / WIDTH + TINY);
  for (let k = 0; k < WIDTH; k++)
    values[first + k] = (((values[first + k] ?? 0) - mean) / spread) * (weight[k] ?? 0) + (bias[k] ?? 0);
}

/** Beyond this a Gaussian error linear unit is 0 or its input, to seven digits. */
const GELU_RANGE = 6;
const GELU_STEPS = 512;
/** The unit at each 512th from -6 to 6: between them a straight line is right to 4e-7. */
const gelu = Float32Array.from({ length: 2 * GELU_RANGE * GELU_STEPS + 2 }, (_, at) => {
  const x = at / GELU_STEPS - GELU_RANGE;
  return (x / 2) * (1 + errorFunction(x / Math.SQRT2));
});

/** The Gaussian error linear unit. */
function activate(values: Float32Array): void {
  for (let k = 0; k < values.length; k++) {
    const x = values[k] ?? 0;
    if (x >= GELU_RANGE) continue;
    const at = Math.max(0, (x + GELU_RANGE) * GELU_STEPS);
    const before = Math.trunc(at);
    const one = gelu[before] ?? 0;
    values[k] = one + (at - before) * ((gelu[before + 1] ?? 0) - one);
  }
}

/** erf to 1.5e-7 (Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26). */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const polynomial = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - polynomial * Math.exp(-x * x));
}
