import { Worker } from 'node:worker_threads';
import type { Abilities, Ability } from './abilities.ts';

export interface AnsweringTask {
  id: number;
  ability: Ability;
  input: readonly unknown[];
}

export type AnsweringReply = { id: number; value: unknown } | { id: number; error: string };

/** With nothing to answer for this long the thread ends, and the memory of its knowledge is free. */
const IDLE_MS = 10 * 60_000;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const waiting = new Map<number, Waiting>();
let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let asked = 0;

/**
 * Answers in a thread of its own, so that nobody else's call waits while knowledge is loaded or a question is thought about.
 * The thread starts with the first question, or when one is expected, and keeps no process from ending.
 * @throws Error when the ability failed or the thread ended.
 */
export function answerInThread<A extends Ability>(
  ability: A,
  ...input: Parameters<Abilities[A]>
): ReturnType<Abilities[A]> {
  clearTimeout(idle);
  thread ??= startThread();
  thread.ref();
  asked += 1;
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  waiting.set(asked, { resolve, reject });
  thread.postMessage({ id: asked, ability, input } satisfies AnsweringTask);
  return promise as ReturnType<Abilities[A]>; // The worker calls this very ability.
}

function startThread(): Worker {
  const worker = new Worker(new URL('./answering-worker.ts', import.meta.url));
  worker.on('message', (reply: AnsweringReply) => {
    const asker = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (waiting.size === 0) rest(worker);
    if ('error' in reply) asker?.reject(new Error(reply.error));
    else asker?.resolve(reply.value);
  });
  worker.on('error', (error: Error) => forget(worker, error));
  worker.on('exit', () => forget(worker, new Error('The answering thread ended')));
  return worker;
}

function rest(worker: Worker): void {
  worker.unref();
  idle = setTimeout(() => {
    if (thread === worker) thread = null;
    void worker.terminate();
  }, IDLE_MS).unref();
}

function forget(worker: Worker, error: Error): void {
  if (thread !== worker) return;
  thread = null;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}
