import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { IntentLabels } from './intents.ts';
import { RightTime } from './right-time.ts';

/** A question that gardeners often ask about some plants, as it is written in `plant-questions/`, a file for each genus. */
const PlantQuestion = z.strictObject({
  /** Scientific names of species, genera or families that it is asked about; none where it is about any plant. */
  plants: z.array(z.string().min(1)).min(1).optional(),
  /** What it is about, in the words that tell it from the others of these plants. */
  title: z.string().min(1),
  /** What is wanted; where it is missing, the classifier decides by the questions. */
  intents: IntentLabels.optional(),
  /** How gardeners put it, in different words. */
  questions: z.array(z.string().min(1)).min(2),
  /** The answer, which is understood without the question. */
  answer: z.string().min(1),
  /** When it is done, where the answer is about one thing that has its time of year. */
  time: RightTime.optional(),
});

export type PlantQuestion = z.output<typeof PlantQuestion>;

const FOLDER = new URL('plant-questions/', import.meta.url);

export const plantQuestions: readonly PlantQuestion[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .sort()
  .flatMap((file) => z.array(PlantQuestion).parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))));
