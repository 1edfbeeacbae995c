import { type GeneralQuery, says } from '../answer.ts';

/** Whether it is asked to be toxic to somebody, rather than a bug to be harmful. */
export function asksForHarm({ question }: GeneralQuery): boolean {
  const { harm } = question;
  if (!harm || harm.uses.length > 0) return false;
  return harm.eaters.length > 0 || (harm.otherAnimal !== null && harm.asked) || saysToxic({ question });
}

export function saysToxic({ question }: Pick<GeneralQuery, 'question'>): boolean {
  return says(question, 'toxic', 'poison', 'poisonous');
}
