import { formsOf, likenessIn } from './asked-forms.ts';
import type { Form } from './form.ts';
import { PassageIndex, type SearchedQuestion } from './passages.ts';
import { type WorkedQuestion, workedQuestions } from './worked-questions.ts';

const index = new PassageIndex(
  workedQuestions.map(({ id, patterns, examples, replies }) => ({
    title: id.replaceAll('-', ' '),
    wordings: examples,
    keywords: patterns.map((pattern) => pattern.replaceAll(/[@#]\S+|[!&|=]|\.\./g, ' ')),
    text: replies.map(({ say }) => say.replaceAll(/\{\w+\}/g, '')).join(' '),
  })),
);

/** The forms in which each worked question is asked, in their order. */
const forms = workedQuestions.map(({ examples }) => formsOf(examples));

/** How alike each worked question and the question are, from 0 to about 1. */
export function likenesses(question: SearchedQuestion, form: Form): ReadonlyMap<WorkedQuestion, number> {
  const scores = index.scores(question);
  return new Map(
    workedQuestions.map((worked, at) => [worked, likenessIn(form, scores[at] ?? 0, forms[at] ?? new Set())]),
  );
}
