import { asksForBad, type CareQuery, type GeneralQuery, isAboutKnownPlant, type Paragraph, says } from './answer.ts';
import { directAnswer } from './direct-answers.ts';
import { COMES_BACK } from './intent/comes-back.ts';
import type { Form } from './intent/form.ts';
import { lemmaOf } from './intent/lemma.ts';
import { contentLemmas } from './intent/passages.ts';
import type { Question } from './intent/question.ts';
import type { RecordTopic } from './intent/topics.ts';

/** An answer that begins like this has said it already. */
const SAID =
  /^(?:Yes|No|Not|Never|Better|Probably|Possibly|Perhaps|Mostly|Usually|It depends|Only|Wait|Both|Neither|It can|It may|Almost|Rarely|Seldom|Hardly|Unlikely|Too)\b/;

/**
 * The paragraph with "Yes:" or "No:" before it, where a yes or no was asked for and the record decides it, or the
 * paragraph plainly says to do or to leave what was asked. Unchanged where neither does.
 */
export function withYesOrNo(answer: Paragraph, topic: RecordTopic | null, query: GeneralQuery): Paragraph {
  const { question } = query;
  if (question.form !== 'yes-no' || /^(?:Yes|No|Not|Probably)\b/.test(answer.lead) || SAID.test(answer.text))
    return answer;
  // Whether cold harms it is no answer to whether it comes back.
  if (COMES_BACK.test(question.plain)) return answer;
  const normal = whetherNormal(answer, question);
  if (normal !== null) return { lead: `${normal}:`, text: answer.text };
  const direct =
    isAboutKnownPlant(query) && topic !== null && topic !== 'whole care' ? directAnswer(topic, query) : null;
  if (direct?.yes != null) {
    const text = answer.text.includes(direct.text) ? answer.text : `${direct.text} ${answer.text}`;
    return { lead: direct.yes ? 'Yes:' : 'No:', text };
  }
  const word =
    (isAboutKnownPlant(query) && topic !== null ? ofRecord(topic, query) : null) ??
    whetherToDo(answer, question) ??
    whetherDenied(answer, question) ??
    whetherPossible(answer, question) ??
    whetherCause(answer, question);
  return word === null ? answer : { lead: `${word}:`, text: answer.text };
}

/** The same where no record adds to it: only what the paragraph says itself decides. */
export function withStatedYesOrNo(answer: Paragraph, question: Question): Paragraph {
  if (question.form !== 'yes-no' || answer.lead !== '' || SAID.test(answer.text)) return answer;
  const word = whetherToDo(answer, question) ?? whetherDenied(answer, question) ?? whetherPossible(answer, question);
  return word === null ? answer : { lead: `${word}:`, text: answer.text };
}

/** Forms that ask for something else than a yes or no. */
const ASKS_NO_YES: ReadonlySet<Form> = new Set([
  ...(['choice', 'which-plants', 'when', 'where', 'why', 'how-to', 'how-often', 'how-much'] as const),
]);
const YES_OR_NO = /^(?:Yes|No)[:,.] */;
/** What an answer tells to leave as it is. */
const LEAVES = /^(?:leave|keep|let|do not|don’t|never|not)\b/i;

/**
 * The paragraph without "Yes:" or "No:" where none was asked for, or where it contradicts what follows: "do I need to take
 * it out?" is not answered by "Yes: leave it in", nor "should I cut it?" by "No: cut it".
 */
export function withoutUnaskedYesOrNo({ lead, text }: Paragraph, question: Question): Paragraph {
  const [said = ''] = YES_OR_NO.exec(lead === '' ? text : `${lead} `) ?? [];
  if (said === '' || (lead !== '' && lead !== said.trim())) return { lead, text };
  const rest = lead === '' ? text.slice(said.length) : text;
  const isUnasked = ASKS_NO_YES.has(question.form) && rest.length >= ENOUGH_WITHOUT;
  if (!isUnasked && !contradicts(said, rest, question)) return { lead, text };
  return { lead: '', text: `${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}` };
}

