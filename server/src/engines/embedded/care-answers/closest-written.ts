import { type GeneralQuery, type Paragraph, paragraph } from './answer.ts';
import { tellingLemmas, tellingLemmasOf, worthOf } from './fit/telling-words.ts';
import { type RankedAnswer, rankedAnswers } from './routes/choose.ts';

const MOST = 3;
/** Expected to be less right than this, an answer has the question's words by chance. */
const MAY_BE_MEANT = 0.2;
/** … as it has where it speaks of less than this share of what the question tells, unless it is expected to be as right as this. */
const SHARED = 0.4;
const LIKELY_MEANT = 0.25;

/** Written answers that may be what was asked for, each by its beginning, under the question that it answers. */
export function closestWritten(query: GeneralQuery): Paragraph[] {
  const asked = tellingLemmas(query.question.tokens);
  const worth = worthOfAll(asked);
  if (worth === 0) return [];
  const speaksOfNoHarm = query.question.harm === null && query.question.hazards.length === 0;
  return rankedAnswers(query)
    .flatMap(({ best, rank, answer: { paragraphs } }) => {
      const { subject } = best;
      const [first] = paragraphs;
      if (!subject || !first || rank < MAY_BE_MEANT) return [];
      return [{ ...subject, rank, isOfDanger: isOfDanger(best), text: paragraph(first) }];
    })
    .filter(({ title, wordings, rank, isOfDanger }) => {
      // Of a danger that nobody spoke of, most words must be said: leaves that fell are no tree to fell.
      if (rank >= LIKELY_MEANT && !(isOfDanger && speaksOfNoHarm)) return true;
      const spoken = tellingLemmasOf([title, ...wordings].join('. '));
      return worthOfAll(asked.intersection(spoken)) >= SHARED * worth;
    })
    .slice(0, MOST)
    .map(({ wordings: [wording = ''], text }) => ({ lead: `“${wording}”`, text }));
}

function isOfDanger({ worked }: RankedAnswer['best']): boolean {
  return worked?.question.instead === 'safety';
}

function worthOfAll(lemmas: ReadonlySet<string>): number {
  return [...lemmas].reduce((sum, lemma) => sum + worthOf(lemma), 0);
}
