import type { SpeciesMatch } from '../../knowledge/species-match.ts';
import { type Asking, EngineFailure } from '../engine.ts';
import { plainMarkdown } from '../plain-markdown.ts';
import { deniesHarm, withToxicityOfRecord } from '../toxicity-check.ts';
import { bySentence } from './spoken-text.ts';

/** Some 1000 words: a sheet is half of that. */
const MAX_TEXT = 8000;

/** The plant that a text is about, and what its gardener asked. */
export interface About {
  match: SpeciesMatch | null;
  asked?: string | null;
}

/**
 * A model's text as it is shown.
 * @throws EngineFailure when nothing of it is left.
 */
export function textAbout(about: About, text: string, max = MAX_TEXT): string {
  const plain = plainMarkdown(text, max);
  if (plain === '') throw new EngineFailure('an empty answer');
  return withToxicityOfRecord({ ...about, text: plain });
}

/** Listens to a field of an answer, where somebody wants to hear it. What denies harm is not heard before its correction. */
export function hearing<Field extends string>(field: Field, about: About, { onText }: Asking) {
  if (!onText) return {};
  const hear = bySentence(MAX_TEXT, onText, (text) => !deniesHarm({ ...about, text }));
  return {
    onPartial(partial: { [Name in Field]?: unknown }) {
      const text = partial[field];
      if (typeof text === 'string') hear(text);
    },
  };
}
