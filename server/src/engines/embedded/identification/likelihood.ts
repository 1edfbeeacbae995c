import { TRAITS, type Trait } from '@plantcare/contract/identification-key.ts';
import type { PlantTraits } from '../../../knowledge/traits.ts';

/**
 * How often an answer is wrong, or the plant not like its record. So high that one wrong answer among six does not rule
 * out the right plant; our judgment, tried on the records themselves (`identification-key.test.ts`).
 */
const ERROR = 0.1;

/**
 * How probable it is that a gardener answers `value` when holding a plant of this description. Several true values share
 * what is not error, the usual one taking twice as much as another; error may be any value. Of a trait that the record
 * leaves out any value is as probable as another.
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