/** Fewer characters than this say nothing without the word before them. */
const ENOUGH_WITHOUT = 12;

function contradicts(said: string, rest: string, { form, tokens }: Question): boolean {
  // "Is it bad next to the radiator?" is answered by "Yes: keep it away".
  if (form !== 'yes-no' || asksForBad({ tokens })) return false;
  const asked = new Set(tokens.map(({ lemma }) => lemma));
  const verb = lemmaOf((/^\p{L}+/u.exec(rest)?.[0] ?? '').toLowerCase());
  if (said.startsWith('Yes'))
    return (
      LEAVES.test(rest) && !asked.has(verb) && !['leave', 'keep', 'let', 'stay', 'not'].some((word) => asked.has(word))
    );
  return DOING.has(verb) && asked.has(verb) && !asked.has('not');
}

type Word = 'Yes' | 'No' | 'Better not' | 'Possibly';

function ofRecord(topic: RecordTopic, query: CareQuery): Word | null {
  if (topic === 'water quality') return whetherSuchWater(query);
  return topic === 'propagation' ? whetherPropagated(query) : null;
}

const PURE_WATER = ['rain', 'rainwater', 'distilled', 'demineralized', 'deionized', 'osmosis', 'condensate'];
const WATER_WITH_MINERALS = ['tap', 'mineral', 'bottled', 'bottle', 'hard', 'softened', 'sparkling'];

function whetherSuchWater({ plant, question }: CareQuery): Word | null {
  const carnivore = ['Droseraceae', 'Sarraceniaceae', 'Nepenthaceae', 'Lentibulariaceae'].includes(plant.family);
  if (carnivore && says(question, ...WATER_WITH_MINERALS)) return 'No';
  return says(question, ...PURE_WATER) && !says(question, ...WATER_WITH_MINERALS, 'only', 'necessary', 'need')
    ? 'Yes'
    : null;
}

/** Parts of plants, as questions and records name them. */
const PARTS: readonly RegExp[] = [
  /\b(?:leaflets?)\b/,
  /\b(?:leaf|leaves)\b/,
  /\b(?:stems?|tips?|cuttings?)\b/,
  /\b(?:seeds?|stones?|pits?|pips?)\b/,
  /\b(?:divi\w+|split\w*|part(?:ed|ing)?)\b/,
  /\b(?:runners?|offsets?|pups?|plantlets?|bab(?:y|ies))\b/,
];

function whetherPropagated({ plant, question }: CareQuery): Word | null {
  if (!/\b(?:can|could|possible|able|may)\b/.test(question.plain)) return null;
  const ways = plant.propagation.join(', ').toLowerCase();
  const named = PARTS.filter((part) => part.test(question.plain));
  if (named.length === 0) return null;
  return named.some((part) => part.test(ways)) ? 'Yes' : null;
}

/** "Are the splits a sickness?" is answered by what the answer calls normal. */
function whetherNormal({ text }: Paragraph, question: Question): Word | null {
  if (!/^[^.]*(?:\.[^.]*)?\b(?:normal|natural|naturally|harmless|no (?:disease|illness|cause for|harm))\b/i.test(text))
    return null;
  if (/\b(?:not|abnormal|unusual) (?:normal|natural|harmless)\b/i.test(text)) return null;
  if (says(question, 'normal', 'natural', 'fine', 'ok', 'okay', 'harmless')) return 'Yes';
  return says(
    question,
    'disease',
    'sick',
    'sickness',
    'ill',
    'illness',
    'wrong',
    'problem',
    'pest',
    'worry',
    'bad',
    'die',
  )
    ? 'No'
    : null;
}

const MODAL = /\b(?:should|shall|must|need|have to|do i|can|could|may|ok|okay|worth|better|time to|allowed)\b/;

