import { parentPort } from 'node:worker_threads';
import { type Ability, abilities } from './abilities.ts';
import type { AnsweringReply, AnsweringTask } from './answering-thread.ts';
import { collectGarbage } from './collect-garbage.ts';

/** The abilities whose knowledge is loaded. */
const loaded = new Set<Ability>();

parentPort?.on('message', async ({ id, ability, input }: AnsweringTask) => {
  // One function of the union takes the input of its own ability; the caller's type ties them together.
  const answer = abilities[ability] as (...input: unknown[]) => Promise<unknown>;
  const reply: AnsweringReply = await answer(...input).then(
    (value) => ({ id, value }),
    (error: unknown) => ({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  parentPort?.postMessage(reply);
  if (loaded.has(ability)) return;
  loaded.add(ability);
  collectGarbage();
});
