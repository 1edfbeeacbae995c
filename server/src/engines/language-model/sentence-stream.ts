import type { OnText } from '../engine.ts';
import { plainMarkdown } from '../safety/plain-markdown.ts';

/**
 * Passes a growing text on sentence by sentence, cleaned for display. It stops at the first sentence that is not allowed,
 * or when the text becomes longer than `max`; the complete answer then shows the rest. Each character is read once and each
 * sentence checked once, however small the pieces are.
 */
export function sentenceStream(max: number, onSentence: OnText, isAllowed: (sentence: string) => boolean): OnText {
  const endsIn = sentenceEnds();
  let [begun, read, length] = [0, 0, 0];
  let space = '';
  let stopped = false;
  return (soFar) => {
    for (const end of stopped ? [] : endsIn(soFar.slice(read))) {
      const raw = soFar.slice(begun, read + end);
      begun = read + end;
      const sentence = plainMarkdown(raw, max);
      if (sentence !== '') {
        const more = `${space}${sentence}`;
        length += more.length;
        stopped = length > max || !isAllowed(sentence);
        if (stopped) return;
        onSentence(more);
        space = '';
      }
      if (length > 0) space = spaceIn(`${space}${raw.slice(raw.trimEnd().length)}`);
    }
    read = soFar.length;
  };
}

/** The white space between two sentences: a space, a line break or a paragraph break. */
function spaceIn(space: string): string {
  return space.includes('\n') ? '\n'.repeat(Math.min(2, space.split('\n').length - 1)) : ' ';
}

/** What is unfinished at a character: a "<", a tag, a link's text in brackets, the bracket after it, or its address. */
type Open = 'less' | 'tag' | 'words' | 'bracket' | 'address' | null;

/** Finds where sentences end in a text that arrives in pieces, but not inside what may become a tag, link or image. */
function sentenceEnds(): (piece: string) => number[] {
  let open: Open = null;
  let ending = false;
  return (piece) => {
    const ends: number[] = [];
    for (let at = 0; at < piece.length; at++) {
      const sign = piece.charAt(at);
      open = after(open, sign);
      if (open === null && (sign === '\n' || (ending && /\s/.test(sign)))) ends.push(at + 1);
      ending = open === null && (/[.!?…]/.test(sign) || (ending && /["')*_\]]/.test(sign)));
    }
    return ends;
  };
}

function after(open: Open, sign: string): Open {
  switch (open) {
    case 'tag':
      return sign === '>' ? null : 'tag';
    case 'words':
      return sign === ']' ? 'bracket' : sign === '\n' ? null : 'words';
    case 'address':
      return sign === ')' ? null : 'address';
    case 'less':
      return /[a-z/!?]/i.test(sign) ? 'tag' : after(null, sign);
    case 'bracket':
      return sign === '(' ? 'address' : after(null, sign);
    case null:
      return sign === '<' ? 'less' : sign === '[' ? 'words' : null;
  }
}
