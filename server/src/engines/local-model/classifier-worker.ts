import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type * as Onnx from 'onnxruntime-common';
import type { ClassifierMessage, ClassifierQuestion, ClassifierStart, ModelShape } from './classifier-messages.ts';
import { inputOf, type PictureInput } from './picture-input.ts';

/** 139 MB that are needed only to run a model: installed on demand, so the types come from its common package. */
const RUNTIME: string = 'onnxruntime-web';

/** More threads are not faster for a picture of this size. */
const MAX_THREADS = 4;

const { file, description }: ClassifierStart = workerData;

try {
  await serve();
} catch (error) {
  say({ kind: 'refused', why: reasonOf(error) });
}

/** Runs the model once, on a black picture, to find errors at the start; then for each question. */
async function serve(): Promise<void> {
  const onnx = await loadRuntime();
  const session = await openModel(onnx);
  const input = inputOf(session.inputMetadata, description);
  const run = async (pixels: Uint8Array): Promise<Float32Array> => {
    const feeds = { [input.name]: new onnx.Tensor('float32', toInput(pixels, input), input.dims) };
    const [output] = session.outputNames;
    const scores = output && (await session.run(feeds, [output]))[output]?.data;
    if (!(scores instanceof Float32Array)) throw new Error('has outputs that are no float32 numbers');
    return scores;
  };
  const shape: ModelShape = {
    width: input.width,
    height: input.height,
    outputs: (await run(new Uint8Array(input.width * input.height * 3))).length,
  };
  parentPort?.on('message', async ({ id, pixels }: ClassifierQuestion) => {
    try {
      say({ kind: 'scores', id, scores: await run(pixels) });
    } catch (error) {
      say({ kind: 'failed', id, why: reasonOf(error) });
    }
  });
  say({ kind: 'ready', shape });
}

async function loadRuntime(): Promise<typeof Onnx> {
  const onnx: typeof Onnx = await import(RUNTIME).catch(() => {
    throw new Error(`needs the package ${RUNTIME}, which is not installed here: run npm run install-models`);
  });
  onnx.env.logLevel = 'fatal'; // It would write to the console instead of the log; what matters is in the errors.
  onnx.env.wasm.numThreads = Math.min(MAX_THREADS, Math.max(1, availableParallelism() - 1));
  return onnx;
}

/** Exporters may leave the weights in a second file, named after the first. */
async function openModel(onnx: typeof Onnx): Promise<Onnx.InferenceSession> {
  const weights = `${file}.data`;
  const externalData = existsSync(weights) ? [{ path: path.basename(weights), data: readFileSync(weights) }] : [];
  return onnx.InferenceSession.create(readFileSync(file), { externalData }).catch((error: unknown) => {
    throw new Error(`names a file that cannot be run as an ONNX model: ${reasonOf(error)}`);
  });
}

function toInput(pixels: Uint8Array, { layout }: PictureInput): Float32Array {
  const { mean, std } = description;
  const floats = new Float32Array(pixels.length);
  const plane = pixels.length / 3;
  for (const [index, value] of pixels.entries()) {
    const color = index % 3;
    const at = layout === 'NCHW' ? color * plane + (index - color) / 3 : index;
    floats[at] = (value / 255 - (mean[color] ?? 0)) / (std[color] ?? 1);
  }
  return floats;
}

function say(message: ClassifierMessage): void {
  parentPort?.postMessage(message);
}

/** The runtime's message without its numbers, in one line. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split('ERROR_MESSAGE: ').at(-1) ?? '').split('\n', 1).join('').trim();
}
