import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export const FORMS = [
  'yes-no',
  'how-often',
  'how-much',
  'when',
  'where',
  'why',
  'choice',
  'is-it-dead',
  'which-plants',
  'how-to',
  'what-is-it',
  'what-to-do',
  'other',
] as const;

export const TOPICS = [
  'watering',
  'light',
  'feeding',
  'soil-repotting',
  'temperature-frost',
  'humidity',
  'pests',
  'disease',
  'leaf-symptom',
  'flower-fruit',
  'pruning',
  'propagation',
  'sowing-planting',
  'toxicity-safety',
  'emergency',
  'identification-naming',
  'season-holiday',
  'lawn',
  'growth',
  'general',
] as const;

const phrase = z.string().trim().min(1);
/** One of these phrases is enough. */
const alternatives = z.array(phrase).min(1);

/** A question, and what a right answer to it says. Phrases are matched by `containsPhrase`. */
const questionSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+-\d{3}$/),
  species: z.string().trim().min(1),
  question: z.string().trim().min(1),
  form: z.enum(FORMS),
  topic: z.enum(TOPICS),
  /** One of these is in the first two sentences; empty where no short phrase can be demanded. */
  first: z.array(phrase),
  /** Each group has a phrase somewhere in the answer. */
  right: z.array(alternatives).min(1).max(4),
  /** Any of these makes the answer wrong. */
  wrong: z.array(phrase),
  /** Any of these would do harm. */
  dangerous: z.array(phrase),
  /** A group without a phrase in the answer would do harm too. */
  mustWarn: z.array(alternatives),
  sense: z.string().trim().min(1),
});

export type Question = z.infer<typeof questionSchema>;

/**
 * `development`: read by those who improve the engine. `held-out`: only its scores are shown, and they may guide a choice.
 * `untouched`: written by people who have seen neither the engine nor its records; nothing was ever chosen by its score.
 */
export const SETS = ['development', 'held-out', 'untouched'] as const;

export type SetName = (typeof SETS)[number];

export function questionFile(name: SetName): URL {
  return new URL(`questions/${name}.json`, import.meta.url);
}

/** The questions of a set, or null where its file is not there. Throws where the file does not hold questions. */
export function loadQuestions(name: SetName): Question[] | null {
  const file = questionFile(name);
  if (!existsSync(file)) return null;
  const questions = z
    .array(questionSchema)
    .min(1)
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  const ids = questions.map(({ id }) => id);
  const repeated = ids.find((id, at) => ids.indexOf(id) !== at);
  if (repeated !== undefined) throw new Error(`${name}: ${repeated} stands there twice`);
  return questions;
}
