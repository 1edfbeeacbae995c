import type { CareQuery } from './answer.ts';
import { growsInGround } from './plant-traits.ts';

/** Whether the plant stands in open ground: so says the question, else the way it is grown. */
export function isInGround({ plant, question }: Pick<CareQuery, 'plant' | 'question'>): boolean {
  const { circumstances } = question.concepts;
  if (circumstances.has('potted') || circumstances.has('indoors')) return false;
  return circumstances.has('ground') || growsInGround(plant);
}
