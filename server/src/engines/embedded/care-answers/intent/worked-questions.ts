import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { IntentLabels } from '../../../../knowledge/intents.ts';
import { type PlantQuestion, plantQuestions } from '../../../../knowledge/plant-questions.ts';
import { RightTime } from '../../../../knowledge/right-time.ts';
import type { Concepts } from './concepts.ts';
import type { Form } from './form.ts';
import { PhraseFinder, phrase } from './phrases.ts';
import type { Token } from './tokens.ts';

/** An answer for some plants: `for` and `not` are names, families, categories and traits as `plantTraits` gives them. */
const Reply = z.strictObject({
  for: z.array(z.string()).optional(),
  not: z.array(z.string()).optional(),
  /** The answer; `{check}` and the like stand for what the plant's record says. */
  say: z.string().min(1),
});

/** A question that gardeners ask in many wordings, and its answer. */
const WorkedQuestion = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** What is wanted; where it is missing, the classifier decides by the examples. */
  intents: IntentLabels.optional(),
  /**
   * What says it: terms joined by ` & `, all of which are there in any order. A term is a phrase, `@` and a concept, or
   * `#` and a form of question; `!` before it says that it must not be there. ` / ` stands between phrases of which one
   * is enough: `chainsaw|axe / chain saw`.
   */
  patterns: z.array(z.string().min(1)),
  /** How gardeners put it, for questions that no pattern fits. */
  examples: z.array(z.string().min(1)),
  /** The first that fits the plant. */
  replies: z.array(Reply).min(1),
  /** What it takes the place of: an answer that explains what ails the plant leaves no diagnosis to tell, one on
   * harm no verdict. */
  instead: z.enum(['diagnosis', 'record', 'safety']).default('record'),
  /** Whether Yes and No say that something may be done: the answer to "is it bad to …?" is the opposite one. */
  permission: z.boolean().default(false),
  /** When it is done, where the answer is about one thing that has its time of year. */
  time: RightTime.optional(),
});

export type WorkedQuestion = z.output<typeof WorkedQuestion>;

const FOLDER = new URL('worked/', import.meta.url);

/** What may be asked about any plant; what is asked about some only stands in `retrieval.ts`. */
export const workedQuestions: readonly WorkedQuestion[] = [
  ...readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => z.array(WorkedQuestion).parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')))),
  ...plantQuestions.filter(({ plants }) => plants === undefined).map(workedFromPlantQuestion),
];

export function workedFromPlantQuestion({
  plants,
  title,
  intents,
  questions,
  answer,
  time,
}: PlantQuestion): WorkedQuestion {
  return {
    id: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    intents,
    patterns: [],
    examples: [...questions],
    replies: [{ ...(plants && { for: plants }), say: answer }],
    instead: plants ? 'diagnosis' : 'record',
    permission: false,
    time,
  };
}

type Term = { wanted: boolean } & ({ phrase: string } | { concept: string } | { form: string });

interface Pattern {
  question: WorkedQuestion;
  terms: readonly Term[];
}

const patterns: readonly Pattern[] = workedQuestions.flatMap((question) =>
  question.patterns.flatMap((written) => combinationsOf(written).map((terms) => ({ question, terms }))),
);

/** Each way to choose one phrase of every term. */
function combinationsOf(written: string): Term[][] {
  return written.split(' & ').reduce<Term[][]>(
    (chosen, term) => {
      const phrases = term.split(' / ').map(termOf);
      return chosen.flatMap((terms) => phrases.map((each) => [...terms, each]));
    },
    [[]],
  );
}

export const workedPhrases: readonly string[] = [
  ...new Set(patterns.flatMap(({ terms }) => terms.flatMap((term) => ('phrase' in term ? [term.phrase] : [])))),
];

const finder = new PhraseFinder(workedPhrases.map((written) => phrase(written, written)));

function termOf(written: string): Term {
  const wanted = !written.startsWith('!');
  const term = wanted ? written.trim() : written.slice(1).trim();
  if (term.startsWith('@')) return { wanted, concept: term.slice(1) };
  if (term.startsWith('#')) return { wanted, form: term.slice(1) };
  return { wanted, phrase: term };
}

export interface ScoredQuestion {
  question: WorkedQuestion;
  /** By which rivals are compared. */
  score: number;
  /** How many words of its pattern are said; 0 where none fits. */
  said: number;
  /** How alike it and the question are, from 0 to about 1. */
  likeness: number;
  /** In meaning, from -1 to 1: of the whole text, and of its part that asks. */
  similarity: number;
  similarityOfAsked: number;
  /** Whether it is asked about this plant and its relatives only. */
  isOfPlant: boolean;
}

/** The worked questions whose patterns fit, with how specific the pattern is: each word of a phrase counts 1. */
export function patternMatches(
  tokens: readonly Token[],
  concepts: Concepts,
  form: Form,
): ReadonlyMap<WorkedQuestion, number> {
  const lengths = new Map<string, number>();
  for (const { meaning, length } of finder.in(tokens))
    lengths.set(meaning, Math.max(lengths.get(meaning) ?? 0, length));
  const weightOf = (term: Term): number => {
    if ('phrase' in term) return lengths.get(term.phrase) ?? 0;
    if ('form' in term) return term.form === form ? 0.5 : 0;
    return isSaid(term.concept, concepts) ? 0.8 : 0;
  };
  const best = new Map<WorkedQuestion, number>();
  for (const { question, terms } of patterns) {
    let score = 0;
    for (const term of terms) {
      const weight = weightOf(term);
      if (weight > 0 !== term.wanted) {
        score = 0;
        break;
      }
      score += weight;
    }
    if (score > (best.get(question) ?? 0)) best.set(question, score);
  }
  return best;
}

function isSaid(id: string, { signs, circumstances, harm }: Concepts): boolean {
  return signs.has(id) || circumstances.has(id) || harm.has(id);
}
