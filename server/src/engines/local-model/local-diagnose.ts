import { type Diagnosis, NO_CONDITION } from '@plantcare/contract/assistant/diagnose.ts';
import { problemInWords } from '../../horticulture/diagnosis/problem-text.ts';
import { type DiagnoseEngine, NotSure } from '../engine.ts';
import { plainLine } from '../safety/plain-markdown.ts';
import type { Classifier, Guess } from './classifier.ts';
import { toPercent } from './percent.ts';
import { type Ailment, ailmentOf } from './problem-label.ts';

const MAX_NAME = 150;
/** Other labels are mentioned from this probability on, at most two. */
const WORTH_MENTIONING = 0.1;
const ALSO_POSSIBLE = 2;

const NOTHING = {
  symptoms: null,
  rootCause: null,
  treatment: null,
  timeline: null,
  prevention: null,
  additionalNotes: null,
};

/** Diagnoses with a classifier on this machine, and describes the problem from the knowledge base. */
export function createLocalDiagnoseEngine(classifier: Classifier): DiagnoseEngine {
  return {
    source: 'model',
    name: `${classifier.name} (on this machine)`,
    async diagnose(photo, _around, { signal }) {
      const [best, ...others] = await classifier.guess([photo], signal);
      if (best.probability < classifier.threshold) {
        const why = notSure(best, classifier);
        throw new NotSure(why, unknown(why));
      }
      return diagnosisOf(best, others);
    },
  };
}

function diagnosisOf(best: Guess, others: readonly Guess[]): Diagnosis {
  const ailment = ailmentOf(best.label);
  const confidence = toPercent(best.probability);
  const notes = [othersInWords(others), CAUTION];
  switch (ailment.kind) {
    case 'healthy':
      return {
        ...NOTHING,
        condition: NO_CONDITION,
        severity: 'Low',
        confidence,
        additionalNotes: joined(HEALTHY, ...notes),
      };
    case 'known': {
      const { additionalNotes, ...words } = problemInWords(ailment.problem);
      const { name, severity } = ailment.problem;
      return { ...words, condition: name, severity, confidence, additionalNotes: joined(additionalNotes, ...notes) };
    }
    case 'unknown':
      return {
        ...NOTHING,
        condition: plainLine(ailment.name, MAX_NAME),
        severity: 'Unknown',
        confidence,
        additionalNotes: joined(UNKNOWN, ...notes),
      };
  }
}

const HEALTHY = 'The model considers the plant healthy.';
const UNKNOWN = 'The knowledge base has no problem with this name.';
const CAUTION =
  'The model assigns every photo to one of the problems it has learned, mostly from single leaves in a laboratory: compare the symptoms before you treat.';

function othersInWords(others: readonly Guess[]): string | null {
  const likely = others.filter(({ probability }) => probability >= WORTH_MENTIONING).slice(0, ALSO_POSSIBLE);
  if (likely.length === 0) return null;
  const named = likely.map(({ label, probability }) => `${nameOf(ailmentOf(label))} (${toPercent(probability)}%)`);
  return `It may also be: ${named.join(', ')}.`;
}

function nameOf(ailment: Ailment): string {
  switch (ailment.kind) {
    case 'healthy':
      return 'nothing at all';
    case 'known':
      return ailment.problem.name;
    case 'unknown':
      return plainLine(ailment.name, MAX_NAME);
  }
}

function notSure({ label, probability }: Guess, { labels }: Classifier): string {
  return `The model is not sure: of the ${labels.length} problems it knows, ${nameOf(ailmentOf(label))} comes closest, with ${toPercent(probability)}%. Try again in daylight, with the affected leaf filling the picture.`;
}

function unknown(why: string): Diagnosis {
  return { ...NOTHING, condition: NO_CONDITION, severity: 'Unknown', confidence: 0, additionalNotes: why };
}

function joined(...paragraphs: readonly (string | null)[]): string {
  return paragraphs.filter((paragraph) => paragraph !== null).join('\n\n');
}
