/**
 * Processes all items in one batch, and one by one if the batch fails, so that a faulty item does not hold up the others.
 * @param act processes some items, and returns how many
 * @param reschedule handles an item that fails on its own
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
