import { Failure } from '../failure.ts';

/** Each upload in flight may hold photos of 30 MB in memory. */
const UPLOADS_AT_ONCE = 3;

/** Runs the uploads of each gardener, refusing those beyond a few at a time. */
export function uploadLimit() {
  const inFlight = new Map<string, number>();
  return async function limited<T>(userId: string, upload: () => Promise<T>): Promise<T> {
    const others = inFlight.get(userId) ?? 0;
    if (others >= UPLOADS_AT_ONCE) throw new Failure('too_many_requests');
    inFlight.set(userId, others + 1);
    try {
      return await upload();
    } finally {
      const left = (inFlight.get(userId) ?? 1) - 1;
      if (left > 0) inFlight.set(userId, left);
      else inFlight.delete(userId);
    }
  };
}
