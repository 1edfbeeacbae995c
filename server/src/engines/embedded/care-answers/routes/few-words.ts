import type { GeneralQuery } from '../answer.ts';
import { tellsBesides } from '../several/questions-in-text.ts';

/** In so few telling words only a topic is named, in so few nothing is asked but what the record says, and in so few what it decides. */
export const FEW_WORDS = { topic: 1, said: 3, decided: 6 } as const;

/** Whether a question has no more telling words than this, and tells nothing besides. */
export function isShort(
  { question: { tellingWords, written } }: Pick<GeneralQuery, 'question'>,
  most: number,
): boolean {
  return tellingWords <= most && !tellsBesides(written);
}
