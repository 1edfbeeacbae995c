import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ClassifierMessage, ClassifierQuestion, ClassifierStart, ModelShape } from './classifier-messages.ts';

const ENDED = 'the thread of the model ended';

/** A model in its own thread, so that the server can answer meanwhile. */
export interface ClassifierThread {
  shape: ModelShape;
  /** False after it has ended, by itself or by `close`. */
  readonly runs: boolean;
  /** The outputs for one picture of the shape's size. @throws Error when the model fails or the thread ends. */
  scores(pixels: Uint8Array): Promise<Float32Array>;
  close(): Promise<void>;
}

/** @throws Error whose message continues a sentence that begins with the name of the variable. */
export async function startClassifierThread(start: ClassifierStart): Promise<ClassifierThread> {
  const worker = new Worker(new URL('./classifier-worker.ts', import.meta.url), { workerData: start });
  const waiting = new Map<number, PromiseWithResolvers<Float32Array>>();
  let runs = true;
  let asked = 0;

  const end = (why: string) => {
    runs = false;
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  };
  worker.on('error', ({ message }) => end(message));
  worker.on('exit', () => end(ENDED));

  const ended = once(worker, 'exit').then((): ClassifierMessage[] => []);
  const [first]: ClassifierMessage[] = await Promise.race([once(worker, 'message'), ended]);
  if (first?.kind !== 'ready') {
    await worker.terminate();
    throw new Error(first?.kind === 'refused' ? first.why : 'cannot be run');
  }
  worker.on('message', (message: ClassifierMessage) => {
    if (message.kind !== 'scores' && message.kind !== 'failed') return;
    const answer = waiting.get(message.id);
    waiting.delete(message.id);
    if (waiting.size === 0) worker.unref();
    if (message.kind === 'scores') answer?.resolve(message.scores);
    else answer?.reject(new Error(message.why));
  });
  worker.unref(); // An idle model must not keep the process alive.

  return {
    shape: first.shape,
    get runs() {
      return runs;
    },
    async scores(pixels) {
      if (!runs) throw new Error(ENDED);
      const id = asked++;
      const answer = Promise.withResolvers<Float32Array>();
      waiting.set(id, answer);
      worker.ref();
      worker.postMessage({ id, pixels } satisfies ClassifierQuestion);
      return answer.promise;
    },
    async close() {
      await worker.terminate();
    },
  };
}
