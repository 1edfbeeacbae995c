import { type Form, formOf } from './form.ts';
import { PassageIndex, type SearchedQuestion } from './passages.ts';
import { plainText, tokensOf } from './tokens.ts';
import { type WorkedQuestion, workedQuestions } from './worked-questions.ts';

const index = new PassageIndex(
  workedQuestions.map(({ id, patterns, examples, replies }) => ({
    title: id.replaceAll('-', ' '),
    wordings: examples,
    keywords: patterns.map((pattern) => pattern.replaceAll(/[@#]\S+|[!&|=]|\.\./g, ' ')),
    text: replies.map(({ say }) => say.replaceAll(/\{\w+\}/g, '')).join(' '),
  })),
);

/** The forms in which each worked question is asked. */
const forms = new Map(
  workedQuestions.map((worked) => [
    worked,
    new Set(worked.examples.map((example) => formOf(example, tokensOf(plainText(example))).form)),
  ]),
);

/** "How do I make it red?" asks something else than "Why is it red?", though the words are the same. */
const OTHER_FORM = 0.85;

/** How alike each worked question and the question are, from 0 to about 1. */
export function likenesses(question: SearchedQuestion, form: Form): ReadonlyMap<WorkedQuestion, number> {
  const scores = index.scores(question);
  return new Map(
    workedQuestions.map((worked, at) => {
      const asked = forms.get(worked);
      const isOtherForm = form !== 'other' && asked !== undefined && !asked.has(form) && !asked.has('other');
      return [worked, (scores[at] ?? 0) * (isOtherForm ? OTHER_FORM : 1)];
    }),
  );
}
