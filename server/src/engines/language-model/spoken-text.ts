import type { OnText } from '../engine.ts';
import { plainMarkdown } from '../plain-markdown.ts';

const SENTENCE_END = /[.!?:…]["')*_\]]*\s|\n/g;
/** What may yet become a tag, a link or an image. */
const UNDECIDED = /(?:<(?:[a-z/!?][^>]*)?|!?\[[^\]\n]*(?:\](?:\([^)]*)?)?)$/i;

/**
 * Passes a growing text on, sentence by sentence, as it may be shown. It falls silent when a sentence may not be heard, or
 * when what was passed on turns out to have been meant otherwise: the whole answer then tells.
 */
export function bySentence(max: number, hear: OnText, mayBeHeard: (text: string) => boolean): OnText {
  let told = '';
  let silent = false;
  return (soFar) => {
    if (silent) return;
    const ready = plainMarkdown(decided(soFar), max);
    if (ready === told) return;
    if (!ready.startsWith(told) || !mayBeHeard(ready)) {
      silent = true;
      return;
    }
    hear(ready.slice(told.length));
    told = ready;
  };
}

/** The sentences that have ended, before anything that is still open. */
function decided(text: string): string {
  const open = UNDECIDED.exec(text)?.index ?? text.length;
  let end = 0;
  for (const { index, 0: mark } of text.slice(0, open).matchAll(SENTENCE_END)) end = index + mark.length;
  return text.slice(0, end);
}
