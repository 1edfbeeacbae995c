import type { WorkedQuestion } from '../server/src/engines/embedded/care-answers/intent/worked-questions.ts';
import { wordsOf } from '../server/src/knowledge/names/normalize.ts';
import type { PlantQuestion } from '../server/src/knowledge/plant-questions.ts';

/** A wording that the index lacks, and the answers that were written for it. */
export interface TakenOut {
  kind: 'plant' | 'any plant';
  /** What is typed as the plant; empty where any is meant. */
  plant: string;
  title: string;
  wording: string;
  answers: readonly string[];
}

interface Written {
  workedQuestions: readonly WorkedQuestion[];
  plantQuestions: readonly PlantQuestion[];
}

/** With fewer wordings left an entry would be found by its title and text alone. */
const FEWEST = 3;

/** Takes a wording each out of a random sample of entries, half of them about some plant. Changes the entries. */
export function takeOutWordings(
  { workedQuestions, plantQuestions }: Written,
  { size, seed }: { size: number; seed: number },
): TakenOut[] {
  const random = randomNumbers(seed);
  const ofPlants = plantQuestions.filter(({ plants, questions }) => plants && questions.length >= FEWEST);
  const ofAny = workedQuestions.filter(({ examples }) => examples.length >= FEWEST);
  const pick = <Entry>(entries: readonly Entry[]) => sampleOf(entries, size / 2, random);
  return [
    ...pick(ofPlants).map(({ plants, title, questions, answer }) => ({
      kind: 'plant' as const,
      plant: plants?.[0] ?? '',
      title,
      wording: removeOne(questions, random),
      answers: [answer],
    })),
    ...pick(ofAny).map(({ id, examples, replies }) => ({
      kind: 'any plant' as const,
      plant: '',
      title: id,
      wording: removeFromBoth(examples, plantQuestions, random),
      answers: replies.map(({ say }) => say),
    })),
  ];
}

function removeOne(wordings: string[], random: () => number): string {
  return wordings.splice(Math.floor(random() * wordings.length), 1)[0] ?? '';
}

/** What is asked about any plant is kept with the questions about plants too, from which words are counted. */
function removeFromBoth(examples: string[], plantQuestions: readonly PlantQuestion[], random: () => number): string {
  const wording = removeOne(examples, random);
  for (const { plants, questions } of plantQuestions) {
    const at = plants === undefined ? questions.indexOf(wording) : -1;
    if (at >= 0) questions.splice(at, 1);
  }
  return wording;
}

function sampleOf<Entry>(entries: readonly Entry[], size: number, random: () => number): Entry[] {
  const left = [...entries];
  const chosen: Entry[] = [];
  while (chosen.length < size && left.length > 0) {
    const [entry] = left.splice(Math.floor(random() * left.length), 1);
    if (entry !== undefined) chosen.push(entry);
  }
  return chosen;
}

/** Pseudo-random numbers from 0 to 1, the same for the same seed (a linear congruential generator). */
function randomNumbers(seed: number): () => number {
  let state = (seed * 2654435761) % 2 ** 32;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** The beginning of an answer, in words: what is told may be shortened behind it. */
const BEGINNING = 25;
/** Such a share of what an answer begins with is told: figures may be converted, and "Yes" turned round. */
const TOLD = 0.5;

/** Whether advice tells one of the answers. */
export function isTold(answers: readonly string[], advice: string): boolean {
  const told = threeWords(wordsOf(advice));
  return answers.some((answer) => {
    const beginning = [...threeWords(wordsOf(answer.replaceAll(/\{\w+\}/g, '')).slice(0, BEGINNING))];
    return beginning.filter((words) => told.has(words)).length >= TOLD * beginning.length;
  });
}

function threeWords(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`));
}
