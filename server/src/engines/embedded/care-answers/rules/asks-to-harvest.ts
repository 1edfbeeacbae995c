import type { KnownSpecies } from '../../../../knowledge/plants.ts';
import { says } from '../answer.ts';
import type { Question } from '../intent/question.ts';

const UNRIPE = ['firm', 'green', 'unripe', 'immature'];
const PICKING = ['pick', 'gather', 'ripen', 'ripe'];

/** "Pick them before the frost?": the crop is asked about, and not whether the plant lives. */
export function asksToHarvest(question: Question, { harvest, category }: KnownSpecies): boolean {
  const isDug = category === 'vegetable' && question.facts.actions.some(({ meaning }) => meaning === 'lift');
  // "Hard frost tonight and the fruit is still firm" fears for the fruit.
  const isUnripe = says(question, 'fruit') && says(question, ...UNRIPE);
  return isDug || isUnripe || says(question, 'harvest') || (harvest !== undefined && says(question, ...PICKING));
}
