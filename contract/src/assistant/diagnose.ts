import { z } from 'zod';
import { DiagnosisGuide, GuideAnswersField } from '../diagnosis-guide.ts';
import { endpoint } from '../endpoint.ts';
import { jsonField, MeasuredDiagnosis, Outline } from '../measured-diagnosis.ts';
import { ASSISTANT, answerOf, Confidence } from './answer.ts';
import { OwnPlant, words } from './question.ts';

export const NO_CONDITION = 'No specific condition detected';

/** The conditions of a photo that was measured and not recognized. */
export const CANNOT_TELL = "Can't tell from the photo alone";
export const HEALTHY_LEAF = 'Healthy leaf';
/** The condition while the guide has nothing to go by. */
export const NOT_KNOWN_YET = 'Not known yet';

export const SEVERITIES = ['Low', 'Moderate', 'High', 'Critical', 'Unknown'] as const;

export const Severity = z.enum(SEVERITIES);
export type Severity = z.output<typeof Severity>;

/** The confidence, in percent, from which a condition is certain enough to say how severe it is. */
export const CERTAIN_ENOUGH = 60;

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
  /** The questions that lead on from it, where the engine has such. */
  guide: DiagnosisGuide.optional(),
});

export type Diagnosis = z.output<typeof Diagnosis>;

const DiagnoseForm = z.object({
  plant: OwnPlant,
  /** The species, where it is no own plant or that plant's record names none. */
  species: words('Species', 200),
  /** Of the leaf on the photo. */
  outline: jsonField(Outline, 'The outline must be JSON: [[x, y], …]'),
  answers: GuideAnswersField,
  /** What an earlier answer measured, so that its photo need not be sent again with each answer. */
  measured: jsonField(MeasuredDiagnosis, 'What was measured must be JSON'),
});

export type DiagnoseForm = z.output<typeof DiagnoseForm>;

export const diagnosePlant = endpoint({
  method: 'POST',
  path: '/ai/diagnose',
  ...ASSISTANT,
  summary: 'What ails the plant on a photo, or by answers to the questions of a guide',
  form: DiagnoseForm,
  photos: { name: 'image', max: 1 },
  writesUnits: true,
  response: answerOf(Diagnosis),
});
