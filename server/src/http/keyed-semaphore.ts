/** Limits how many callers use each key at a time; the others wait in the order in which they came. */
export function createKeyedSemaphore(permits: number) {
  const keys = new Map<string, { running: number; waiting: (() => void)[] }>();

  /** Waits for a permit. @returns the function that releases it; calling that again does nothing. */
  return async function acquire(key: string): Promise<() => void> {
    const state = keys.get(key) ?? { running: 0, waiting: [] };
    keys.set(key, state);
    if (state.running >= permits) await new Promise<void>((resolve) => state.waiting.push(resolve));
    else state.running += 1;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const next = state.waiting.shift();
      // The permit passes directly to the next, so that no newcomer can take it in between.
      if (next) return next();
      state.running -= 1;
      if (state.running === 0) keys.delete(key);
    };
  };
}
