import {
  CANNOT_TELL,
  CERTAIN_ENOUGH,
  type Diagnosis,
  HEALTHY_LEAF,
  NOT_KNOWN_YET,
} from '@plantcare/contract/assistant/diagnose.ts';
import type { DiagnosisGuide, GuideAnswer, GuideCandidate } from '@plantcare/contract/diagnosis-guide.ts';
import type { MeasuredDiagnosis, Measurements } from '@plantcare/contract/measured-diagnosis.ts';
import { findSpecies } from '../../knowledge/names/match.ts';
import type { ProblemRecord } from '../../knowledge/problem-record.ts';
import type { Circumstances } from '../circumstances.ts';
import { answerTo, evidenceOf, questionNamed } from './answers.ts';
import { candidatesInWords, certainInWords, likelyInWords, SAFE_UNTIL_KNOWN } from './diagnosis-text.ts';
import { measuredCircumstances, measuredSigns } from './measured-signs.ts';
import { nextQuestion } from './next-question.ts';
import { plantCircumstances } from './plant-circumstances.ts';
import { explains, type ProblemEvidence, type ProblemProbability, rankProblems } from './rank-problems.ts';
import { product, weatherAtPlant, weatherFactors } from './weather-factors.ts';
import { measuredInWords, surenessInWords } from './wording.ts';

const SHOWN = 4;
/** A candidate below this probability is not worth naming. */
const FAINT = 0.03;
/**
 * Of the posterior, the share that is claimed as confidence: the plant may have what no record describes, and answers may
 * be wrong. So a diagnosis of 60% takes a posterior of 71%.
 */
const CLAIMED = 0.85;
/** Below this confidence, in percent, no problem is named: the candidates are. */
const NAMED_FROM = 25;
/** What the confidence never exceeds, in percent. */
const MOST = 80;
/** How sure a leaf is called healthy by its color alone, in percent. */
const HEALTHY_BY_COLOR = 60;

/** What is known of an ailing plant: what its photo showed, if there is one, and what was answered. */
export interface DiagnosisQuery {
  measured: MeasuredDiagnosis | null;
  answers: readonly GuideAnswer[];
  /** As it was typed; null where only the own plant says it, if any. */
  species: string | null;
  circumstances: Circumstances;
}

/**
 * What ails a plant. A photo alone gives no condition and no severity, only what was measured and what fits; with answers
 * the likeliest problem is named with its confidence, and its severity from 60% on.
 */
export function diagnose({ measured, answers, species, circumstances }: DiagnosisQuery): Diagnosis {
  const given = answers.filter(({ question }) => questionNamed(question) !== undefined);
  const said = given.some((answer) => answerTo(answer) !== undefined);
  const seen = measured && tellingColors(measured.measurements) ? measured.measurements : null;
  const evidence = evidenceFor(seen, given, species, circumstances);
  const ranked = rankProblems(evidence);
  const known = said || seen !== null;
  const fits = known ? fitting(ranked, evidence) : [];
  const guide: DiagnosisGuide = {
    question: nextQuestion(ranked, given, seen !== null),
    answered: given.map(inWords),
    candidates: fits.map(({ problem, probability }) => candidateOf(problem, probability, fits[0]?.problem)),
  };
  const parts = { measured: measured ?? undefined, guide };
  if (!said) return byPhotoAlone(measured?.measurements ?? null, fits, parts);
  const [likeliest] = fits;
  const confidence = claimed(likeliest?.probability ?? 0);
  if (!likeliest || confidence < NAMED_FROM) {
    return { ...manyFit(measured?.measurements ?? null, fits), ...defined(parts) };
  }
  const words = { ...seenInWords(measured?.measurements ?? null), given, fits };
  const text =
    confidence >= CERTAIN_ENOUGH
      ? certainInWords(likeliest.problem, words, seen)
      : likelyInWords(likeliest.problem, words);
  return { condition: likeliest.problem.name, confidence, ...text, ...defined(parts) };
}

/** Whether colors say anything by themselves: there are some, and nothing else was taken for them. */
function tellingColors({ pattern, doubts }: Measurements): boolean {
  return pattern !== 'none' && doubts.length === 0;
}

