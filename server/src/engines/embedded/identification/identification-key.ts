import {
  type Candidate,
  type Identification,
  NO_COMMON_NAME,
  UNKNOWN_PLANT,
} from '@plantcare/contract/assistant/identify.ts';
import {
  type KeyAnswer,
  MAX_KEY_QUESTIONS,
  type PhotoColors,
  type Trait,
} from '@plantcare/contract/identification-key.ts';
import { toxicityInWords } from '../../safety/toxicity-check.ts';
import { createKeyModel, type KeyModel, posterior } from './model.ts';
import { photoInWords } from './photo-evidence.ts';
import type { KeyPlant } from './plants.ts';
import { nextQuestion } from './question.ts';
import { mostProbable } from './ranking.ts';
import { tellsOf } from './tells.ts';
import { TRAIT_WORDS } from './trait-wording.ts';

const MAX_CANDIDATES = 5;

/**
 * The probability that the plant is in the knowledge base at all, and so the highest possible confidence. Gardens have
 * thousands of species, but a few hundred make up most plants; an estimate, not measured.
 */
const KNOWN_AT_ALL = 0.75;

/** Below this the plant is called unknown, though candidates are shown; in percent. */
const NAMED_FROM = 10;

/** These traits alone do not name a plant, */
const COLORS: readonly Trait[] = ['leaf_color', 'flower_color', 'pattern'];
/** and neither does a single answer. */
const ANSWERS_TO_NAME = 2;

const START = 'A few questions lead to the name: look at the plant and choose what fits best, or "Not sure".';
const STAYS = 'Its colors were measured on this server.';
const GO_ON = 'Several plants still fit. The next question narrows them down.';
const NO_END =
  'The answers fit no plant of the knowledge base well enough to name it. Try again with the plant beside you, or look it up by name under Care Advice.';

/** Identifies a plant by what a gardener sees. It is stateless: each call has all answers so far. */
export type IdentificationKey = (answers: readonly KeyAnswer[], seen: PhotoColors | null) => Identification;

export function createIdentificationKey(plants: readonly KeyPlant[]): IdentificationKey {
  const model = createKeyModel(plants);
  return (answers, seen) => {
    const probabilities = posterior(model, answers, seen);
    const asked = new Set(answers.map(({ trait }) => trait));
    const question = asked.size < MAX_KEY_QUESTIONS ? nextQuestion(model, probabilities, asked) : null;
    const said = answers.filter(({ value }) => value !== null);
    const candidates = said.length > 0 ? candidatesOf(model, probabilities, said) : [];
    const going = { candidates, nextQuestion: question, asked: asked.size, seen };
    const [best] = candidates;
    const looks = said.filter(({ trait }) => !COLORS.includes(trait));
    if (best && best.confidence >= NAMED_FROM && said.length >= ANSWERS_TO_NAME && looks.length > 0) {
      const { species, commonName, confidence, description } = best;
      return { species, commonName: commonName ?? NO_COMMON_NAME, confidence, description, ...going };
    }
    const start = seen ? `${START} ${STAYS}` : START;
    const progress = said.length === 0 ? start : GO_ON;
    const photo = seen && photoInWords(seen);
    return {
      species: UNKNOWN_PLANT,
      commonName: NO_COMMON_NAME,
      confidence: 0,
      description: [...(photo ? [photo] : []), question ? progress : NO_END].join(' '),
      ...going,
    };
  };
}

function candidatesOf(model: KeyModel, probabilities: Float64Array, said: readonly KeyAnswer[]): Candidate[] {
  const best = mostProbable(model, probabilities, MAX_CANDIDATES);
  return best.map(({ one, probability }) => {
    const { _id, scientificName, commonNames, category } = one.plant;
    return {
      species: scientificName,
      commonName: commonNames[0] ?? null,
      confidence: Math.round(probability * KNOWN_AT_ALL * 1000) / 10,
      description: `${fitInWords(one, said)} ${toxicityInWords({ plant: one.plant, as: 'species', misspelled: false })}`,
      known: { _id, scientificName, commonNames, category },
      tells: tellsOf(
        one,
        best.flatMap(({ one: other }) => (other === one ? [] : [other])),
      ),
    };
  });
}

/** How many of the answers fit the plant, and which do not. */
function fitInWords({ traits }: KeyPlant, said: readonly KeyAnswer[]): string {
  const other = said.filter(
    ({ trait, value }) => !(traits[trait] ?? [value]).some((shown: string | null) => shown === value),
  );
  if (other.length === 0) return said.length === 1 ? 'Your answer fits.' : `All ${said.length} answers fit.`;
  const expected = other.flatMap(({ trait }) => {
    const words: Readonly<Record<string, readonly [string, string]>> = TRAIT_WORDS[trait].values;
    return words[traits[trait]?.[0] ?? '']?.[1] ?? [];
  });
  return `${said.length - other.length} of ${said.length} answers fit; it usually has ${expected.join(', and ')}.`;
}
