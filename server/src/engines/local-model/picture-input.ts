import type { InferenceSession } from 'onnxruntime-common';
import type { Description } from './model-files.ts';

/** Of the classifiers of ImageNet, and of those that began as one. */
const USUAL_SIZE = 224;
const COLORS = 3;

/** The one input of a model that takes a picture. */
export interface PictureInput {
  name: string;
  width: number;
  height: number;
  layout: 'NCHW' | 'NHWC';
  dims: readonly number[];
}

/**
 * Where a picture goes into a model. What the model leaves open the description says, or else it is as usual.
 * @throws Error when the model takes no single picture in color.
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

/** Null where the model leaves it open: by a name, or as exporters write "any". */
function sideOf(dimension: Dimension): number | null {
  return typeof dimension === 'number' && dimension > 0 ? dimension : null;
}
