import { TRAITS, type Trait } from '@plantcare/contract/identification-key.ts';
import type { PlantTraits } from '../../../knowledge/traits.ts';

/**
 * How often an answer is wrong, or a plant differs from its record. High enough that one wrong answer among six does not
 * rule out the right plant; an estimate, tried on the records themselves (`identification-key.test.ts`).
 */
const ERROR = 0.1;

/**
 * The probability that a gardener with a plant of this description answers `value`. The true values share what is not
 * error, the usual one getting twice as much as each other one; errors are spread over all values. If the record does not
 * have the trait, all values are equally probable.
 */
export function likelihood(traits: PlantTraits, trait: Trait, value: string): number {
  const anyValue = 1 / TRAITS[trait].length;
  const shown: readonly string[] | undefined = traits[trait];
  if (!shown) return anyValue;
  return (1 - ERROR) * shareOf(shown, value) + ERROR * anyValue;
}

function shareOf(shown: readonly string[], value: string): number {
  const place = shown.indexOf(value);
  if (place < 0) return 0;
  return (place === 0 ? 2 : 1) / (shown.length + 1);
}