/** An answer that begins with the verb that was asked, or forbids it: "Turn it …", "Do not turn it …". */
function whetherToDo({ text }: Paragraph, question: Question): Word | null {
  if (!MODAL.test(question.plain) || /\bnot\b/.test(question.plain)) return null;
  const asked = new Set(question.tokens.map(({ lemma }) => lemma));
  const [, forbidden] = /^(?:Do not|Don’t|Never|Avoid) (\p{L}+)/u.exec(text) ?? [];
  if (forbidden !== undefined) return asked.has(lemmaOf(forbidden.toLowerCase().replace(/ing$/, ''))) ? 'No' : null;
  const [first] = /^\p{L}+/u.exec(text) ?? [];
  const verb = first === undefined ? null : lemmaOf(first.toLowerCase());
  return verb !== null && DOING.has(verb) && asked.has(verb) ? 'Yes' : null;
}

/** With what an instruction begins. */
const HOW_TO = new Set(
  'cut take keep set put give bring start root dig lift soak use grow pot choose twist strip stand sow plant divide split pull peel twist lay push press fill repot'.split(
    ' ',
  ),
);

/** What a gardener does, as answers begin with it. */
const DOING = new Set(
  'turn rotate cut prune trim pinch remove repot feed water mist wash wipe stake tie thin divide move cover protect lift sow plant pick harvest deadhead shade spray drain soak open peel mow rake'.split(
    ' ',
  ),
);

/** "Does it die in winter?" is answered by "It does not die …". */
function whetherDenied({ text }: Paragraph, question: Question): Word | null {
  const [first = ''] = text.split(/(?<=[.!?:;]) /);
  const [, denied] =
    /^(?:\S+ ){0,2}(?:does|do|is|are|will|can|need|should) not (?:usually |really |yet )?(\p{L}+)/u.exec(first) ?? [];
  const asking = question.tokens.filter(({ sentence }) => sentence === question.askingSentence);
  return denied !== undefined && asking.some(({ lemma }) => lemma === lemmaOf(denied.toLowerCase())) ? 'No' : null;
}

const ASKS_WHETHER_POSSIBLE =
  /\b(?:can|could) (?:i|we|you|u|one|it|they|this)\b|\bpossible\b|\bis there (?:a|any) (?:way|chance|hope)\b/;
const ASKS_WHETHER_NOW = /\b(?:now|today|still|already|this (?:week|weekend|month)|too (?:late|early))\b/;
const LIMITS = /\b(?:not|no|never|only|rarely|seldom|hardly|cannot|nor|unless|without|too)\b/i;

/** "Can I grow it from a leaf?" is answered by how that is done. */
function whetherPossible({ text }: Paragraph, question: Question): Word | null {
  if (!ASKS_WHETHER_POSSIBLE.test(question.plain) || ASKS_WHETHER_NOW.test(question.plain)) return null;
  if (question.harm !== null || question.facts.month !== null || /\bor\b/.test(question.plain)) return null;
  const [first = ''] = text.split(/(?<=[.!?]) /);
  const [verb] = /^\p{L}+/u.exec(first) ?? [];
  return verb !== undefined && HOW_TO.has(lemmaOf(verb.toLowerCase())) && !LIMITS.test(first) ? 'Yes' : null;
}

/** "Could turning it be to blame?" of something that the answer speaks of. */
function whetherCause({ text }: Paragraph, { plain, tokens, askingSentence }: Question): Word | null {
  if (
    !/\b(?:could|can|might|may|is|does|did)\b.*\b(?:blame|cause|caused|reason|because|due|fault|behind)\b/.test(plain)
  )
    return null;
  const said = new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).map(lemmaOf));
  const suspects = contentLemmas(tokens.filter(({ sentence }) => sentence === askingSentence)).filter(
    (lemma) => !['blame', 'cause', 'reason', 'because', 'due', 'fault', 'leaf', 'water', 'plant'].includes(lemma),
  );
  return suspects.some((lemma) => said.has(lemma)) ? 'Possibly' : null;
}
