import type { Species } from '@plantcare/contract/species.ts';
import { isCrop } from '../../../../horticulture/crops.ts';
import { EATERS, isDeadly } from '../../../../horticulture/toxicity/wording.ts';
import type { Harm } from '../intent/harm.ts';
import type { Question } from '../intent/question.ts';
import { isKnownToHarm } from './other-animals.ts';

interface Stay {
  lead: string;
  /** What is to be done with the plant; null where nothing is. */
  advice: string | null;
}

const PLANTED_ELSEWHERE =
  'Better not there: plant it where no child or animal can reach it or what falls from it, or choose another.';
const OUT_OF_REACH =
  'Take it out, or move it, cut it back or fence it off so that no child or animal can reach it or what falls from it.';

const PLANS = /\b(?:can|may|should|could|ok|okay|safe) (?:i|we|you|to) (?:plant|grow|put)\b/;

/** What comes first, by what is asked. */
const LEADS = {
  mustGo: { deadly: 'Better yes:', toxic: 'Not if nobody can reach it:', harmless: 'No, not as far as is known:' },
  mayStay: { deadly: 'No:', toxic: 'No:', harmless: 'Yes, as far as is known:' },
  goOrStay: {
    deadly: 'It should not stay as it is:',
    toxic: 'It can stay where nobody can reach it:',
    harmless: 'It can stay, as far as is known:',
  },
} as const;

/** Whether a plant must go or may stay where somebody lives who might eat of it; null where that is not asked. */
export function whetherItStays(plant: Species, harm: Harm, { concepts, form, plain }: Question): Stay | null {
  const [goes, stays] = [concepts.harm.has('mustGo'), concepts.harm.has('mayStay')];
  // Nobody takes out tomatoes for their leaves.
  if ((!goes && !stays) || !['yes-no', 'choice', 'other'].includes(form) || isCrop(plant)) return null;
  const leads = LEADS[form === 'choice' ? 'goOrStay' : goes ? 'mustGo' : 'mayStay'];
  const concerned = harm.eaters.length > 0 ? harm.eaters : harm.otherAnimal === null ? EATERS : [];
  const known = concerned.map((eater) => plant.toxicity[eater]);
  const harmsOther =
    harm.otherAnimal !== null &&
    (EATERS.some((eater) => plant.toxicity[eater] === 'yes') || isKnownToHarm(plant, harm.otherAnimal));
  if (known.includes('yes') || harmsOther) {
    const isPlanned = stays && PLANS.test(plain);
    const goesOut = isDeadly(plant) || leads === LEADS.mayStay;
    return {
      lead: isDeadly(plant) ? leads.deadly : leads.toxic,
      advice: goesOut ? (isPlanned ? PLANTED_ELSEWHERE : OUT_OF_REACH) : null,
    };
  }
  if (harm.otherAnimal !== null || known.includes('unknown')) return { lead: 'Not known for sure:', advice: null };
  return { lead: leads.harmless, advice: null };
}
