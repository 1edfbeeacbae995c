/** Lets each key be used by a few at a time; the others wait, first come, first served. */
export function createTurns(atOnce: number) {
  const keys = new Map<string, { running: number; waiting: (() => void)[] }>();

  /** Waits for a turn. @returns the function that ends it. */
  return async function take(key: string): Promise<() => void> {
    const state = keys.get(key) ?? { running: 0, waiting: [] };
    keys.set(key, state);
    if (state.running >= atOnce) await new Promise<void>((resolve) => state.waiting.push(resolve));
    else state.running += 1;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const next = state.waiting.shift();
      // The turn is handed over, without a moment in which another could take it.
      if (next) return next();
      state.running -= 1;
      if (state.running === 0) keys.delete(key);
    };
  };
}
