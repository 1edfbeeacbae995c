/**
 * Does something for all at once, and where that fails for each alone: what is wrong with one keeps no other waiting.
 * @param act @returns for how many it was done
 * @param putOff what becomes of one for whom it fails; where this fails too, nothing of it is to be had just now
 */
export async function batchWithFallback<T>(
  all: readonly T[],
  act: (some: readonly T[]) => Promise<number>,
  reschedule: (one: T, error: unknown) => Promise<void>,
): Promise<number> {
  try {
    return await act(all);
  } catch (error) {
    if (all.length === 1 && all[0] !== undefined) {
      await reschedule(all[0], error);
      return 1;
    }
  }
  let done = 0;
  for (const one of all) done += await batchWithFallback([one], act, reschedule);
  return done;
}
