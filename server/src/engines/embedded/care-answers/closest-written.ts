import { type GeneralQuery, type Paragraph, paragraph } from './answer.ts';
import { tellingLemmas, tellingLemmasOf, worthOf } from './fit/telling-words.ts';
import { workedAnswers } from './worked-answers.ts';

const MOST = 3;
/** Less alike than this, a written answer has the question's words by chance. */
const ALIKE = 0.33;
/** … as it has where it speaks of less than this share of what the question tells. */
const SHARED = 0.45;

/** Written answers to questions that are somewhat alike, each by its first sentence, under the question that it answers. */
export function closestWritten(query: GeneralQuery): Paragraph[] {
  const asked = tellingLemmas(query.question.tokens);
  const worth = worthOfAll(asked);
  if (worth === 0) return [];
  return workedAnswers(query)
    .filter(({ likeness }) => likeness >= ALIKE)
    .filter(({ question: { id, examples } }) => {
      const spoken = tellingLemmasOf([id.replaceAll('-', ' '), ...examples].join('. '));
      return worthOfAll(asked.intersection(spoken)) >= SHARED * worth;
    })
    .slice(0, MOST)
    .map(({ question: { examples }, paragraph: answer }) => ({
      lead: `“${examples[0] ?? ''}”`,
      text: paragraph(answer).split(/(?<=[.!?]) /)[0] ?? '',
    }));
}

function worthOfAll(lemmas: ReadonlySet<string>): number {
  return [...lemmas].reduce((sum, lemma) => sum + worthOf(lemma), 0);
}
