import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { wordsOf } from '../../../../knowledge/names/normalize.ts';

/**
 * What tells two plants, or two garden words, apart that are often taken for each other, by the names that gardeners give
 * them: common horticultural knowledge, as extension services publish it.
 */
const Comparison = z.strictObject({
  one: z.array(z.string().min(1)).min(1),
  other: z.array(z.string().min(1)).min(1),
  say: z.string().min(1),
});

const comparisons = z
  .array(Comparison)
  .parse(JSON.parse(readFileSync(new URL('comparisons.json', import.meta.url), 'utf8')))
  .map(({ one, other, say }) => ({ one: one.map(normalized), other: other.map(normalized), say }));

/** The written comparison of two things that a text names; where several fit, the one with the longest names. */
export function writtenComparison(text: string): string | null {
  const words = ` ${normalized(text)} `;
  let best: { say: string; length: number } | null = null;
  for (const { one, other, say } of comparisons) {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      const named = longestIn(words, first);
      const rest = named === null ? words : words.replaceAll(` ${named} `, ' | ');
      const against = named === null ? null : longestIn(rest, second);
      if (named === null || against === null) continue;
      const length = named.length + against.length;
      if (best === null || length > best.length) best = { say, length };
    }
  }
  return best?.say ?? null;
}

function longestIn(words: string, names: readonly string[]): string | null {
  const found = names.filter((name) => words.includes(` ${name} `));
  return found.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

function normalized(text: string): string {
  return wordsOf(text).join(' ');
}
