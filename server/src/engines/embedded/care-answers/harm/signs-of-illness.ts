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

/** Whether nothing worse is told than that it was brought up again. */
export function hasOnlyVomited({ plain }: Pick<Question, 'plain'>): boolean {
  return VOMITED.test(plain) && !WORSE.test(plain);
}

const VOMITED = /\b(?:vomit\w*|throws?|threw|throwing|thrown|pukes?|puked|puking|regurgitat\w*)\b/;
const WORSE =
  /\b(?:blood\w*|seiz\w*|fits?|convuls\w*|spasm\w*|dying|died|diarrh\w*|pale|faint\w*|unresponsive|foam\w*|trembl\w*|tremor\w*|shak\w*|twitch\w*|collapse\w*|stagger\w*|wobbl\w*|limp|weak|lethargic|sleepy|unconscious|breath\w*|drool\w*|swell\w*|swollen|yellow|nonstop|hours|all (?:day|night))\b/;

const IS_ILL =
  /\b(?:is|are|am|was|were|been|looks?|seems?|gets?|got|feels?) (?:(?:now|very|so|really|all|a bit) )?(?:sick|ill|unwell|poorly|weak|sleepy|limp|wobbly|quiet|lethargic)\b|\b(?:seiz(?:ed|es|ing)|convuls\w+|(?:has|had|having) (?:a |an |some )?(?:fits?|seizures?|spasms?|convulsions?)|(?:she|he|it|cat|dog|puppy|kitten|pony|horse) is dying)\b/;

const FEARS =
  /\b(?:danger|worr(?:y|ied)|concerned|problem|harm|hurt|bad for|risk|trouble)\b|\b(?:will|would|could|can|might) (?:\w+ ){1,5}(?:ill|sick|die)\b/;

/** Whether it is asked, in whatever words, if harm may come of it. */
export function fearsHarm({ plain }: Pick<Question, 'plain'>): boolean {
  return FEARS.test(plain);
}
