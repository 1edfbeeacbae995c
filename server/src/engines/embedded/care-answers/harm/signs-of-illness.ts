import { conceptsIn } from '../intent/concepts.ts';
import type { Question } from '../intent/question.ts';
import { tokensOf } from '../intent/tokens.ts';

/** "Will she get ill?" asks; "will she be ill? She drools" tells as well. */
const ASKS_IF_ILL =
  /\b(?:will|would|could|can|might|may|does|do|is (?:\w+ ){1,3}going to)(?: \w+){1,5}? (?:ill|sick|unwell|poorly|vomit|puke)\b/g;

/** Whether somebody is said to be ill already, rather than feared to become so. */
export function isIllAlready({ plain }: Pick<Question, 'plain'>): boolean {
  const told = plain.replace(ASKS_IF_ILL, '');
  return IS_ILL.test(told) || conceptsIn(tokensOf(told)).harm.has('ill');
}

const IS_ILL =
  /\b(?:is|are|am|was|were|been|looks?|seems?|gets?|got|feels?) (?:(?:now|very|so|really|all|a bit) )?(?:sick|ill|unwell|poorly|weak|sleepy|limp|wobbly|quiet|lethargic)\b/;

const FEARS =
  /\b(?:danger|worr(?:y|ied)|concerned|problem|harm|hurt|bad for|risk|trouble)\b|\b(?:will|would|could|can|might) (?:\w+ ){1,5}(?:ill|sick|die)\b/;

/** Whether it is asked, in whatever words, if harm may come of it. */
export function fearsHarm({ plain }: Pick<Question, 'plain'>): boolean {
  return FEARS.test(plain);
}
