import type { InferenceSession } from 'onnxruntime-common';
import type { Description } from './model-files.ts';

/** The input size of ImageNet classifiers and those derived from them. */
const USUAL_SIZE = 224;
const COLORS = 3;

/** The only input of a model that takes a picture. */
export interface PictureInput {
  name: string;
  width: number;
  height: number;
  layout: 'NCHW' | 'NHWC';
  dims: readonly number[];
}

/**
 * The size and layout of a model's input: from the model, else from its description, else the usual ones.
 * @throws Error when the model does not take a single color picture.
 */
export function inputOf(
  inputs: readonly InferenceSession.ValueMetadata[],
  { size = USUAL_SIZE, layout: given = 'NCHW' }: Pick<Description, 'size' | 'layout'>,
): PictureInput {
  const [input] = inputs;
  if (!input || inputs.length > 1) throw new Error(`must have one input, and has ${inputs.length}`);
  if (!input.isTensor || input.type !== 'float32') {
    throw new Error(`must take float32 numbers, and takes ${input.isTensor ? input.type : 'no tensor'}`);
  }
  const { name, shape } = input;
  const layout = layoutOf(shape) ?? given;
  const [first, second, third] = layout === 'NCHW' ? [1, 2, 3] : [3, 1, 2];
  const isPicture = shape.length === 4 && canBe(shape[0], 1) && canBe(shape[first], COLORS);
  if (!isPicture) throw new Error(`must take a picture, 1x3xHxW or 1xHxWx3, and takes ${shape.join('x')}`);
  const height = sideOf(shape[second]) ?? size;
  const width = sideOf(shape[third]) ?? size;
  const dims = layout === 'NCHW' ? [1, COLORS, height, width] : [1, height, width, COLORS];
  return { name, width, height, layout, dims };
}

type Dimension = number | string | undefined;

function layoutOf(shape: readonly Dimension[]): PictureInput['layout'] | null {
  if (shape[1] === COLORS) return 'NCHW';
  return shape[3] === COLORS ? 'NHWC' : null;
}

function canBe(dimension: Dimension, figure: number): boolean {
  return sideOf(dimension) === null || dimension === figure;
}

/** Null if the model allows any size: a name, or a value that exporters write for "any". */
function sideOf(dimension: Dimension): number | null {
  return typeof dimension === 'number' && dimension > 0 ? dimension : null;
}
