import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../../config.ts';

/**
 * How a picture is converted to the input of a model, where the model itself does not say. Red, green and blue are
 * converted by `(value / 255 - mean) / std`.
 */
const Description = z.strictObject({
  /** For display. */
  name: z.string().min(1).max(60).optional(),
  /** Side of the input in pixels, if the model accepts any size. */
  size: z.int().min(16).max(2048).optional(),
  /** Length in pixels to which the shorter side of a photo is resized before the center is cropped. */
  resize: z.int().min(16).max(4096).optional(),
  /** Whether the colors are in separate planes (NCHW) or side by side (NHWC), if the model does not say. */
  layout: z.enum(['NCHW', 'NHWC']).optional(),
  // Those of ImageNet, https://pytorch.org/vision/stable/models.html, on which nearly every classifier was pretrained.
  mean: z.array(z.number()).length(3).default([0.485, 0.456, 0.406]),
  std: z.array(z.number().positive()).length(3).default([0.229, 0.224, 0.225]),
  /** The confidence, from 0 to 1, below which the model counts as not sure. */
  threshold: z.number().min(0).max(1).default(0.3),
});

export type Description = z.output<typeof Description>;

/** A model's file, and its labels in the order of its outputs. */
export interface ModelFiles {
  file: string;
  labels: readonly string[];
  description: Description;
}

/** A list in the order of the outputs, or an object by their numbers, as `id2label` in a `config.json`. */
const JsonLabels = z.union([
  z.array(z.string()),
  z.record(z.string().regex(/^\d+$/), z.string()).transform((byNumber, check) => {
    const labels = Object.keys(byNumber).map((_, number) => byNumber[number]);
    if (labels.every((label) => label !== undefined)) return labels;
    check.addIssue('leaves a number out');
    return z.NEVER;
  }),
]);

/**
 * Reads the files next to `plants.onnx`: its labels in `plants.labels.txt` (one per line) or `plants.labels.json`, and the
 * optional `plants.json`.
 * @throws ConfigError when the model or its labels are missing, or a file cannot be read.
 */
export async function readModelFiles(variable: string, file: string): Promise<ModelFiles> {
  const refuse = (what: string) => new ConfigError(`${variable} ${what}`);
  const beside = file.replace(/\.onnx$/i, '');
  if (beside === file) throw refuse('must name a file that ends in .onnx');
  await readable(file).catch((error: unknown) => {
    throw refuse(`names a file that cannot be read (${codeOf(error)})`);
  });

  const labels =
    (await textIn(`${beside}.labels.txt`, refuse))?.split(/\r?\n/).map((line) => line.trim()) ??
    (await jsonIn(`${beside}.labels.json`, JsonLabels, refuse));
  if (!labels) {
    const name = path.basename(beside);
    throw refuse(`has no labels: ${name}.labels.txt or ${name}.labels.json must be next to it`);
  }
  if (labels.at(-1) === '') labels.pop(); // The last line may end with a line break.
  if (labels.includes('')) throw refuse(`has an empty label, number ${labels.indexOf('') + 1}`);

  const description = await jsonIn(`${beside}.json`, Description, refuse);
  return { file, labels, description: description ?? Description.parse({}) };
}

/** Checks that the file can be read; the model's thread reads it later. */
async function readable(file: string): Promise<void> {
  const handle = await open(file);
  try {
    await handle.read({ length: 1 });
  } finally {
    await handle.close();
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

type Refuse = (what: string) => ConfigError;

/** Null if there is no such file. */
async function textIn(file: string, refuse: Refuse): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw refuse(`needs ${path.basename(file)}, which cannot be read (${codeOf(error)})`);
  }
}

async function jsonIn<S extends z.ZodType>(file: string, shape: S, refuse: Refuse): Promise<z.output<S> | null> {
  const text = await textIn(file, refuse);
  if (text === null) return null;
  const name = path.basename(file);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw refuse(`needs ${name}, which is no JSON`);
  }
  const result = shape.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = [name, ...(issue?.path ?? [])].join(' ');
  throw refuse(`needs ${where}, which is wrong: ${issue?.message}`);
}
