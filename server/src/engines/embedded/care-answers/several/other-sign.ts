import type { GeneralQuery, Paragraph } from '../answer.ts';
import { conceptsIn } from '../intent/concepts.ts';
import { readQuestion } from '../intent/question.ts';
import { plainText, tokensOf } from '../intent/tokens.ts';
import { shortened } from '../layout.ts';
import { type RankedAnswer, rankedAnswers } from '../routes/ranked-answers.ts';
import { firstOf, keyOf, rankTo, textOf } from './told-answers.ts';

/** "Edges are crispy, and the leaves rolled up": where another thing may be told. */
const BETWEEN =
  /(?<=[.!?;])\s+|,\s+(?:and |plus |also |but )?|\s+(?:plus|and also)\s+|\s+and\s+(?=(?:the|there|some|now|new|old|it|its|my|leaves|flowers|roots|a)\b)/i;
const FEWEST_WORDS = 3;

/** How right an answer to what is told besides is for that, how little what is told is, and how right it is for the whole text. */
const OF_OTHER = { rank: 0.85, rankOfTold: 0.45, rankOfWhole: 0.5 } as const;

/** As much as is told of it, in words. */
const WORDS = 60;

/** Not what ails it, but how badly. */
const NO_SIGN_OF_ITS_OWN: ReadonlySet<string> = new Set(['dying', 'lower', 'upper', 'newest', 'roots', 'stem']);

/**
 * What answers a second sign that is told, and of which the answer to the whole text says nothing: "brown crispy edges, and the
 * leaves rolled up like cigars". Null where there is none, or nothing is surely written of it.
 */
export function ofOtherSign(told: RankedAnswer, query: GeneralQuery): Paragraph | null {
  if (told.best.route !== 'worked' || query.question.harm !== null || query.question.hazards.length > 0) return null;
  const spoken = signsIn(`${textOf(told)} ${told.best.subject?.title ?? ''}`);
  const clauses = query.question.written.split(BETWEEN).filter((clause) => clause.split(' ').length >= FEWEST_WORDS);
  if (clauses.length < 2) return null;
  for (const clause of clauses) {
    const signs = signsIn(clause);
    const other = signs.size > 0 && signs.isDisjointFrom(spoken) ? answerOf(clause, told, query) : null;
    const first = other && firstOf(other.answer);
    if (first) return shortened({ lead: `On “${clause.replace(/[\s?!.,;]+$/, '')}”:`, text: first.text }, WORDS);
  }
  return null;
}

function answerOf(clause: string, told: RankedAnswer, query: GeneralQuery): RankedAnswer | null {
  const own = { ...query, question: readQuestion(clause, query.typed, query.plant) };
  const [best] = rankedAnswers(own).filter(
    ({ best: { worked, isLikely }, isDoubted }) => worked && isLikely && !isDoubted,
  );
  if (!best || keyOf(best) === keyOf(told) || best.rank < OF_OTHER.rank) return null;
  return rankTo(own, told) < OF_OTHER.rankOfTold && rankTo(query, best) >= OF_OTHER.rankOfWhole ? best : null;
}

function signsIn(text: string): ReadonlySet<string> {
  const { signs } = conceptsIn(tokensOf(plainText(text)));
  return signs.difference(NO_SIGN_OF_ITS_OWN);
}
