import { type GeneralQuery, type Paragraph, paragraph } from './answer.ts';
import { tellingLemmas, tellingLemmasOf, worthOfAll } from './fit/telling-words.ts';
import { rankedAnswers } from './routes/ranked-answers.ts';
import { isOfDanger } from './routes/scored-answers.ts';

const MOST = 3;
/** Expected to be less right than this, an answer has the question's words by chance. */
const MAY_BE_MEANT = 0.25;
/** … as it has where it speaks of less than this share of what the question tells, by worth; two words are enough where it is likely meant. */
const SHARED = 0.3;
const LIKELY_MEANT = 0.33;

/** Written answers that may be what was asked for, each by its beginning, under the question that it answers. */
export function closestWritten(query: GeneralQuery): Paragraph[] {
  const asked = tellingLemmas(query.question.tokens);
  const worth = worthOfAll(asked);
  if (worth === 0) return [];
  const speaksOfNoHarm = query.question.harm === null && query.question.hazards.length === 0;
  return rankedAnswers(query)
    .filter(({ rank, best }) => rank >= MAY_BE_MEANT && !(isOfDanger(best) && speaksOfNoHarm))
    .flatMap(({ best: { subject }, rank, answer: { paragraphs } }) => {
      const [first] = paragraphs;
      return subject && first ? [{ ...subject, rank, text: paragraph(first) }] : [];
    })
    .filter(({ title, wordings, rank }) => {
      const shared = asked.intersection(tellingLemmasOf([title, ...wordings].join('. ')));
      return worthOfAll(shared) >= SHARED * worth || (rank >= LIKELY_MEANT && shared.size > 1);
    })
    .slice(0, MOST)
    .map(({ wordings: [wording = ''], text }) => ({ lead: `“${wording}”`, text }));
}
