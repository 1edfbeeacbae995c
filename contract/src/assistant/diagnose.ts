import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MeasuredDiagnosis, MeasuredInput } from '../measured-diagnosis.ts';
import { ASSISTANT, answerOf, Confidence } from './answer.ts';
import { OwnPlant } from './question.ts';

export const NO_CONDITION = 'No specific condition detected';

export const SEVERITIES = ['Low', 'Moderate', 'High', 'Critical', 'Unknown'] as const;

export const Severity = z.enum(SEVERITIES);
export type Severity = z.output<typeof Severity>;

/** Texts may be Markdown without HTML; null where there is nothing to say. */
export const Diagnosis = z.object({
  condition: z.string(),
  severity: Severity,
  confidence: Confidence,
  symptoms: z.string().nullable(),
  rootCause: z.string().nullable(),
  treatment: z.string().nullable(),
  timeline: z.string().nullable(),
  prevention: z.string().nullable(),
  additionalNotes: z.string().nullable(),
  /** Where the answer was measured on the photo itself. */
  measured: MeasuredDiagnosis.optional(),
});

export type Diagnosis = z.output<typeof Diagnosis>;

export const diagnosePlant = endpoint({
  method: 'POST',
  path: '/ai/diagnose',
  ...ASSISTANT,
  summary: 'What ails the plant on a photo',
  form: z.object({ plant: OwnPlant, ...MeasuredInput }),
  photos: { name: 'image', max: 1 },
  response: answerOf(Diagnosis),
});
