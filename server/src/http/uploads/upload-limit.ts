import { Failure } from '../../failure.ts';

/** Each running upload may keep 30 MB of photos on disk. */
const UPLOADS_AT_ONCE = 10;

/** Counts the running uploads of each gardener. */
export function uploadLimit() {
  const inFlight = new Map<string, number>();

  /** @returns the function that releases the place. @throws Failure when all places of this gardener are taken. */
  return function claim(userId: string): () => void {
    const others = inFlight.get(userId) ?? 0;
    if (others >= UPLOADS_AT_ONCE) throw new Failure('too_many_requests');
    inFlight.set(userId, others + 1);
    return () => {
      const left = (inFlight.get(userId) ?? 1) - 1;
      if (left > 0) inFlight.set(userId, left);
      else inFlight.delete(userId);
    };
  };
}
