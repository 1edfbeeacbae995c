import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { ConfigError } from '../../config.ts';
import { EngineFailure } from '../engine.ts';
import { type ClassifierThread, startClassifierThread } from './classifier-thread.ts';
import { readModelFiles } from './model-files.ts';
import { meanOf, probabilitiesOf } from './probabilities.ts';

/** How much larger than the input the shorter side is before the center is cropped, as is usual when training classifiers. */
const USUAL_MARGIN = 256 / 224;

/** A label for a picture, and its probability from 0 to 1. */
export interface Guess {
  label: string;
  probability: number;
}

export type Guesses = readonly [Guess, ...Guess[]];

/** A model on this machine. */
export interface Classifier {
  /** For display. */
  readonly name: string;
  readonly labels: readonly string[];
  /** The probability from 0 to 1 below which the model counts as not sure. */
  readonly threshold: number;
  /**
   * All labels, the most likely first. Several photos must show the same plant.
   * @throws EngineFailure when the model fails or the signal is aborted.
   */
  guess(photos: readonly Buffer[], signal: AbortSignal): Promise<Guesses>;
  close(): Promise<void>;
}

/**
 * Opens the model that a variable names, and runs it once.
 * @throws ConfigError naming the variable when the model cannot be run or its labels do not match.
 */
export async function openClassifier(variable: string, file: string): Promise<Classifier> {
  const { labels, description } = await readModelFiles(variable, file);
  const start = () => startClassifierThread({ file, description });
  const first = await start().catch((error: unknown) => {
    throw new ConfigError(`${variable} ${error instanceof Error ? error.message : String(error)}`);
  });
  if (first.shape.outputs !== labels.length) {
    await first.close();
    throw new ConfigError(
      `${variable} has ${first.shape.outputs} outputs, but there are ${labels.length} labels next to it`,
    );
  }

  let thread: Promise<ClassifierThread> = Promise.resolve(first);
  /** A thread that died, for instance because it ran out of memory, is replaced for the next photo. */
  async function running(): Promise<ClassifierThread> {
    const current = await thread.catch(() => null);
    if (current?.runs) return current;
    thread = start();
    return thread;
  }

  async function probabilities(photo: Buffer): Promise<number[]> {
    const { shape, scores } = await running();
    return probabilitiesOf(await scores(await pixelsOf(photo, { ...shape, resize: description.resize })));
  }

  const oneAtATime = pLimit(1);
  return {
    name: description.name ?? path.basename(file, path.extname(file)),
    labels,
    threshold: description.threshold,
    async guess(photos, signal) {
      const work = oneAtATime(async () => {
        const each: number[][] = [];
        for (const photo of photos) {
          if (signal.aborted) break;
          each.push(await probabilities(photo));
        }
        return meanOf(each);
      });
      const sure = await untilAborted(work, signal).catch((error: unknown) => {
        throw new EngineFailure(signal.aborted ? 'the model took too long' : `the model failed: ${String(error)}`);
      });
      const [best, ...others] = labels
        .map((label, index) => ({ label, probability: sure[index] ?? 0 }))
        .toSorted((one, other) => other.probability - one.probability);
      if (!best) throw new EngineFailure('the model has no labels');
      return [best, ...others];
    },
    async close() {
      const current = await thread.catch(() => null);
      await current?.close();
    },
  };
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/** The center of a photo in the model's size: red, green and blue of each pixel, line by line. */
async function pixelsOf(
  photo: Buffer,
  { width, height, resize }: { width: number; height: number; resize?: number | undefined },
): Promise<Uint8Array> {
  const margin = Math.max(1, resize ? resize / Math.min(width, height) : USUAL_MARGIN);
  const wide = { width: Math.round(width * margin), height: Math.round(height * margin) };
  const left = Math.floor((wide.width - width) / 2);
  const top = Math.floor((wide.height - height) / 2);
  const { data } = await sharp(photo)
    .resize({ ...wide, fit: 'cover' })
    .extract({ left, top, width, height })
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new Uint8Array(data);
}
