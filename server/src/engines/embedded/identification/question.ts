import type { KeyQuestion, Trait } from '@plantcare/contract/identification-key.ts';
import { entropy, type KeyModel } from './model.ts';
import { TRAIT_WORDS } from './trait-wording.ts';

/** A question that can be expected to tell less than this is not worth asking, in bits: the plant is all but settled. */
const TELLS_NOTHING = 0.15;
/** Plants less probable than this are left out of the reckoning: together they do not change which question is best. */
const NEGLIGIBLE = 1e-5;

/**
 * The question not asked yet that can be expected to narrow the choice most: the mutual information of its answer and the
 * plant (expected fall of the entropy), weighed by how often somebody knows the answer. Null when none tells anything.
 */
export function nextQuestion(
  { tables }: KeyModel,
  probabilities: Float64Array,
  asked: ReadonlySet<Trait>,
): KeyQuestion | null {
  const likely = [...probabilities.keys()].filter((index) => (probabilities[index] ?? 0) > NEGLIGIBLE);
  const expected = (figures: Float64Array) => weighted(figures, probabilities, likely);
  let best: Trait | null = null;
  let bestGain = TELLS_NOTHING;
  for (const { trait, answers, uncertainty } of tables) {
    if (asked.has(trait)) continue;
    const before = entropy(answers.map(({ likelihoods }) => expected(likelihoods)));
    const gain = TRAIT_WORDS[trait].answerable * (before - expected(uncertainty));
    if (gain > bestGain) {
      best = trait;
      bestGain = gain;
    }
  }
  return best && questionFor(best);
}

function questionFor(trait: Trait): KeyQuestion {
  const { question, values } = TRAIT_WORDS[trait];
  return { trait, question, answers: Object.entries(values).map(([value, [label]]) => ({ value, label })) };
}

function weighted(figures: Float64Array, weights: Float64Array, indexes: readonly number[]): number {
  let sum = 0;
  for (const index of indexes) sum += (figures[index] ?? 0) * (weights[index] ?? 0);
  return sum;
}
