import { isSeverelyToxic } from '../../../horticulture/toxicity/wording.ts';
import { type GeneralQuery, paragraph } from './answer.ts';
import { deadlyDouble } from './harm/deadly-double.ts';
import { asksToTakeIn, mayBeAboutHarm } from './harm/may-be-about-harm.ts';
import { NOBODY_NAMED } from './harm/safety.ts';
import { answerToxicity } from './harm/toxicity-answer.ts';
import { unknownAnswer } from './unknown-answer.ts';

/**
 * What comes closest to a question that was not understood. Since it may have been about eating, burning or telling a plant
 * from another, the danger of one that harms people is told too: first where it can do lasting harm or is compared.
 */
export function closest(query: GeneralQuery): string {
  const { plant, question } = query;
  const double = deadlyDouble(query);
  if (double) return [paragraph(double), unknownAnswer(query)].join('\n\n');
  if (!plant || question.tellingWords === 0 || !mayBeAboutHarm(plant, question)) return unknownAnswer(query);
  const danger = paragraph(answerToxicity(NOBODY_NAMED, query));
  const isFirst =
    (isSeverelyToxic(plant) && (question.harm !== null || asksToTakeIn(question))) ||
    question.otherPlants.length > 0 ||
    question.form === 'choice';
  return (isFirst ? [danger, unknownAnswer(query)] : [unknownAnswer(query), danger]).join('\n\n');
}
