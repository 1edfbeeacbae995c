import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The signs that can be told on a photo by measuring: a kind of tissue, and how it lies. */
export const SIGNS = [
  'yellow overall',
  'yellow between veins',
  'yellow margin',
  'yellow lower leaves',
  'yellow patches',
  'brown margin',
  'brown tip',
  'brown spots',
  'brown patches',
  'black spots',
  'black patches',
  'pale overall',
  'pale patches',
  'powder',
] as const;

export type Sign = (typeof SIGNS)[number];

const Probability = z.number().min(0).max(1);

const Evidence = z.strictObject({
  /** Of the photos that people ask about, how many show a healthy leaf, on the scale of the priors of problems. */
  healthyPrior: z.number().positive(),
  /** `usual` is how often an answer is given where a problem says nothing else. */
  questions: z.record(
    z.string(),
    z.strictObject({
      text: z.string(),
      answers: z.array(z.strictObject({ value: z.string(), label: z.string(), usual: Probability })).min(2),
    }),
  ),
  /**
   * By the id of the problem. `prior`: how often it is what ails a plant that is asked about, relative to the others.
   * `signs`: how often the discolored tissue is of a sign; what is missing to 1 is spread over the signs not named.
   * `answers`: how often each answer is given, where the problem changes it.
   */
  problems: z.record(
    z.string(),
    z.strictObject({
      prior: z.number().positive(),
      signs: z.partialRecord(z.enum(SIGNS), Probability),
      answers: z.record(z.string(), z.record(z.string(), Probability)),
    }),
  ),
  /** Problems that do not show on leaves, and why. */
  notOnLeaves: z.record(z.string(), z.string()),
});

export type Evidence = z.output<typeof Evidence>;

/**
 * What each problem shows on leaves and how gardeners answer. The order of causes for a sign follows the symptom lists of
 * the problem records and their sources (Missouri Botanical Garden, University of Maryland Extension, Clemson HGIC and
 * University of Minnesota Extension); the figures themselves are estimates set by hand, for no publication counts them.
 */
export const evidence: Evidence = Evidence.parse(
  JSON.parse(readFileSync(new URL('evidence.json', import.meta.url), 'utf8')),
);