function evidenceFor(
  seen: Measurements | null,
  answers: readonly GuideAnswer[],
  typed: string | null,
  circumstances: Circumstances,
): ProblemEvidence {
  const told = evidenceOf(answers);
  const { plant } = circumstances;
  const species = plant?.species || typed || plant?.name;
  const host = (species && findSpecies(species)?.plant) || null;
  return {
    ...told,
    hints: product([told.hints, weatherFactors(weatherAtPlant(circumstances))]),
    host,
    circumstances: {
      ...plantCircumstances(circumstances, host),
      ...(seen && measuredCircumstances(seen)),
      ...told.circumstances,
    },
    ...(seen && { measured: measuredSigns(seen) }),
  };
}

/** The two to four problems that account for something of what was seen, and are likely enough to name. */
function fitting(ranked: readonly ProblemProbability[], evidence: ProblemEvidence): ProblemProbability[] {
  const { signs, measured } = evidence;
  const observed = { signs: [...signs, ...(measured?.keys() ?? [])], circumstances: evidence.circumstances ?? {} };
  return ranked
    .filter(
      ({ problem, probability }) =>
        probability >= FAINT && (observed.signs.length === 0 || explains(problem, observed)),
    )
    .slice(0, SHOWN);
}

/** The one figure of a problem in an answer, in percent: as its confidence, and among what fits. */
function claimed(probability: number): number {
  return Math.min(MOST, Math.round(probability * 100 * CLAIMED));
}

function candidateOf(
  problem: ProblemRecord,
  probability: number,
  likeliest: ProblemRecord | undefined,
): GuideCandidate {
  const alike = likeliest?.lookalikes.find((lookalike) => lookalike.problem === problem._id);
  const check = alike?.difference ?? problem.causes[0]?.check ?? problem.rootCause;
  return { problem: problem._id, name: problem.name, probability: claimed(probability), check };
}

function inWords(answer: GuideAnswer): DiagnosisGuide['answered'][number] {
  const label = answerTo(answer)?.label ?? 'Not sure';
  return { ...answer, text: questionNamed(answer.question)?.text ?? answer.question, label };
}

interface Parts {
  measured: MeasuredDiagnosis | undefined;
  guide: DiagnosisGuide;
}

function defined({ measured, guide }: Parts): Pick<Diagnosis, 'measured' | 'guide'> {
  return { ...(measured && { measured }), guide };
}

function seenInWords(measurements: Measurements | null): { photo: string | null } {
  return { photo: measurements && `${measuredInWords(measurements)} ${surenessInWords(measurements)}` };
}

function byPhotoAlone(measurements: Measurements | null, fits: readonly ProblemProbability[], parts: Parts): Diagnosis {
  const { photo } = seenInWords(measurements);
  const nothing = { severity: 'Unknown', timeline: null, prevention: null } as const;
  if (measurements === null) {
    return {
      ...{ condition: NOT_KNOWN_YET, confidence: 0, symptoms: null, rootCause: null, treatment: SAFE_UNTIL_KNOWN },
      ...nothing,
      additionalNotes: null,
      ...defined(parts),
    };
  }
  if (measurements.pattern === 'none' && measurements.doubts.every((doubt) => doubt === 'gloss')) {
    return {
      ...{ condition: HEALTHY_LEAF, confidence: HEALTHY_BY_COLOR, symptoms: photo, rootCause: null, treatment: null },
      ...nothing,
      additionalNotes:
        'Only the color of what lies open on the photo was looked at. Turn the leaf over and look for insects and webs there; if something else is wrong, answer the questions.',
      ...defined(parts),
    };
  }
  return {
    ...{ condition: CANNOT_TELL, confidence: 0, symptoms: photo, treatment: SAFE_UNTIL_KNOWN },
    ...nothing,
    rootCause:
      fits.length > 0
        ? `Such colors fit several problems:\n\n${candidatesInWords(fits)}`
        : 'The photo does not say what is wrong. The questions lead to it.',
    additionalNotes:
      'Colors were counted on one photo; no disease was recognized on it. Answer the questions to narrow it down, or draw the outline of the leaf where what was counted does not match it.',
    ...defined(parts),
  };
}

/** Too many problems are left to name one. */
function manyFit(measurements: Measurements | null, fits: readonly ProblemProbability[]): Diagnosis {
  return {
    ...{ condition: NOT_KNOWN_YET, severity: 'Unknown', confidence: 0, symptoms: seenInWords(measurements).photo },
    rootCause:
      fits.length > 0
        ? `What you answered fits several problems:\n\n${candidatesInWords(fits)}`
        : 'None of the problems in the knowledge base goes with what you answered.',
    treatment: SAFE_UNTIL_KNOWN,
    ...{ timeline: null, prevention: null, additionalNotes: null },
  };
}
