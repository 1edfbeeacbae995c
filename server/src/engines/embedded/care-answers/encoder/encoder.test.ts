import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import wabt from 'wabt';
import { type Embedding, embeddingOf } from './embedding.ts';

function cosine(one: Embedding, other: Embedding): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

test('an embedding has the length 1, also of an empty and of a very long text', () => {
  for (const text of ['Monstera: why do the leaves curl?', '', 'the leaves curl '.repeat(400), '🌵 пожелтели 黄'])
    expect(cosine(embeddingOf(text), embeddingOf(text))).toBeCloseTo(1, 5);
});

test('questions about the same matter are more similar than others, whatever their words', () => {
  const asked = embeddingOf('how do I get rid of the little black flies that come out of the soil');
  const same = embeddingOf('fungus gnats in the potting mix');
  const other = embeddingOf('how do I get rid of the tall black weeds that come out of the lawn');
  expect(cosine(asked, same)).toBeGreaterThan(cosine(asked, other));
});

test('the kernel is compiled from its source', async () => {
  const { parseWat } = await wabt();
  const source = readFileSync(new URL('kernel.wat', import.meta.url), 'utf8');
  const { buffer } = parseWat('kernel.wat', source, { simd: true }).toBinary({});
  expect(readFileSync(new URL('kernel.wasm', import.meta.url)).equals(buffer)).toBe(true);
});
