import { conceptsIn } from './concepts.ts';
import { plainText, tokensOf } from './tokens.ts';

/** Circumstances of which one rules the other out. Texts with one or the other are about the same matter, so that an encoder finds them alike. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['dry', 'wet'],
  ['lowLight', 'brightLight'],
];

/** An entry is written for a circumstance that this share of its wordings tells. */
const ENOUGH_OF_THEM = 0.1;

/** The circumstances that an entry is written for, by its wordings. */
export function circumstancesOf(wordings: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const wording of wordings)
    for (const id of conceptsIn(tokensOf(plainText(wording))).circumstances) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= ENOUGH_OF_THEM * wordings.length).map(([id]) => id));
}

/** Whether what is told rules out what an entry is written for: dry soil, and an answer on wet soil. */
export function contradicts(told: ReadonlySet<string>, written: ReadonlySet<string>): boolean {
  return OPPOSITES.some(([one, other]) =>
    isOnly(one, other, told) ? isOnly(other, one, written) : isOnly(other, one, told) && isOnly(one, other, written),
  );
}

function isOnly(one: string, other: string, circumstances: ReadonlySet<string>): boolean {
  return circumstances.has(one) && !circumstances.has(other);
}
