import { capital } from '../../../horticulture/wording.ts';
import { asksForBad, type CareQuery, type Paragraph } from './answer.ts';
import { directAnswer } from './direct-answers.ts';
import { COMES_BACK } from './intent/comes-back.ts';
import { DOING } from './intent/doing.ts';
import type { Form } from './intent/form.ts';
import { lemmaOf } from './intent/lemma.ts';
import type { Question } from './intent/question.ts';
import type { RecordTopic } from './intent/topics.ts';
import { asksForJudgement } from './rules/verdict.ts';
import { tellingSigns } from './topics/problems/symptoms.ts';

/** An answer that begins like this has said it already. */
const SAID =
  /^(?:Yes|No|Not|Never|Better|Probably|Possibly|Perhaps|Mostly|Usually|It depends|Only|Wait|Both|Neither|It can|It may|Almost|Rarely|Seldom|Hardly|Unlikely|Too)\b/;

/** A paragraph of the record with "Yes:" or "No:" before it, where that was asked for and the record decides it. */
export function withYesOrNo(answer: Paragraph, topic: RecordTopic, query: CareQuery): Paragraph {
  const { question } = query;
  if (question.form !== 'yes-no' || /^(?:Yes|No|Not|Probably)\b/.test(answer.lead) || SAID.test(answer.text))
    return answer;
  // Whether cold harms it is no answer to whether it comes back.
  if (topic === 'whole care' || COMES_BACK.test(question.plain)) return answer;
  const direct = directAnswer(topic, query);
  if (direct?.yes == null) return answer;
  const text = answer.text.includes(direct.text) ? answer.text : `${direct.text} ${answer.text}`;
  return { lead: direct.yes ? 'Yes:' : 'No:', text };
}

/** Forms that ask for something else than a yes or no. */
const ASKS_NO_YES: ReadonlySet<Form> = new Set([
  ...(['choice', 'which-plants', 'when', 'where', 'why', 'how-to', 'how-often', 'how-much', 'what-is-it'] as const),
]);
/** "Yes:", "No," and also "Yes, but". */
const YES_OR_NO = /^(?:Yes|No)[:,.] *(?:but )?/;
/** What answers whether something is so, without a plain Yes or No: "Only partly true: walnuts …" is no answer to why. */
const HALF_YES =
  /^(?:Hardly|Mostly not|Mostly|Only partly(?: true)?|Partly(?: true)?|Perhaps|Possibly|Probably(?: not)?|Rarely|Seldom|Not really|Not quite|That is lore): */;
/** "Can I leave them or must they come out?" is answered by "Yes, but …": it allows the first of the two. */
const ALLOWS_FIRST = /^(?:Yes|No), but /;
/** What an answer tells to leave as it is. */
const LEAVES = /^(?:leave|keep|let|do not|don’t|never|not)\b/i;
/** … and to take off: no Yes to "should I leave it?" */
const TAKES_OFF =
  /^(?:(?:twist|snap|pull|pinch|break) or )?(?:cut|pull|twist|snap|pinch|remove|take|dig|pick|break|strip|lift|shear|tear)\b/i;
const LEAVING = ['leave', 'keep', 'let', 'stay'];

/**
 * The paragraph without "Yes:" or "No:" where none was asked for, or where it contradicts what follows: "do I need to take
 * it out?" is not answered by "Yes: leave it in", nor "should I cut it?" by "No: cut it".
 */
export function withoutUnaskedYesOrNo({ lead, text }: Paragraph, question: Question): Paragraph {
  const [half = ''] =
    lead === '' && ASKS_NO_YES.has(question.form) && question.form !== 'choice' ? (HALF_YES.exec(text) ?? []) : [];
  if (half !== '') return { lead, text: capital(text.slice(half.length)) };
  const [said = ''] = YES_OR_NO.exec(lead === '' ? text : `${lead} `) ?? [];
  if (said === '' || (question.form === 'choice' && ALLOWS_FIRST.test(`${lead}${text}`))) return { lead, text };
  const isWhole = lead === '' || lead === said.trim();
  const rest = isWhole ? (lead === '' ? text.slice(said.length) : text) : lead.slice(said.length);
  // "Can it stay in water or must I pot it?" is answered by "Yes, a cutting can: …".
  const isUnasked =
    !NO_SENTENCE.test(rest) &&
    asksNoYes(question) &&
    (isWhole ? rest.length >= ENOUGH_WITHOUT : question.form !== 'choice');
  if (!isUnasked && !(isWhole && contradicts(said, rest, question))) return { lead, text };
  // "Yes, in July and August: shorten …" keeps its time.
  return isWhole ? { lead: '', text: capital(rest) } : { lead: '', text: `${capital(rest)} ${text}` };
}

/** Whether neither yes nor no is asked for: "how do I …?", or a sign that is only told: "water drips from its leaf tips". */
function asksNoYes(question: Question): boolean {
  if (ASKS_NO_YES.has(question.form)) return true;
  if (question.form !== 'other' || question.written.includes('?') || asksForJudgement(question)) return false;
  return tellingSigns(question).length > 0;
}

/** What begins so is no sentence without the Yes before it: "Yes, where the air falls below 50%". */
const NO_SENTENCE = /^(?:where|only|as long as|provided|because|since|and|so|mostly|though|although|even|within)\b/i;

/** Fewer characters than this say nothing without the word before them. */
const ENOUGH_WITHOUT = 12;

/** "You must never prune it in winter, is he right?" is answered neither by "No: prune it in summer" nor by "Yes: prune it …". */
const DENIED_AND_RIGHT = /\b(?:never|not|no)\b.*\b(?:right|true|correct)\b/;

const HARM_ASKED = /\b(?:toxic|poison\w*|dangerous|harmful|unhealthy|deadly)\b/;
const CALLS_HARMLESS =
  /^[^.:;]*\b(?:harmless|nothing (?:toxic|poisonous|harmful)|not (?:toxic|poisonous|dangerous|harmful))\b/;

function contradicts(said: string, rest: string, { form, tokens, plain }: Question): boolean {
  if (DENIED_AND_RIGHT.test(plain)) return true;
  // "Does it give off poison?" is not answered by "Yes: it is harmless".
  if (said.startsWith('Yes') && HARM_ASKED.test(plain) && CALLS_HARMLESS.test(rest)) return true;
  // "Is it bad next to the radiator?" is answered by "Yes: keep it away".
  if (form !== 'yes-no' || asksForBad({ tokens })) return false;
  const asked = new Set(tokens.map(({ lemma }) => lemma));
  const asksToLeave = LEAVING.some((word) => asked.has(word)) && !tokens.some(({ lemma }) => TAKES_OFF.test(lemma));
  if (said.startsWith('Yes') && asksToLeave && TAKES_OFF.test(rest)) return true;
  const verb = lemmaOf((/^\p{L}+/u.exec(rest)?.[0] ?? '').toLowerCase());
  if (said.startsWith('Yes'))
    return (
      LEAVES.test(rest) && !asked.has(verb) && !['leave', 'keep', 'let', 'stay', 'not'].some((word) => asked.has(word))
    );
  return DOING.has(verb) && asked.has(verb) && !asked.has('not');
}
