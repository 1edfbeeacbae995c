import type { SpeciesMatch } from '../../knowledge/names/match.ts';
import { listed, nameOf } from '../wording.ts';

/** What must be said before an answer: how sure it is that this is the plant that was meant. */
export function howRecognized(typed: string, { plant, as, misspelled, others = [] }: SpeciesMatch): string | null {
  if (misspelled) {
    return `“${shown(typed)}” was taken for ${nameOf(plant)}. If you mean another plant, enter its full name.`;
  }
  if (others.length > 0) {
    const taken = { species: '', genus: 'the genus ', family: 'the group ' }[as];
    return `“${shown(typed)}” was taken for ${taken}${nameOf(plant)}, but it can also mean ${listed(others, 'or')}. Enter the full name for exact advice.`;
  }
  if (as === 'family') {
    return `Only the group ${plant.scientificName} was recognized, so this is what suits most of its plants. Enter the species for exact figures.`;
  }
  if (as === 'genus') {
    return `This holds for the genus ${plant.scientificName}; its species can differ, so enter the full name if you know it.`;
  }
  return null;
}

/** What was typed, without anything that a page could take for markup or a link. */
export function shown(typed: string): string {
  const words = typed
    .replace(/\S*(:\/\/|www\.)\S*/gi, ' ')
    .replace(/[^\p{Letter}\p{Mark}\p{Number} '’×.-]+/gu, ' ')
    .replace(/\s+/g, ' ');
  return words
    .replace(/\.(?=\S)/g, '. ')
    .trim()
    .slice(0, 60)
    .trim();
}
