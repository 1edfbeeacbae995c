import type { GeneralQuery } from './answer.ts';

/** A short article on what belongs to no species, such as the first frost; null where none is about the question. */
export function articleFor(_query: GeneralQuery): string | null {
  return null;
}
