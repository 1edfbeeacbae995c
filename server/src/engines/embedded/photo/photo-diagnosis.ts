import type { Diagnosis } from '@plantcare/contract/assistant/diagnose.ts';
import type { Hypothesis, MeasuredDiagnosis } from '@plantcare/contract/measured-diagnosis.ts';
import type { Circumstances } from '../../../horticulture/circumstances.ts';
import { evidenceOf } from '../../../horticulture/diagnosis/answers.ts';
import { decidingQuestions } from '../../../horticulture/diagnosis/deciding-questions.ts';
import { measuredCircumstances, measuredSigns } from '../../../horticulture/diagnosis/measured-signs.ts';
import { problemInWords } from '../../../horticulture/diagnosis/problem-text.ts';
import { type ProblemProbability, rankProblems } from '../../../horticulture/diagnosis/rank-problems.ts';
import { measuredInWords, severityOf } from '../../../horticulture/diagnosis/wording.ts';
import { diagnosisQuestions } from '../../../knowledge/diagnosis-questions.ts';
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
  const given = answers.filter((answer) => diagnosisQuestions.some(({ question }) => question === answer.question));
  const told = evidenceOf(given);
  const ranked = rankProblems({
    signs: told.signs,
    absent: told.absent,
    circumstances: { ...measuredCircumstances(reading.measurements), ...told.circumstances },
    host: (species && findSpecies(species)?.plant) || null,
    measured: measuredSigns(reading.measurements),
  });
  const [likeliest] = ranked;
  const sound = reading.measurements.pattern === 'none' && told.signs.length === 0;
  const problem = sound ? undefined : likeliest?.problem;
  const measured: MeasuredDiagnosis = {
    measurements: reading.measurements,
    overlay: reading.overlay,
    outline: reading.outline,
    answers: given,
    hypotheses: problem ? hypothesesOf(ranked, problem) : [],
    questions: problem ? decidingQuestions(ranked, given) : [],
  };
  if (!likeliest || !problem) return healthy(measured);
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

function hypothesesOf(ranked: readonly ProblemProbability[], likeliest: ProblemRecord): Hypothesis[] {
  return ranked.slice(0, SHOWN).flatMap(({ problem, probability }) => {
    if (probability < FAINT) return [];
    const alike = likeliest.lookalikes.find((lookalike) => lookalike.problem === problem._id);
    const check = alike?.difference ?? problem.causes[0]?.check ?? problem.rootCause;
    return [{ problem: problem._id, name: problem.name, probability: Math.round(probability * 100), check }];
  });
}

function healthy(measured: MeasuredDiagnosis): Diagnosis {
  const { measurements } = measured;
  const blemish = measurements.discolored >= 0.5 ? ' That is no more than most healthy leaves have.' : '';
  return {
    condition: HEALTHY,
    severity: 'Low',
    confidence: MOST_BY_PHOTO,
    symptoms: `${measuredInWords(measurements)}${blemish}`,
    rootCause: null,
    treatment: null,
    timeline: null,
    prevention: null,
    additionalNotes: `Only what lies open on the photo was looked at: turn the leaf over and look for insects and webs there. ${BY_COLOR}`,
    measured,
  };
}
