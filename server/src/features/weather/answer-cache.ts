import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import type { Dated, SharedCache } from '../../redis/shared-cache.ts';

/** A provider that does not answer is not asked again for this long, so that others need not wait for it too. */
const RETRY_AFTER_MS = 30_000;
const MAX_ENTRIES = 5_000;
/** How often to look whether another server has its answer. */
const LOOK_EVERY_MS = 100;

export interface Remembered<T> extends Dated<T> {
  /** Whether it is older than it should be, because no newer answer came. */
  stale: boolean;
}

interface Options<T> {
  clock: Clock;
  freshMs: number;
  /** How old an answer may be when there is no newer one. */
  staleMs: number;
  /** The answers that other servers have fetched. */
  shared: SharedCache<T>;
  /** Asks for several keys at once, and answers in their order; an error where there is no answer for one of them. */
  ask(keys: readonly string[]): Promise<readonly (T | Error)[]>;
}

/** Answers cached by key; concurrent questions for a key share one request, also those to other servers. */
export function createAnswerCache<T>({ clock, freshMs, staleMs, shared, ask }: Options<T>) {
  const remembered = new Map<string, Dated<T>>();
  const asking = new Map<string, Promise<void>>();
  const failed = new Map<string, { error: unknown; at: Date }>();
  /** When the last request brought no answer at all; null after one that did. */
  let silence: { error: unknown; at: Date } | null = null;
  const age = (at: Date) => clock().getTime() - at.getTime();

  function isFresh(key: string): boolean {
    const known = remembered.get(key);
    return known !== undefined && age(known.at) < freshMs;
  }

  /** The reason not to request a key now: its last request failed, or the provider did; undefined to request it. */
  function reasonToWait(key: string): { error: unknown } | null {
    const failure = failed.get(key);
    return [silence, failure].find((one) => one && age(one.at) < RETRY_AFTER_MS) ?? null;
  }

  /** Asks, and remembers answers and failures. */
  async function askFor(keys: readonly string[]): Promise<void> {
    const values = await ask(keys);
    silence = null;
    const answers = keys.map(async (key, index) => {
      const value = values[index] as T | Error; // There are as many values as keys.
      if (value instanceof Error) {
        keep(failed, key, { error: value, at: clock() });
        return;
      }
      const answer = { value, at: clock() };
      keep(remembered, key, answer);
      failed.delete(key);
      await shared.write(key, answer);
    });
    await Promise.all(answers);
  }

  /** Remembers what other servers know better. */
  async function takeOver(keys: readonly string[]): Promise<void> {
    const found = await shared.read(keys);
    for (const [index, key] of keys.entries()) {
      const answer = found[index];
      const known = remembered.get(key);
      if (answer && (!known || known.at < answer.at)) keep(remembered, key, answer);
    }
  }

  /** Asks for what no other server has or is asking for, and waits for what another one is asking for. */
  async function fetchAnswers(keys: readonly string[]): Promise<void> {
    for (let missing = keys; missing.length > 0; ) {
      const claimed = await shared.claim(missing);
      try {
        // After the claim: what another server has stored before it gave up its claim is found.
        await takeOver(missing);
        missing = missing.filter((key) => !isFresh(key));
        const mine = missing.filter((key) => claimed.includes(key));
        if (mine.length > 0) await askFor(mine);
      } finally {
        await shared.release(claimed);
      }
      missing = missing.filter((key) => !claimed.includes(key));
      if (missing.length > 0) await pause(LOOK_EVERY_MS);
    }
  }

  /** Requests keys that are not being requested. */
  function request(keys: readonly string[]): void {
    const answered = fetchAnswers(keys)
      .catch((error: unknown) => {
        silence = { error, at: clock() };
      })
      .finally(() => {
        for (const key of keys) asking.delete(key);
      });
    for (const key of keys) asking.set(key, answered);
  }

  /** Removes answers that are too old to give; the oldest come first. */
  function removeOld(): void {
    for (const [key, { at }] of remembered) {
      if (age(at) < staleMs) return;
      remembered.delete(key);
    }
  }

  return {
    /**
     * The answers for keys, in their order; those that are missing or too old are requested together. Where there is no
     * answer, the error takes its place.
     */
    async getAll(keys: readonly string[]): Promise<(Remembered<T> | { error: unknown })[]> {
      removeOld();
      const wanting = [...new Set(keys)].filter((key) => !isFresh(key) && reasonToWait(key) === null);
      const unasked = wanting.filter((key) => !asking.has(key));
      if (unasked.length > 0) request(unasked);
      await Promise.all(wanting.map((key) => asking.get(key)));
      return keys.map((key) => {
        const known = remembered.get(key);
        if (known && age(known.at) < staleMs) return { ...known, stale: age(known.at) >= freshMs };
        return { error: reasonToWait(key)?.error };
      });
    },
  };
}

/** The newest come last; the oldest are removed when there are too many. */
function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MAX_ENTRIES && oldest !== undefined) map.delete(oldest);
}
