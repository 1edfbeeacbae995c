import { AnswerMeta, Confidence } from '@plantcare/contract/assistant/answer.ts';
import { CareAdvice } from '@plantcare/contract/assistant/care-advice.ts';
import { CareSchedule } from '@plantcare/contract/assistant/care-schedule.ts';
import { ClimateCare } from '@plantcare/contract/assistant/climate-care.ts';
import { Diagnosis } from '@plantcare/contract/assistant/diagnose.ts';
import { GrowthPrediction } from '@plantcare/contract/assistant/growth-prediction.ts';
import { Identification, NO_COMMON_NAME, UNKNOWN_PLANT } from '@plantcare/contract/assistant/identify.ts';
import { z } from 'zod';
import { actual } from '@/lib/schemas/actual.ts';
import type { AnyAnswer } from './answers.ts';

const text = z.string().catch('');
const textOrNull = z.string().nullable().catch(null);
const percent = Confidence.catch(0);

function textOr(instead: string) {
  return z
    .string()
    .catch('')
    .transform((given) => given || instead);
}

const META = {
  source: AnswerMeta.shape.source.catch('model'),
  engine: textOr('the assistant'),
  answerId: AnswerMeta.shape.answerId.catch(null),
};

/** The contract's answers, with what stands for every field that is missing or of another form. */
const COMPLETE = {
  identify: Identification.extend({
    ...META,
    species: textOr(UNKNOWN_PLANT),
    commonName: textOr(NO_COMMON_NAME),
    confidence: percent,
    description: text,
    candidates: Identification.shape.candidates.catch([]),
  }),
  diagnose: Diagnosis.extend({
    ...META,
    condition: text,
    severity: Diagnosis.shape.severity.catch('Unknown'),
    confidence: percent,
    symptoms: textOrNull,
    rootCause: textOrNull,
    treatment: textOrNull,
    timeline: textOrNull,
    prevention: textOrNull,
    additionalNotes: textOrNull,
    measured: Diagnosis.shape.measured.catch(undefined),
    guide: Diagnosis.shape.guide.catch(undefined),
  }),
  'care-advice': CareAdvice.extend({ ...META, advice: text, known: CareAdvice.shape.known.catch(null) }),
  'growth-prediction': GrowthPrediction.extend({
    ...META,
    prediction: text,
    timeline: GrowthPrediction.shape.timeline.catch([]),
    known: GrowthPrediction.shape.known.catch(null),
  }),
  'care-schedule': CareSchedule.extend({
    ...META,
    schedule: text,
    tasks: CareSchedule.shape.tasks.catch([]),
    known: CareSchedule.shape.known.catch(null),
  }),
  'climate-care': ClimateCare.extend({
    ...META,
    recommendations: text,
    findings: ClimateCare.shape.findings.catch([]),
    known: ClimateCare.shape.known.catch(null),
  }),
};

/**
 * An answer with everything that its view draws. A server in front of another engine may answer with the words alone,
 * without candidates, figures or findings.
 */
export async function completeAnswer({ ability, data }: AnyAnswer): Promise<AnyAnswer> {
  const schema = await actual<z.ZodType>(COMPLETE[ability]);
  return { ability, data: schema.parse(data) } as AnyAnswer; // Each schema is the one of its ability.
}
