import type { Species } from '@plantcare/contract/species.ts';
import { asksForBad, type GeneralQuery, type Paragraph, says } from './answer.ts';
import type { Question } from './intent/question.ts';
import type { ScoredQuestion, WorkedQuestion } from './intent/worked-questions.ts';
import { traitsAsked } from './lists/plant-traits.ts';
import { withTimeVerdict } from './time-verdict.ts';
import { filled } from './topics/record-slots.ts';

export interface WorkedAnswer {
  question: WorkedQuestion;
  /** How many words of its pattern are said; 0 where it is only alike. */
  said: number;
  /** How alike it and the question are, from 0 to about 1. */
  likeness: number;
  /** In meaning, from -1 to 1: of the whole text, and of its part that asks. */
  similarity: number;
  similarityOfAsked: number;
  /** How sure it is that it was asked: as sure as a pattern of so many words. */
  certainty: number;
  paragraph: Paragraph;
  /** Whether it begins with whether now, or a month, is the time for it. */
  saysWhetherNow: boolean;
  /** Whether it is for plants like this one, rather than for any. */
  ofPlant: boolean;
  /** Whether it is asked about this plant and its relatives only, so that it says all itself. */
  isComplete: boolean;
}

/** The answers of the worked questions that have something to say of this plant, the one that fits best first. */
export function workedAnswers(query: GeneralQuery): WorkedAnswer[] {
  const { plant, question, typed } = query;
  const traits = new Set([...traitsAsked(plant, question), ...namesOf(typed)]);
  const { circumstances } = question.concepts;
  // A shrub in a pot is watered, fed and protected as a potted plant.
  if (circumstances.has('potted') || circumstances.has('indoors')) traits.delete('ground');
  const hosts = new Set([...(plant ? hostNames(plant) : []), ...namesOf(typed)]);
  const fitting = question.worked.flatMap((scored) => {
    const reply = replyFor(scored, traits);
    if (!reply) return [];
    const isOfHost =
      !scored.isOfPlant && scored.question.instead === 'diagnosis' && reply.for?.some((name) => hosts.has(name));
    return [{ scored, reply, certainty: scored.score + (isOfHost ? OF_HOST : 0) }];
  });
  return fitting
    .toSorted((one, other) => other.certainty - one.certainty)
    .flatMap(({ scored, reply, certainty }) => {
      const written = filled(reply.say, plant);
      if (written === '') return [];
      const told = asAsked(leadOf(written), scored.question, question);
      const answer = withTimeVerdict(told, scored.question.time, query);
      return [
        {
          ...scored,
          certainty,
          paragraph: answer,
          saysWhetherNow: answer !== told,
          ofPlant: reply.for !== undefined,
          isComplete: scored.isOfPlant,
        },
      ];
    });
}

/** What is known to ail just this kind of plant comes before what ails any: it counts as much as this many words of a pattern. */
const OF_HOST = 1.5;

/** A plant without a record is known by what the gardener calls it. */
function namesOf(typed: string): readonly string[] {
  const name = typed.trim().toLowerCase();
  return [name, name.replace(/s$/, '')];
}

function hostNames({ scientificName, family }: Species): readonly string[] {
  const words = scientificName.split(' ');
  return [scientificName, words.slice(0, 2).join(' '), words[0] ?? '', family];
}

function replyFor(
  { question }: ScoredQuestion,
  traits: ReadonlySet<string>,
): WorkedQuestion['replies'][number] | undefined {
  return question.replies.find(
    (each) => (each.for?.some((name) => traits.has(name)) ?? true) && !each.not?.some((name) => traits.has(name)),
  );
}

/** A "Yes:", "No:" or the like at the beginning stands out. */
function leadOf(text: string): Paragraph {
  const [, lead, rest] =
    /^((?:Yes|No|Both|Neither|Not yet|Better not|Probably not|Probably|It depends|Not necessarily)[^:.]{0,40}:) (.+)$/s.exec(
      text,
    ) ?? [];
  return lead !== undefined && rest !== undefined ? { lead, text: rest } : { lead: '', text };
}

const ASKS_POISON = ['toxic', 'poisonous', 'poison', 'dangerous', 'harmful', 'bad', 'harm', 'hurt', 'kill', 'deadly'];

function tellsOfPoison(text: string): boolean {
  const [first = ''] = text.split(/(?<=[.;]) /);
  return (
    /\b(?:poisons?|poisonous|toxic|(?:can|may) kill|kills?|harms?|deadly)\b/i.test(first) &&
    !/\b(?:not|never|nor|hardly|no|nothing|none|without|neither)\b(?: \w+)? (?:poisonous|toxic|harm|harmful|kill|deadly|poison)\b|\bharmless\b/i.test(
      first,
    )
  );
}

/** Yes and No only where they were asked for; turned round where it was asked whether that is bad. */
function asAsked({ lead, text }: Paragraph, { permission }: WorkedQuestion, question: Question): Paragraph {
  if (lead !== 'Yes:' && lead !== 'No:') return { lead, text };
  // "No: it poisons dogs" answers whether they may have it, and not whether it is bad for them.
  if (lead === 'No:' && question.harm !== null && says(question, ...ASKS_POISON) && tellsOfPoison(text))
    return { lead: 'Yes:', text };
  // Neither Yes nor No says which of two things.
  const choosesOne = question.form === 'choice' && question.facts.alternatives !== null;
  if (choosesOne || !['yes-no', 'choice', 'other'].includes(question.form))
    return { lead: '', text: `${text.slice(0, 1).toUpperCase()}${text.slice(1)}` };
  if (!permission || question.form === 'choice' || !asksForBad(question)) return { lead, text };
  return { lead: lead === 'Yes:' ? 'No:' : 'Yes:', text };
}
