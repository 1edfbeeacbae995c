import type { Species } from '@plantcare/contract/species.ts';
import { EATERS, isDeadly } from '../../../../horticulture/toxicity/wording.ts';
import type { Harm } from '../intent/harm.ts';
import type { Question } from '../intent/question.ts';
import { isKnownToHarm } from './other-animals.ts';

interface Stay {
  lead: string;
  /** What is to be done with the plant; null where nothing is. */
  advice: string | null;
}

const OUT_OF_REACH =
  'Take it out, or move it, cut it back or fence it off so that no child or animal can reach it or what falls from it.';

/** Whether a plant must go or may stay where somebody lives who might eat of it; null where that is not asked. */
export function whetherItStays(plant: Species, harm: Harm, { concepts, form }: Question): Stay | null {
  const [goes, stays] = [concepts.harm.has('mustGo'), concepts.harm.has('mayStay')];
  if ((!goes && !stays) || !['yes-no', 'choice', 'other'].includes(form)) return null;
  const concerned = harm.eaters.length > 0 ? harm.eaters : harm.otherAnimal === null ? EATERS : [];
  const known = concerned.map((eater) => plant.toxicity[eater]);
  const harmsOther =
    harm.otherAnimal !== null &&
    (EATERS.some((eater) => plant.toxicity[eater] === 'yes') || isKnownToHarm(plant, harm.otherAnimal));
  if (known.includes('yes') || harmsOther) {
    if (!goes) return { lead: 'No:', advice: OUT_OF_REACH };
    return isDeadly(plant)
      ? { lead: 'Better yes:', advice: OUT_OF_REACH }
      : { lead: 'Not if nobody can reach it:', advice: null };
  }
  if (harm.otherAnimal !== null || known.includes('unknown')) return { lead: 'Not known for sure:', advice: null };
  return { lead: goes ? 'No, not as far as is known:' : 'Yes, as far as is known:', advice: null };
}
