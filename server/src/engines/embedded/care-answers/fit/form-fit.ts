import type { Form } from '../intent/form.ts';
import type { Question } from '../intent/question.ts';
import { givesMeasure } from './asked-measure.ts';

/** What an answer must contain to be one to a question of this form; other forms can be answered by any text. */
const NEEDED: Readonly<Partial<Record<Form, RegExp>>> = {
  when: /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|days?|weeks?|months?|years?|once|after|before|until|when|now|as soon as|while|in time|morning|evening|night)\b/i,
  'how-often':
    /\b(?:every|once (?:a|an|in|or|every|per)|twice|times|daily|weekly|monthly|yearly|a (?:day|week|month|year)|each|when|as soon as|until|no (?:need|regular))\b/i,
  'how-much':
    /\d|\b(?:one|two|three|four|five|six|half|third|quarter|twice|double|handful|as (?:much|deep|far|wide|high) as|all|none|no|little|few|thoroughly|until|deep(?:ly)?)\b/i,
  why: /\b(?:because|since|due|caused?|causes|from|by|too|lacks?|lacking|means?|normal|natural|so that|make|makes|mostly|usually|comes?|when|where|if|after|without|need|needs|want|wants|it is|they are|not enough)\b|:/i,
  'is-it-dead':
    /\b(?:dead|alive|lives?|dormant|dies|died|lost|hope|saved?|come[s]? back|sprouts?|shoots?|rests?|recovers?|regrows?|firm|rotten|replace)\b/i,
};

/** Where the figure or the time has to stand: who reads on so far has not been answered. */
const SENTENCES = 2;

/** Forms to which Yes or No is no answer. */
const NO_YES_OR_NO: ReadonlySet<Form> = new Set([
  ...(['when', 'how-often', 'how-much', 'how-to', 'where', 'why', 'which-plants', 'what-is-it'] as const),
]);

/** Whether a text can answer a question of this form: one without any time cannot say when, and "Yes" not how often. */
export function canAnswerForm({ form, plain: asked }: Pick<Question, 'form' | 'plain'>, text: string): boolean {
  const plain = text.replaceAll('**', '');
  if (NO_YES_OR_NO.has(form) && /^(?:Yes|No|Not yet)\b[^.]{0,30}[:,]/.test(plain)) return false;
  const start = plain
    .split(/(?<=[.!?;]) /)
    .slice(0, SENTENCES)
    .join(' ');
  return (NEEDED[form]?.test(start) ?? true) && givesMeasure(asked, start) && saysTimeToAct(form, asked, start);
}

const ASKS_TIME_TO_ACT = /\bwhen (?:do|should|shall|can|could|may|must|to|is it time|sow|plant|prune|cut|pick)\b/;
const TIME_TO_ACT =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|once|after|before|until|when|now|as soon as|while|in time|morning|evening|night|any ?time|at \d|each|every|within|ahead|year-round|all year)\b/i;

/** "Carrots take 10–21 days" does not say when to sow them. */
function saysTimeToAct(form: Form, asked: string, start: string): boolean {
  return form !== 'when' || !ASKS_TIME_TO_ACT.test(asked) || TIME_TO_ACT.test(start);
}
