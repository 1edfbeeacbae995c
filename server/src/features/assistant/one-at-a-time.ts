import { Failure } from '../../failure.ts';

const UNDER_WAY = 'Your last question is still being answered. Please wait for it.';

/** Lets each gardener have one question answered at a time, in this process. */
export function oneAtATime() {
  const asking = new Set<string>();
  /** @returns what ends the turn; it can be called twice. @throws Failure while another question is being answered. */
  return function takeTurn(userId: string): () => void {
    if (asking.has(userId)) throw new Failure('too_many_requests', UNDER_WAY);
    asking.add(userId);
    return () => asking.delete(userId);
  };
}
