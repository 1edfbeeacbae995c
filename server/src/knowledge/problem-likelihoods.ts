import { readFileSync } from 'node:fs';
import {
  CIRCUMSTANCES,
  type Circumstance,
  type KnownCircumstances,
  SIGNS,
  type Sign,
} from '@plantcare/contract/problem-signs.ts';
import { z } from 'zod';

const Probability = z.number().min(0).max(1);

type SignShares = Partial<Record<Sign, number>>;
type CircumstanceShares = { [C in Circumstance]?: Record<NonNullable<KnownCircumstances[C]>, number> };

const SignLikelihoods: z.ZodType<SignShares> = z.partialRecord(z.enum(SIGNS as [Sign, ...Sign[]]), Probability); // Zod wants to see that it is not empty.

const CircumstanceLikelihoods = z.strictObject(
  Object.fromEntries(
    Object.entries(CIRCUMSTANCES).map(([name, values]) => [name, z.record(z.enum(values), Probability).optional()]),
  ),
) as unknown as z.ZodType<CircumstanceShares>; // Built from the same constant as the type.

const ProblemLikelihoods = z.strictObject({
  /** How often it is what ails a plant that somebody asks about, relative to the others. */
  prior: z.number().positive(),
  /** Of the gardeners whose plant has it, the share that sees the sign; where it is not named, the usual share. */
  signs: SignLikelihoods,
  /** How often it goes with each value of a circumstance; 0 rules it out. */
  circumstances: CircumstanceLikelihoods,
});

export type ProblemLikelihoods = z.output<typeof ProblemLikelihoods>;

const Likelihoods = z.strictObject({
  /** The values for a problem that does not give its own. */
  usual: z.strictObject({
    anySign: Probability,
    signs: SignLikelihoods,
    circumstances: CircumstanceLikelihoods,
  }),
  problems: z.record(z.string(), ProblemLikelihoods),
  /** Problems that no sign of the list reveals, and why. */
  unscored: z.record(z.string(), z.string()),
});

const parsed = Likelihoods.parse(
  JSON.parse(readFileSync(new URL('problem-likelihoods.json', import.meta.url), 'utf8')),
);

/**
 * What each problem shows and what it goes with, by the id of the problem. The order of causes for a sign follows the
 * symptom lists of the problem records and their sources (Missouri Botanical Garden, University of Maryland Extension,
 * Clemson HGIC and University of Minnesota Extension); the figures themselves are estimates, because no publication counts them.
 */
export const problemLikelihoods: Readonly<Record<string, ProblemLikelihoods>> = parsed.problems;

export const unscoredProblems: Readonly<Record<string, string>> = parsed.unscored;

/** How often a sign is seen on an ailing plant where its problem does not bring it along. */
export function usualShareOf(sign: Sign): number {
  return parsed.usual.signs[sign] ?? parsed.usual.anySign;
}

/** How often a plant that is asked about lives in the circumstance. */
export function usualCircumstance<C extends Circumstance>(name: C, value: NonNullable<KnownCircumstances[C]>): number {
  return shareOf(parsed.usual.circumstances, name, value) ?? 0;
}

/** The share of a value among `circumstances`; undefined where they do not name it. */
export function shareOf(circumstances: CircumstanceShares, name: Circumstance, value: string): number | undefined {
  const shares: Partial<Record<string, number>> | undefined = circumstances[name];
  return shares?.[value];
}
