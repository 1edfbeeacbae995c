import { plantQuestions } from '../../../../knowledge/plant-questions.ts';
import { formsOf, likenessIn } from './asked-forms.ts';
import type { Form } from './form.ts';
import { enoughWords, PassageIndex, type SearchedQuestion } from './passages.ts';
import { type WorkedQuestion, workedFromPlantQuestion, workedQuestions } from './worked-questions.ts';

/** What is asked about some plants only, by the names of these plants. */
const ofPlants = plantQuestions.flatMap((asked) =>
  asked.plants === undefined ? [] : [{ plants: asked.plants, question: workedFromPlantQuestion(asked) }],
);

const searched: readonly WorkedQuestion[] = [...workedQuestions, ...ofPlants.map(({ question }) => question)];

/**
 * How much of a likeness is that to the passage as a whole. Measured on worked questions that were looked for by one of
 * their examples while the index lacked it: of 1,657 the right one came first for 37% at 0, 46% at 0.7.
 */
const OF_WHOLE = 0.7;

const index = new PassageIndex(
  searched.map(({ id, patterns, examples, replies }) => ({
    title: id.replaceAll('-', ' '),
    wordings: examples,
    keywords: patterns.map((pattern) => pattern.replaceAll(/[@#]\S+|[!&|=/]|\.\./g, ' ')),
    text: replies.map(({ say }) => say.replaceAll(/\{\w+\}/g, '')).join(' '),
  })),
  OF_WHOLE,
);

/** How many written answers there are, and how many of them speak of a word, in its base form. */
export const writtenAnswers = searched.length;

export function answersWith(lemma: string): number {
  return index.passagesWith(lemma);
}

/** The forms in which worked questions are asked: found when one is first alike, since finding all takes a second. */
const forms = new Map<number, ReadonlySet<Form>>();

function formsAt(at: number): ReadonlySet<Form> {
  const before = forms.get(at);
  if (before) return before;
  const found = formsOf(searched[at]?.examples ?? []);
  forms.set(at, found);
  return found;
}

/** Less alike than this is never told, whatever its form. */
const HARDLY_ALIKE = 0.1;

/**
 * What is asked about just this plant is so much likelier to be meant than what is asked about any: of 700 questions each,
 * nine in ten went to the right kind.
 */
const OF_PLANT = 1.6;

/** Among the few questions about one plant those of two or three words are told apart too: such a share counts at least. */
const FEW_WORDS = 0.55;

export interface AlikeQuestion {
  question: WorkedQuestion;
  /** From 0 to about 1, more where it is about just this plant. */
  likeness: number;
  /** Whether it is asked about this plant and its relatives only. */
  isOfPlant: boolean;
}

/** How alike each worked question that may be asked of the plant and the question are. `names`: all names of the plant. */
export function alikeQuestions(question: SearchedQuestion, form: Form, names: ReadonlySet<string>): AlikeQuestion[] {
  const scores = index.scores(question);
  const likenessAt = (at: number) => {
    const score = scores[at] ?? 0;
    return score < HARDLY_ALIKE ? score : likenessIn(form, score, formsAt(at));
  };
  const words = enoughWords(question);
  const factor = words === 0 ? 0 : (OF_PLANT * Math.max(words, FEW_WORDS)) / words;
  return [
    ...workedQuestions.map((worked, at) => ({ question: worked, likeness: likenessAt(at), isOfPlant: false })),
    ...ofPlants.flatMap(({ plants, question: worked }, at) =>
      plants.some((name) => names.has(name))
        ? [{ question: worked, likeness: factor * likenessAt(workedQuestions.length + at), isOfPlant: true }]
        : [],
    ),
  ];
}
