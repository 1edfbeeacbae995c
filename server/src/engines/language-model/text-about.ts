import { EngineFailure, type EngineOptions } from '../engine.ts';
import { plainMarkdown } from '../safety/plain-markdown.ts';
import { type Subject, warningBefore, warningJudge, withToxicityOfRecord } from '../safety/toxicity-check.ts';
import { sentenceStream } from './sentence-stream.ts';

/** About 1000 words: a care sheet has half of that. */
const MAX_TEXT = 8000;

/**
 * A model's text cleaned for display, with the warnings of the plant's record.
 * @throws EngineFailure when nothing of the text is left.
 */
export function textAbout(about: Subject, text: string): string {
  const plain = plainMarkdown(text, MAX_TEXT);
  if (plain === '') throw new EngineFailure('an empty answer');
  return withToxicityOfRecord({ ...about, text: plain });
}

/**
 * Passes on a field of an answer while it is written, if the caller wants that, after the warning that belongs before it. It
 * stops at a sentence that needs a warning not yet given; the complete answer then has the warning first.
 */
export function streamField<Field extends string>(field: Field, about: Subject, { onText }: EngineOptions) {
  if (!onText) return {};
  let before = warningBefore(about);
  const needsWarning = warningJudge(about, before !== null);
  const read = sentenceStream(
    MAX_TEXT,
    (more) => {
      if (before !== null) onText(`${before}\n\n`);
      before = null;
      onText(more);
    },
    (sentence) => !needsWarning(sentence),
  );
  return {
    onPartial(partial: { [Name in Field]?: unknown }) {
      const text = partial[field];
      if (typeof text === 'string') read(text);
    },
  };
}
