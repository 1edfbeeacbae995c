import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allTexts, searchedEntries } from '../intent/searched-entries.ts';
import { EMBEDDINGS_FILE } from '../intent/similarity.ts';
import { DIMENSIONS } from './encoder.ts';
import { readEmbeddings, writtenEmbeddings } from './stored-embeddings.ts';

test('what was written is read again', () => {
  const stored = readEmbeddings(
    writtenEmbeddings(
      new Map([
        ['moss in the lawn', Int8Array.of(1, -127)],
        ['slugs', Int8Array.of(127, 0)],
      ]),
    ),
    2,
  );
  expect(stored.size).toBe(2);
  expect([...(stored.of('moss in the lawn') ?? [])]).toEqual([1, -127]);
  expect([...(stored.of('slugs') ?? [])]).toEqual([127, 0]);
  expect(stored.of('snails')).toBeUndefined();
});

test('all written answers and their questions are stored: else run node scripts/embed-entries.ts', () => {
  const stored = readEmbeddings(readFileSync(EMBEDDINGS_FILE), DIMENSIONS);
  const texts = searchedEntries.flatMap(allTexts);
  expect(texts.filter((text) => stored.of(text) === undefined)).toEqual([]);
  expect(stored.size).toBe(new Set(texts).size);
});
