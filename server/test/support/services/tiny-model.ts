import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A classifier that looks at nothing but the mean red, green and blue of a picture. */
export interface TinyModel {
  /** For each class, how much it takes of red, green and blue as the model gets them: `mean(color) * weight`, summed. */
  classes: readonly (readonly [number, number, number])[];
  /** What it takes: a name stands for "any". Without height and width it takes the three colors themselves. */
  input?: readonly (number | string)[];
  inputType?: 'float32' | 'float16';
  layout?: 'NCHW' | 'NHWC';
  /** Whether the model itself makes probabilities of what it finds. */
  softmax?: boolean;
  /** Layers of 64 filters that change nothing and take their time. */
  burden?: number;
  /** Whether the weights lie in a file of their own. */
  weightsBeside?: boolean;
}

/**
 * Writes a model in ONNX's format, `name.onnx`, and its labels as a line each beside it.
 * The fields and their numbers are those of https://github.com/onnx/onnx/blob/main/onnx/onnx.proto.
 * @returns the model's path.
 */
export async function writeTinyModel(
  folder: string,
  name: string,
  { labels, ...model }: TinyModel & { labels: readonly string[] | null },
): Promise<string> {
  const file = path.join(folder, `${name}.onnx`);
  const { graph, weights } = build(model, `${name}.onnx.data`);
  await writeFile(file, graph);
  if (model.weightsBeside) await writeFile(`${file}.data`, weights);
  if (labels) await writeFile(path.join(folder, `${name}.labels.txt`), `${labels.join('\n')}\n`);
  return file;
}

const FLOAT32 = 1;
const FLOAT16 = 10;
const FILTERS = 64;

function build(
  {
    classes,
    layout = 'NCHW',
    input = layout === 'NCHW' ? ['batch', 3, 32, 32] : ['batch', 32, 32, 3],
    inputType = 'float32',
    softmax = false,
    burden = 0,
    weightsBeside = false,
  }: TinyModel,
  weightsFile: string,
) {
  const channels = Number(input[layout === 'NCHW' ? 1 : 3]) || 3;
  const weights = floats(
    Array.from({ length: channels }, (_, channel) => classes.map((takes) => takes[channel % 3] ?? 0)).flat(),
  );
  const place = weightsBeside ? external(weightsFile, weights.length) : bytes(9, weights);
  const nodes = [
    node('Cast', ['picture'], 'pixels', [number('to', FLOAT32)]),
    input.length === 4
      ? node('ReduceMean', ['pixels'], 'colors', [
          integers('axes', layout === 'NCHW' ? [2, 3] : [1, 2]),
          number('keepdims', 0),
        ])
      : node('Identity', ['pixels'], 'colors'),
    node('MatMul', ['colors', 'weights'], burden > 0 ? 'light' : 'sums'),
    ...burdened(burden),
    node(softmax ? 'Softmax' : 'Identity', ['sums'], 'scores'),
  ];
  const initializers = [tensor('weights', [channels, classes.length], place), ...burdenWeights(burden, classes.length)];
  const elements = inputType === 'float16' ? FLOAT16 : FLOAT32;
  const graph = bytes(
    7,
    Buffer.concat([
      ...nodes.map((each) => bytes(1, each)),
      bytes(2, 'colors'),
      ...initializers.map((each) => bytes(5, each)),
      bytes(11, valueInfo('picture', input, elements)),
      bytes(12, valueInfo('scores', ['batch', classes.length], FLOAT32)),
    ]),
  );
  const opset = bytes(8, Buffer.concat([bytes(1, ''), integer(2, 13)]));
  return { graph: Buffer.concat([integer(1, 8), graph, opset]), weights };
}

/** Convolutions with weights of 0, whose means of 0 are added to the sums. */
function burdened(layers: number): Buffer[] {
  if (layers === 0) return [];
  const convolutions = Array.from({ length: layers }, (_, layer) =>
    node('Conv', [layer === 0 ? 'pixels' : `c${layer - 1}`, `w${layer}`], `c${layer}`, [
      integers('kernel_shape', [3, 3]),
      integers('pads', [1, 1, 1, 1]),
    ]),
  );
  return [
    ...convolutions,
    node('ReduceMean', [`c${layers - 1}`], 'nothing', [integers('axes', [2, 3]), number('keepdims', 0)]),
    node('MatMul', ['nothing', 'none'], 'zeros'),
    node('Add', ['light', 'zeros'], 'sums'),
  ];
}

function burdenWeights(layers: number, classes: number): Buffer[] {
  if (layers === 0) return [];
  const filters = Array.from({ length: layers }, (_, layer) => {
    const dims = [FILTERS, layer === 0 ? 3 : FILTERS, 3, 3];
    return tensor(`w${layer}`, dims, zeros(dims));
  });
  return [...filters, tensor('none', [FILTERS, classes], zeros([FILTERS, classes]))];
}

function zeros(dims: readonly number[]): Buffer {
  return bytes(9, Buffer.alloc(4 * dims.reduce((one, other) => one * other, 1)));
}

function node(operator: string, inputs: readonly string[], output: string, attributes: readonly Buffer[] = []): Buffer {
  return Buffer.concat([...inputs.map((each) => bytes(1, each)), bytes(2, output), bytes(4, operator), ...attributes]);
}

function number(name: string, value: number): Buffer {
  return attribute(name, Buffer.concat([integer(3, value), integer(20, 2)]));
}

function integers(name: string, values: readonly number[]): Buffer {
  return attribute(name, Buffer.concat([...values.map((value) => integer(8, value)), integer(20, 7)]));
}

function attribute(name: string, value: Buffer): Buffer {
  return bytes(5, Buffer.concat([bytes(1, name), value]));
}

function tensor(name: string, dims: readonly number[], place: Buffer): Buffer {
  return Buffer.concat([...dims.map((dim) => integer(1, dim)), integer(2, FLOAT32), bytes(8, name), place]);
}

function external(file: string, length: number): Buffer {
  const entry = (key: string, value: string) => bytes(13, Buffer.concat([bytes(1, key), bytes(2, value)]));
  return Buffer.concat([entry('location', file), entry('offset', '0'), entry('length', `${length}`), integer(14, 1)]);
}

function valueInfo(name: string, dims: readonly (number | string)[], elements: number): Buffer {
  const shape = dims.map((dim) => bytes(1, typeof dim === 'number' ? integer(1, dim) : bytes(2, dim)));
  const type = bytes(1, Buffer.concat([integer(1, elements), bytes(2, Buffer.concat(shape))]));
  return Buffer.concat([bytes(1, name), bytes(2, type)]);
}

function floats(values: readonly number[]): Buffer {
  return Buffer.from(Float32Array.from(values).buffer);
}

/** A field that holds bytes: a text, a message or packed numbers. */
function bytes(field: number, content: Buffer | string): Buffer {
  const body = Buffer.from(content);
  return Buffer.concat([varint(field * 8 + 2), varint(body.length), body]);
}

function integer(field: number, value: number): Buffer {
  return Buffer.concat([varint(field * 8), varint(value)]);
}

function varint(value: number): Buffer {
  const rest = Math.floor(value / 128);
  return rest === 0 ? Buffer.from([value]) : Buffer.concat([Buffer.from([(value % 128) + 128]), varint(rest)]);
}
