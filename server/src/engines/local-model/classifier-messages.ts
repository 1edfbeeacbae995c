import type { Description } from './model-files.ts';

/** What the thread of a classifier gets at its start. */
export interface ClassifierStart {
  file: string;
  description: Pick<Description, 'size' | 'layout' | 'mean' | 'std'>;
}

/** The input picture of a model, and the number of its outputs. */
export interface ModelShape {
  width: number;
  height: number;
  outputs: number;
}

/** A picture of the model's own size: red, green and blue of each pixel, line by line. */
export interface ClassifierQuestion {
  id: number;
  pixels: Uint8Array;
}

/** `refused` instead of `ready` when the model cannot be run at all. */
export type ClassifierMessage =
  | { kind: 'ready'; shape: ModelShape }
  | { kind: 'refused'; why: string }
  | { kind: 'scores'; id: number; scores: Float32Array }
  | { kind: 'failed'; id: number; why: string };
