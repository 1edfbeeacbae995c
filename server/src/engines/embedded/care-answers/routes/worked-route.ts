import type { GeneralQuery } from '../answer.ts';
import { isAnsweredByRecord } from '../answered-by-record.ts';
import { isNoPlantName } from '../generic-words.ts';
import { intentsOf } from '../intent/classifier/entry-intents.ts';
import { PROBABLE, probabilityOf, topicsOf } from '../intent/classifier/topic-intents.ts';
import type { Form } from '../intent/form.ts';
import type { Question } from '../intent/question.ts';
import { asksForList } from '../lists/asks-for-list.ts';
import { tellingSigns } from '../topics/problems/symptoms.ts';
import { type WorkedAnswer, workedAnswers } from '../worked-answers.ts';
import { saysToxic } from './asks-for-harm.ts';
import { type Answer, type Candidate, CERTAINTY } from './candidate.ts';

/** Of the written answers so many that are most alike are considered, and so many that are nearest in meaning. */
const MOST = { alike: 10, similar: 6 } as const;
/** As alike as this, it was asked nearly in these words, whatever signs are told besides. */
const ASKED_ALMOST_SO = 0.62;
/** An answer on harm comes before the record's where somebody may come to harm. */
const SAYS_HARM = 4.5;
/** A pattern of so many words names a danger, whether or not anybody who may come to harm is spoken of. */
const WORDS_OF_DANGER = 2;
const BELOW_LIST = CERTAINTY.list - 0.5;

export interface WorkedCandidate extends Candidate {
  worked: WorkedAnswer;
  /** Whether what is told beside the question leaves it likely that this is meant. */
  isLikely: boolean;
}

/** What gardeners often ask, answered in writing. */
export function workedCandidates(query: GeneralQuery): readonly WorkedCandidate[] {
  const answers = workedAnswers(query);
  const similar = answers.toSorted((one, other) => other.similarity - one.similarity).slice(0, MOST.similar);
  return [...new Set([...answers.slice(0, MOST.alike), ...similar])].map((worked) => candidateOf(worked, query));
}

function candidateOf(worked: WorkedAnswer, query: GeneralQuery): WorkedCandidate {
  return {
    route: 'worked',
    isLikely: mayBeMeant(worked, query),
    certainty: certaintyOf(worked, query),
    intents: intentsOf(worked.question),
    worked,
    answer: () => answerOf(worked),
  };
}

function certaintyOf(worked: WorkedAnswer, query: GeneralQuery): number {
  const isListed = asksForList(query) && !worked.ofPlant;
  // "Which plants do rabbits leave alone?" asks for no danger.
  const isDanger = worked.question.instead === 'safety' && !isListed;
  if (isDanger && (query.question.harm?.asked || (worked.said >= WORDS_OF_DANGER && query.question.form !== 'why')))
    return worked.certainty + SAYS_HARM;
  // A list from the records is more than an answer that suits any plant.
  return isListed ? Math.min(worked.certainty, BELOW_LIST) : worked.certainty;
}

function answerOf(worked: WorkedAnswer): Answer {
  const { paragraph } = worked;
  // What is written about this very plant gives figures of its own, which those of its record would contradict.
  const told = worked.isComplete ? topicsOf(intentsOf(worked.question)) : [];
  return { paragraphs: [paragraph], covered: told };
}

const ASKS_FIGURE_OR_LIST: ReadonlySet<Form> = new Set(['how-often', 'how-much', 'where', 'which-plants']);

function mayBeMeant(worked: WorkedAnswer, query: GeneralQuery): boolean {
  const { question } = query;
  const signs = tellingSigns(question).length;
  // "How often do I feed it?" asks for a figure, not for what ails it.
  if (
    worked.question.instead === 'diagnosis' &&
    !worked.isComplete &&
    signs === 0 &&
    ASKS_FIGURE_OR_LIST.has(question.form)
  )
    return false;
  const isAskedSo = worked.likeness >= ASKED_ALMOST_SO;
  if (worked.said > 0) return true;
  const isWanted = probabilityOf(intentsOf(worked.question), question.intents) >= PROBABLE;
  if (worked.certainty < (isWanted ? CERTAINTY.alikeOfIntent : CERTAINTY.alike)) return false;
  // What is written for one palm says nothing of whom another harms.
  if (question.harm?.asked && query.match?.as === 'family') return false;
  if (worked.isComplete) return true;
  // What is only alike is never taken for who comes to harm, nor for what the record answers by itself.
  if (question.harm?.asked && query.plant && !(isAskedSo && isOfNobody(question))) return false;
  if (worked.paragraph.lead !== '' && question.form !== 'yes-no' && !isAskedSo) return false;
  // Of a plant that nobody knows there are no figures.
  const isNamed = query.plant !== null || isNoPlantName(query.typed);
  if (isAskedSo && isNamed && (question.harm === null || isOfNobody(question))) return true;
  return signs < 2 && !isAnsweredByRecord(query);
}

/** "First time canning tomatoes, is it dangerous?" asks for no poison and names nobody whom the plant may harm. */
function isOfNobody(question: Question): boolean {
  const { harm } = question;
  if (harm === null || saysToxic({ question })) return false;
  return harm.eaters.length === 0 && harm.otherAnimal === null && harm.accident === null && harm.uses.length === 0;
}
