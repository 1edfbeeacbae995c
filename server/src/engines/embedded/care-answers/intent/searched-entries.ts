import { plantQuestions } from '../../../../knowledge/plant-questions.ts';
import { plants } from '../../../../knowledge/plants.ts';
import { type WorkedQuestion, workedFromPlantQuestion, workedQuestions } from './worked-questions.ts';

/** A written answer that a question is compared with. */
export interface SearchedEntry {
  question: WorkedQuestion;
  /** The only plants that it is asked about, by scientific names of species, genera or families; null where it is about any. */
  plants: readonly string[] | null;
}

/** What may be asked about any plant, then what is asked about some only. */
export const searchedEntries: readonly SearchedEntry[] = [
  ...workedQuestions.map((question) => ({ question, plants: null })),
  ...plantQuestions.flatMap((asked) =>
    asked.plants === undefined ? [] : [{ question: workedFromPlantQuestion(asked), plants: asked.plants }],
  ),
];

const MOST_PLANTS = 3;

/** The texts of an entry that are encoded: each of its answers, after the plants and what it is about. */
export function encodedTexts({ question: { id, replies }, plants: of }: SearchedEntry): string[] {
  const names = (of ?? []).slice(0, MOST_PLANTS).map(commonNameOf).join(', ');
  const about = `${names === '' ? '' : `${names}: `}${id.replaceAll('-', ' ')}`;
  return replies.map(({ say }) => `${about}. ${say.replaceAll(/\*\*|\{\w+\}/g, '')}`);
}

/** All that is encoded of an entry: its answers, and the questions that it answers. */
export function allTexts(entry: SearchedEntry): string[] {
  return [...encodedTexts(entry), ...entry.question.examples];
}

const commonNames = new Map(plants.map(({ scientificName, commonNames: [first] }) => [scientificName, first]));

function commonNameOf(plant: string): string {
  return commonNames.get(plant) ?? plant;
}
