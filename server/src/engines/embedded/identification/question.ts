import type { KeyQuestion, Trait } from '@plantcare/contract/identification-key.ts';
import { entropy, type KeyModel } from './model.ts';
import { TRAIT_WORDS } from './trait-wording.ts';

/** A question with a smaller expected gain (bits) is not worth asking: the plant is as good as identified. */
const MIN_GAIN = 0.15;
/** Plants less probable than this are ignored: together they do not change which question is best. */
const NEGLIGIBLE = 1e-5;

/**
 * The next question: the one with the highest mutual information of answer and plant (expected reduction of entropy),
 * weighted by how often people know the answer. Null if no question is worth asking.
 */
export function nextQuestion(
  { tables }: KeyModel,
  probabilities: Float64Array,
  asked: ReadonlySet<Trait>,
): KeyQuestion | null {
  const likely = [...probabilities.keys()].filter((index) => (probabilities[index] ?? 0) > NEGLIGIBLE);
  const expected = (figures: Float64Array) => weighted(figures, probabilities, likely);
  let best: Trait | null = null;
  let bestGain = MIN_GAIN;
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
