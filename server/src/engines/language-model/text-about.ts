import { EngineFailure, type EngineOptions } from '../engine.ts';
import { plainMarkdown } from '../safety/plain-markdown.ts';
import { type Subject, warningBefore, warningJudge, withToxicityOfRecord } from '../safety/toxicity-check.ts';
import { bySentence } from './spoken-text.ts';

/** Some 1000 words: a sheet is half of that. */
const MAX_TEXT = 8000;

/**
 * A model's text as it is shown.
 * @throws EngineFailure when nothing of it is left.
 */
export function textAbout(about: Subject, text: string): string {
  const plain = plainMarkdown(text, MAX_TEXT);
  if (plain === '') throw new EngineFailure('an empty answer');
  return withToxicityOfRecord({ ...about, text: plain });
}

/**
 * Listens to a field of an answer, where somebody wants to hear it, after the warning that stands before it. What needs
 * one that does not is not heard before it.
 */
export function hearing<Field extends string>(field: Field, about: Subject, { onText }: EngineOptions) {
  if (!onText) return {};
  let before = warningBefore(about);
  const needsWarning = warningJudge(about, before !== null);
  const hear = bySentence(
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
      if (typeof text === 'string') hear(text);
    },
  };
}
