import type { Units } from '@plantcare/contract/units.ts';
import { answerInUnits, inUnits } from '../../horticulture/units/in-units.ts';

/** Up to the last end of a sentence or line, behind which no figure can go on. */
const WHOLE_SENTENCES = /^.*(?:[.:;!?] |\n)/s;

interface TextLine {
  kind: 'text';
  text: string;
}

/**
 * The lines of an answer that is written bit by bit, with figures in these units. A bit may end within a figure, so text
 * is passed on sentence by sentence.
 */
export async function* linesInUnits(lines: AsyncIterable<unknown>, units: Units): AsyncGenerator<unknown> {
  let pending = '';
  for await (const line of lines) {
    if (units === 'metric') {
      yield line;
      continue;
    }
    if (isText(line)) {
      pending += line.text;
      const [sentences = ''] = WHOLE_SENTENCES.exec(pending) ?? [];
      pending = pending.slice(sentences.length);
      if (sentences !== '') yield { kind: 'text', text: inUnits(sentences, units) };
      continue;
    }
    // An answer replaces the text so far, and a restart discards it.
    pending = '';
    yield answerInUnits(line, units);
  }
}

function isText(line: unknown): line is TextLine {
  return typeof line === 'object' && line !== null && 'kind' in line && line.kind === 'text';
}
