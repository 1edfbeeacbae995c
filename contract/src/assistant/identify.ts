import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  KeyAnswersField,
  KeyQuestion,
  MAX_KEY_QUESTIONS,
  PhotoColors,
  PhotoColorsField,
} from '../identification-key.ts';
import { SpeciesSummary } from '../species.ts';
import { ASSISTANT, answerOf, Confidence } from './answer.ts';
import { OwnPlant } from './question.ts';

/** The most photos that Pl@ntNet accepts at once. */
export const MAX_IDENTIFY_PHOTOS = 5;

export const UNKNOWN_PLANT = 'Unknown Plant';
export const NO_COMMON_NAME = 'No common name available';

export const Candidate = z.object({
  species: z.string(),
  commonName: z.string().nullable(),
  confidence: Confidence,
  description: z.string(),
  /** Its record in the knowledge base, if there is one. */
  known: SpeciesSummary.nullable(),
  /** What distinguishes it from the most similar candidates, one sentence each. */
  tells: z.array(z.string()).default([]),
});

export type Candidate = z.output<typeof Candidate>;

/**
 * `candidates` are at most five, best first. While the identification key narrows them down, the plant may still be
 * unknown; then `nextQuestion` is the next question, `asked` the number of answers so far, and `seen` the colors of the
 * photo, to be sent with the answers.
 */
export const Identification = z.object({
  species: z.string(),
  commonName: z.string(),
  confidence: Confidence,
  description: z.string(),
  candidates: z.array(Candidate),
  nextQuestion: KeyQuestion.nullable().default(null),
  asked: z.int().min(0).max(MAX_KEY_QUESTIONS).default(0),
  seen: PhotoColors.nullable().default(null),
});

export type Identification = z.output<typeof Identification>;

const IdentifyForm = z.object({ plant: OwnPlant, answers: KeyAnswersField, seen: PhotoColorsField });

export type IdentifyForm = z.output<typeof IdentifyForm>;

export const identifyPlant = endpoint({
  method: 'POST',
  path: '/ai/identify',
  ...ASSISTANT,
  summary: 'The plant on a photo, on up to five photos of it, or by answers to the questions of a key',
  form: IdentifyForm,
  photos: { name: 'image', max: MAX_IDENTIFY_PHOTOS },
  writesUnits: true,
  response: answerOf(Identification),
});
