import type { Clock } from '../../clock.ts';

/** Who does not answer is left alone for this long: the others who ask need not wait in vain as well. */
const SILENT_MS = 30_000;
const KEPT_AT_MOST = 5_000;

export interface Remembered<T> {
  value: T;
  /** When it was answered. */
  at: Date;
  /** Whether it is older than it should be, for nobody answered anew. */
  stale: boolean;
}

interface Options<T> {
  clock: Clock;
  freshMs: number;
  /** How old an answer may be when there is no newer one. */
  staleMs: number;
  /** Asks for several keys at once, and answers in their order; an error where there is no answer for one of them. */
  ask(keys: readonly string[]): Promise<readonly (T | Error)[]>;
}

/** Answers remembered by key; whatever many ask at once is asked one time. */
export function createAnswerCache<T>({ clock, freshMs, staleMs, ask }: Options<T>) {
  const remembered = new Map<string, { value: T; at: Date }>();
  const asking = new Map<string, Promise<void>>();
  const failed = new Map<string, { error: unknown; at: Date }>();
  /** When nothing at all was answered the last time; null since something was. */
  let silence: { error: unknown; at: Date } | null = null;
  const age = (at: Date) => clock().getTime() - at.getTime();

  function isFresh(key: string): boolean {
    const known = remembered.get(key);
    return known !== undefined && age(known.at) < freshMs;
  }

  /** Why a key is not asked for just now, if so: nothing came for it, or nothing at all. */
  function whyNot(key: string): { error: unknown } | null {
    const failure = failed.get(key);
    return [silence, failure].find((one) => one && age(one.at) < SILENT_MS) ?? null;
  }

  /** Asks for keys that nobody is asking for; what comes, and what does not, is remembered. */
  function askAnew(keys: readonly string[]): void {
    const answered = ask(keys)
      .then((values) => {
        silence = null;
        for (const [index, key] of keys.entries()) {
          const value = values[index] as T | Error; // As many as keys.
          if (value instanceof Error) keep(failed, key, { error: value, at: clock() });
          else {
            keep(remembered, key, { value, at: clock() });
            failed.delete(key);
          }
        }
      })
      .catch((error: unknown) => {
        silence = { error, at: clock() };
      })
      .finally(() => {
        for (const key of keys) asking.delete(key);
      });
    for (const key of keys) asking.set(key, answered);
  }

  /** What may not be answered any more need not be kept; the oldest come first. */
  function forgetOld(): void {
    for (const [key, { at }] of remembered) {
      if (age(at) < staleMs) return;
      remembered.delete(key);
    }
  }

  return {
    /**
     * The answers for keys, in their order; those not known or too old are asked for together. In the place of an answer
     * that cannot be had stands the error.
     */
    async getAll(keys: readonly string[]): Promise<(Remembered<T> | { error: unknown })[]> {
      forgetOld();
      const wanting = [...new Set(keys)].filter((key) => !isFresh(key) && whyNot(key) === null);
      const unasked = wanting.filter((key) => !asking.has(key));
      if (unasked.length > 0) askAnew(unasked);
      await Promise.all(wanting.map((key) => asking.get(key)));
      return keys.map((key) => {
        const known = remembered.get(key);
        if (known && age(known.at) < staleMs) return { ...known, stale: age(known.at) >= freshMs };
        return { error: whyNot(key)?.error };
      });
    },
  };
}

/** The newest come last, and the first go when there are too many. */
function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > KEPT_AT_MOST && oldest !== undefined) map.delete(oldest);
}
