import type { Concepts } from '../intent/concepts.ts';

/** Whether signs are told of which somebody who was poisoned can die within the hour. */
export function leavesNoTime({ concepts }: { concepts: Pick<Concepts, 'harm'> }): boolean {
  return concepts.harm.has('urgent');
}
