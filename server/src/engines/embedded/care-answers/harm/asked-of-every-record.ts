import { findSpecies } from '../../../../knowledge/names/match.ts';
import { plants } from '../../../../knowledge/plants.ts';
import { IN_MAY } from '../advice-in-may.ts';
import { adviseCare } from '../care-advice.ts';

/** How long asking about every record may take on a busy machine. */
export const TIMEOUT_MS = 300_000;

interface Wrong {
  plant: string;
  advice: string;
}

/** For tests: the plants that are called safe for somebody, or free of toxins though their sources do not say so. */
export function wronglyCalledSafe(eater: 'cats' | 'dogs' | 'people', word: string): Wrong[] {
  return plants.flatMap(({ scientificName: plant }) => {
    // "Geranium" is what gardeners call a pelargonium.
    const toxicity = findSpecies(plant)?.plant.toxicity;
    if (!toxicity) throw new Error(`${plant} is not found by its own name`);
    const asked = { plantSpecies: plant, question: `Is it safe for my ${word}?`, plant: null };
    const { advice } = adviseCare(asked, IN_MAY);
    const isWrong =
      /\b(it|this plant) is (perfectly |completely )?(safe|harmless)\b/i.test(advice) ||
      (toxicity[eater] === 'yes' && !new RegExp(`is \\*\\*toxic to [^*]*${eater}`).test(advice)) ||
      (toxicity[eater] !== 'no' && new RegExp(`not known to be toxic to [^.]*${eater}`).test(advice));
    return isWrong ? [{ plant, advice }] : [];
  });
}
