import type { Candidate } from '@plantcare/contract/assistant/identify.ts';
import { type IdentifyEngine, NotSure } from '../engine.ts';
import { identificationOf, recordOf } from '../identification.ts';
import { plainLine } from '../safety/plain-markdown.ts';
import { toxicityInWords } from '../safety/toxicity-check.ts';
import type { Classifier, Guess } from './classifier.ts';
import { toPercent } from './percent.ts';

const MAX_CANDIDATES = 5;
const MAX_NAME = 100;

/** Identifies plants with a classifier on this machine whose labels are scientific names, with or without author. */
export function createLocalIdentifyEngine(classifier: Classifier): IdentifyEngine {
  const toCandidate = candidateOf(classifier);
  return {
    source: 'model',
    name: `${classifier.name} (on this machine)`,
    async identify(photos, { signal }) {
      const guesses = await classifier.guess(photos, signal);
      const [best] = guesses;
      if (best.probability < classifier.threshold) {
        const why = notSure(best, classifier);
        throw new NotSure(why, identificationOf([], why));
      }
      return identificationOf(guesses.slice(0, MAX_CANDIDATES).map(toCandidate), '');
    },
  };
}

function candidateOf({ labels }: Classifier): (guess: Guess) => Candidate {
  const scope = `The model knows ${labels.length} plants and assigns every photo to one of them: compare leaves and flowers before you rely on it.`;
  // Looking up a name that the knowledge base does not have takes tens of milliseconds, and the labels never change.
  const records = new Map<string, ReturnType<typeof recordOf>>();
  return ({ label, probability }) => {
    let record = records.get(label);
    if (record === undefined) {
      record = recordOf(label);
      records.set(label, record);
    }
    return {
      species: record?.known.scientificName ?? plainLine(label, MAX_NAME),
      commonName: record?.known.commonNames[0] ?? null,
      confidence: toPercent(probability),
      description: [scope, ...(record ? [toxicityInWords(record.match)] : [])].join(' '),
      known: record?.known ?? null,
      tells: [],
    };
  };
}

function notSure({ label, probability }: Guess, { labels }: Classifier): string {
  const name = plainLine(label, MAX_NAME);
  return `The model is not sure: of the ${labels.length} plants it knows, ${name} comes closest, with ${toPercent(probability)}%. Try again in daylight, with a leaf or a flower filling the picture.`;
}
