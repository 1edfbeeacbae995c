import type { OnText } from '../engine.ts';
import { plainMarkdown } from '../safety/plain-markdown.ts';

/**
 * Passes a growing text on, sentence by sentence, as it may be shown. It falls silent when a sentence may not be heard, or
 * when there is more than may be shown: the whole answer then tells. Every letter is looked at once, and every sentence
 * judged once, however small the pieces are that it comes in.
 */
export function bySentence(max: number, hear: OnText, mayBeHeard: (sentence: string) => boolean): OnText {
  const endsIn = sentenceEnds();
  let [begun, read, length] = [0, 0, 0];
  let space = '';
  let silent = false;
  return (soFar) => {
    for (const end of silent ? [] : endsIn(soFar.slice(read))) {
      const raw = soFar.slice(begun, read + end);
      begun = read + end;
      const sentence = plainMarkdown(raw, max);
      if (sentence !== '') {
        const more = `${space}${sentence}`;
        length += more.length;
        silent = length > max || !mayBeHeard(sentence);
        if (silent) return;
        hear(more);
        space = '';
      }
      if (length > 0) space = spaceIn(`${space}${raw.slice(raw.trimEnd().length)}`);
    }
    read = soFar.length;
  };
}

/** What parts two sentences: a space, the end of a line, or that of a paragraph. */
function spaceIn(space: string): string {
  return space.includes('\n') ? '\n'.repeat(Math.min(2, space.split('\n').length - 1)) : ' ';
}

/** What is open at a sign: a "<", the tag that it began, words in brackets, what may be their address, and that. */
type Open = 'less' | 'tag' | 'words' | 'bracket' | 'address' | null;

/** Where sentences end, outside of what is or may yet become a tag, a link or an image. Hears a text piece by piece. */
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
