import { careSheet } from '../../../horticulture/care-sheet/care-sheet.ts';
import { type GeneralQuery, paragraph } from './answer.ts';
import { articleFor } from './articles.ts';
import { closest } from './closest.ts';
import { completedAnswer } from './completed-answer.ts';
import { warnOfMixing } from './harm/chemicals.ts';
import { answerSafety } from './harm/safety.ts';
import { inRoom } from './layout.ts';
import { answerToSeveral } from './several-questions.ts';

/** The answer to what was asked, harm first, then the essentials as far as there is room; of several questions each is answered. */
export function answerTo(query: GeneralQuery): string {
  const { plant, question } = query;
  const { harm } = question;
  if (harm?.mixing) return paragraph(warnOfMixing());
  if (harm?.accident) return paragraph(answerSafety(harm, query));
  const several = answerToSeveral(query);
  if (several !== null) return several;
  const answer = completedAnswer(query);
  if (answer) return answer.whole ?? inRoom(query, answer.paragraphs, answer.covered);
  return question.topics[0]?.topic === 'whole care' && plant
    ? careSheet(plant, query.season, query.circumstances)
    : (articleFor(query)?.text ?? closest(query));
}
