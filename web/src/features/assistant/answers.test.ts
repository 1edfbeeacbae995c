import { describe, expect, it } from 'vitest';
import { askedInWords, askedParts } from './answers.ts';

describe('what was asked for care advice', () => {
  it.each([
    ['Basil', ''],
    ['Basil', 'Why do its leaves turn yellow?'],
    ['Basil', 'Two things: how much water, and which soil?'],
  ])('is put together of %s and "%s", and taken apart again', (species, question) => {
    expect(askedParts(askedInWords(species, question))).toEqual({ species, question });
  });
});
