import { genusOf, type KnownSpecies } from '../../../../knowledge/plants.ts';
import type { ScoredAnswer } from './scored-answers.ts';

/**
 * What is written for other species of the genus, or for the family, is that much less right. Of graded answers with a rank of 0.4
 * to 0.6 that name the species or the genus alone 30 % are right, and of these 9 % of 22.
 */
const LESS_IF_OF_RELATIVES = 0.1;

/** How much less right an answer is because it is written for relatives: "feeding a rubber plant" for a fig. */
export function lessOfRelatives({ best: { worked } }: ScoredAnswer, plant: KnownSpecies | null): number {
  if (plant === null || !worked?.isComplete || !plant.scientificName.includes(' ')) return 0;
  return isOfRelatives(worked.question.replies[0]?.for ?? [], plant) ? LESS_IF_OF_RELATIVES : 0;
}

function isOfRelatives(of: readonly string[], { scientificName, synonyms, family, ...plant }: KnownSpecies): boolean {
  const names = [scientificName, ...synonyms];
  if (names.some((name) => of.some((each) => each.includes(' ') && name.startsWith(each)))) return false;
  const genus = genusOf({ scientificName });
  const ofGenus = of.filter((each) => genusOf({ scientificName: each }) === genus);
  if (ofGenus.length > 0) return ofGenus.some((each) => each.includes(' '));
  return plant.category !== 'succulent' && of.includes(family);
}
