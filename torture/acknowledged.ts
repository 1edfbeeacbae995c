import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answered, Gardener } from './gardener.ts';

const WRITERS = 8;
/** How long a write that is not acknowledged is tried again before the next one. */
const TRIES_MS = 5_000;
/** An attempt that was cut off keeps its key for a minute; the server waits for it for twenty seconds. */
const SETTLED_WITHIN_MS = 150_000;
const LAST_ANSWER_WITHIN_MS = 25_000;

interface Write {
  name: string;
  key: string;
}

/** Writers who add plants, diary entries and reminders, each with a key, and remember what was acknowledged. */
export async function startWriters(address: string) {
  const writers = await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const gardener = await new Gardener(address).register();
      return { gardener, plant: await gardener.plant('Home'), done: new Set<string>(), open: [] as Write[] };
    }),
  );
  const statuses = new Map<number, number>();
  let slowest = 0;
  let stopping = false;

  async function send(writer: (typeof writers)[number], { name, key }: Write, withinMs: number): Promise<Answered> {
    const { gardener, plant } = writer;
    const calls = [
      () => gardener.call('/plants', { form: { name }, key, withinMs }),
      () => gardener.call('/diary', { form: { plant, title: name }, key, withinMs }),
      () => gardener.call('/reminders', { json: { title: name, plant, scheduledDate: '2090-05-01' }, key, withinMs }),
    ];
    const answer = await (calls[Number(/\d+/.exec(name)?.[0]) % calls.length] ?? calls[0])?.();
    if (!answer) throw new Error('There is a call for each number');
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    slowest = Math.max(slowest, answer.ms);
    // 409: it was saved, but its answer was lost.
    if (answer.status === 201 || answer.status === 409) writer.done.add(name);
    return answer;
  }

  const writing = writers.map(async (writer) => {
    for (let number = 0; !stopping; number++) {
      const write = { name: `Leaf ${number}.`, key: randomUUID() };
      const until = performance.now() + TRIES_MS;
      while (!writer.done.has(write.name) && !stopping && performance.now() < until) {
        const { status } = await send(writer, write, TRIES_MS);
        if (status !== 201) await pause(100);
      }
      if (!writer.done.has(write.name)) writer.open.push(write);
    }
  });

  return {
    /** How often each status was answered; 0 where no answer came. */
    statuses,
    slowest: () => Math.round(slowest),
    moveTo(next: string): void {
      for (const { gardener } of writers) gardener.address = next;
    },
    /** Sends again what has no answer, then compares what is there with what was acknowledged. */
    async finish() {
      stopping = true;
      await Promise.all(writing);
      const deadline = performance.now() + SETTLED_WITHIN_MS;
      await Promise.all(
        writers.map(async (writer) => {
          for (const write of writer.open) {
            while (!writer.done.has(write.name) && performance.now() < deadline) {
              const { status } = await send(writer, write, LAST_ANSWER_WITHIN_MS);
              if (status !== 201) await pause(100);
            }
          }
        }),
      );
      let [acknowledged, lost, doubled, unsettled] = [0, 0, 0, 0];
      for (const { gardener, done, open } of writers) {
        const lists = await Promise.all(['/plants', '/diary', '/reminders'].map((path) => gardener.call(path)));
        const names = lists.flatMap(({ body }) => body.match(/Leaf \d+\./g) ?? []);
        acknowledged += done.size;
        doubled += names.length - new Set(names).size;
        for (const name of done) if (!names.includes(name)) lost++;
        unsettled += open.filter(({ name }) => !done.has(name)).length;
      }
      return { acknowledged, lost, doubled, unsettled };
    },
  };
}

export function inWords(statuses: ReadonlyMap<number, number>): string {
  return [...statuses].map(([status, times]) => `${times} × ${status === 0 ? 'no answer' : status}`).join(', ');
}
