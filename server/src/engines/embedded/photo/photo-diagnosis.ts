import type { Diagnosis } from '@plantcare/contract/assistant/diagnose.ts';
import type { Hypothesis, MeasuredDiagnosis } from '@plantcare/contract/measured-diagnosis.ts';
import type { Circumstances } from '../../../horticulture/circumstances.ts';
import { decidingQuestions } from '../../../horticulture/diagnosis/deciding-questions.ts';
import { type ProblemProbability, weigh } from '../../../horticulture/diagnosis/hypotheses.ts';
import { problemInWords } from '../../../horticulture/diagnosis/problem-text.ts';
import { measuredInWords, severityOf } from '../../../horticulture/diagnosis/wording.ts';
import { evidence } from '../../../knowledge/evidence.ts';
import { findSpecies } from '../../../knowledge/names/match.ts';
import type { ProblemRecord } from '../../../knowledge/problem-record.ts';
import type { DiagnosisInput } from '../../engine.ts';
import type { Reading } from './measure.ts';
import { measurePhoto } from './plant-photo.ts';

const HEALTHY = 'Healthy leaf';
const SHOWN = 4;
/** A hypothesis below this is not worth naming. */
const FAINT = 0.03;

/**
 * What the confidence never exceeds, in percent: with the photo alone, and with answers. Diagnosis from photos is right for
 * about 61% within three guesses where it was measured, so one guess claims no more.
 */
const MOST_BY_PHOTO = 60;
const MOST_WITH_ANSWERS = 75;

const BY_COLOR =
  'This was measured by color on one photo, so take it as a suggestion. If what was counted does not match the leaf, draw the outline of the leaf yourself.';

/**
 * Measures the photo and says what may be behind it.
 * @throws Failure `unprocessable` when nothing can be measured, with what to change.
 */
export async function diagnosePhoto(
  photo: Buffer,
  { plant }: Circumstances,
  input: DiagnosisInput,
): Promise<Diagnosis> {
  const reading = await measurePhoto(photo, input.outline);
  return diagnosisOf(reading, plant?.species ?? null, input);
}

/** What a reading means for a plant of the species, if it is known, with what was answered. */
function diagnosisOf(
  reading: Reading,
  species: string | null,
  { answers }: Pick<DiagnosisInput, 'answers'>,
): Diagnosis {
  const given = answers.filter(({ question }) => Object.hasOwn(evidence.questions, question));
  const weighed = weigh(reading.measurements, (species && findSpecies(species)?.plant) || null, given);
  const [likeliest] = weighed;
  const problem = likeliest?.problem;
  const measured: MeasuredDiagnosis = {
    measurements: reading.measurements,
    overlay: reading.overlay,
    outline: reading.outline,
    answers: given,
    hypotheses: problem ? hypothesesOf(weighed, problem) : [],
    questions: problem ? decidingQuestions(weighed, given) : [],
  };
  if (!likeliest || !problem) return healthy(measured, likeliest?.probability ?? 0);
  const most = given.some(({ value }) => value !== null) ? MOST_WITH_ANSWERS : MOST_BY_PHOTO;
  const words = problemInWords(problem);
  return {
    condition: problem.name,
    severity: severityOf(problem, reading.measurements),
    confidence: Math.min(most, Math.round(likeliest.probability * 100)),
    ...words,
    symptoms: `${measuredInWords(reading.measurements)} Typical of it:\n\n${words.symptoms}`,
    additionalNotes: `${words.additionalNotes}\n\n${BY_COLOR}`,
    measured,
  };
}

function hypothesesOf(weighed: readonly ProblemProbability[], likeliest: ProblemRecord): Hypothesis[] {
  return weighed.slice(0, SHOWN).flatMap(({ problem, probability }) => {
    if (!problem || probability < FAINT) return [];
    const alike = likeliest.lookalikes.find((lookalike) => lookalike.problem === problem._id);
    const check = alike?.difference ?? problem.causes[0]?.check ?? problem.rootCause;
    return [{ problem: problem._id, name: problem.name, probability: Math.round(probability * 100), check }];
  });
}

function healthy(measured: MeasuredDiagnosis, probability: number): Diagnosis {
  const { measurements } = measured;
  const blemish = measurements.discolored >= 0.5 ? ' That is no more than most healthy leaves have.' : '';
  return {
    condition: HEALTHY,
    severity: 'Low',
    confidence: Math.min(MOST_BY_PHOTO, Math.round(probability * 100)),
    symptoms: `${measuredInWords(measurements)}${blemish}`,
    rootCause: null,
    treatment: null,
    timeline: null,
    prevention: null,
    additionalNotes: `Only what lies open on the photo was looked at: turn the leaf over and look for insects and webs there. ${BY_COLOR}`,
    measured,
  };
}
