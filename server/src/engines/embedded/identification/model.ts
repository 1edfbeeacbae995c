import { type KeyAnswer, type PhotoColors, TRAITS, type Trait } from '@plantcare/contract/identification-key.ts';
import { likelihood } from './likelihood.ts';
import { photoEvidence, photoLikelihood } from './photo-evidence.ts';
import type { KeyPlant } from './plants.ts';

/** House plants and succulents are asked about most; garden plants mostly still have their label. */
const INDOORS = 1.5;
/** For the record of a genus whose species have records too: then the plant is one of its other species. */
const OTHER_SPECIES = 0.5;

/** The likelihood of each answer about a trait, for every plant, and the entropy of a plant's answers, in bits. */
interface TraitTable {
  trait: Trait;
  answers: readonly { value: string; likelihoods: Float64Array }[];
  uncertainty: Float64Array;
}

export interface KeyModel {
  plants: readonly KeyPlant[];
  prior: Float64Array;
  tables: readonly TraitTable[];
}

export function createKeyModel(plants: readonly KeyPlant[]): KeyModel {
  const genera = new Set(plants.map(({ genus }) => genus));
  const prior = plants.map(
    ({ plant }) =>
      (plant.category === 'house_plant' || plant.category === 'succulent' ? INDOORS : 1) *
      (genera.has(plant.scientificName) ? OTHER_SPECIES : 1),
  );
  return {
    plants,
    prior: normalized(Float64Array.from(prior)),
    tables: traitNames().map((trait) => tableOf(trait, plants)),
  };
}

/**
 * The probability of each plant after these answers, by Bayes' rule with independent answers; they add up to 1. "Not sure"
 * changes nothing. What the photo shows of a trait counts until the gardener answers the question about it.
 */
export function posterior(
  { plants, prior, tables }: KeyModel,
  answers: readonly KeyAnswer[],
  seen: PhotoColors | null,
): Float64Array {
  const probabilities = Float64Array.from(prior);
  const said = new Map(answers.flatMap(({ trait, value }) => (value === null ? [] : [[trait, value] as const])));
  // In the order of the tables, not of the answers, so that the order of the answers does not change the last bit.
  for (const { trait, answers: possible } of tables) {
    const chosen = possible.find(({ value }) => value === said.get(trait));
    if (chosen) multiply(probabilities, (index) => chosen.likelihoods[index] ?? 0);
  }
  for (const evidence of seen ? photoEvidence(seen) : []) {
    if (said.has(evidence.trait)) continue;
    multiply(probabilities, (index) => {
      const traits = plants[index]?.traits;
      return traits ? photoLikelihood(evidence, (value) => likelihood(traits, evidence.trait, value)) : 0;
    });
  }
  return normalized(probabilities);
}

function traitNames(): Trait[] {
  return Object.keys(TRAITS) as Trait[]; // The keys of a constant.
}

function tableOf(trait: Trait, plants: readonly KeyPlant[]): TraitTable {
  const answers = TRAITS[trait].map((value) => ({
    value,
    likelihoods: Float64Array.from(plants, ({ traits }) => likelihood(traits, trait, value)),
  }));
  const uncertainty = Float64Array.from(plants, (_, index) =>
    entropy(answers.map((each) => each.likelihoods[index] ?? 0)),
  );
  return { trait, answers, uncertainty };
}

/** The entropy of probabilities that add up to 1, in bits. */
export function entropy(probabilities: readonly number[]): number {
  return probabilities.reduce((sum, each) => (each > 0 ? sum - each * Math.log2(each) : sum), 0);
}

function multiply(probabilities: Float64Array, by: (index: number) => number): void {
  for (let index = 0; index < probabilities.length; index++) {
    probabilities[index] = (probabilities[index] ?? 0) * by(index);
  }
}

function normalized(weights: Float64Array): Float64Array {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
