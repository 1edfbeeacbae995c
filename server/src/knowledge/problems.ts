import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { ProblemRecord } from './problem-record.ts';

const FOLDER = new URL('problems/', import.meta.url);

/** Every problem of the knowledge base. */
export const problems: readonly ProblemRecord[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .flatMap((file) => z.array(ProblemRecord).parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))));

const byId = new Map(problems.map((problem) => [problem._id, problem]));

/** @throws RangeError for an unknown id; tests prove that the records name none. */
export function problemById(id: string): ProblemRecord {
  const problem = byId.get(id);
  if (!problem) throw new RangeError(`There is no problem ${id} in the knowledge base`);
  return problem;
}

/** By its id or its name, in any spelling of case and punctuation; null when it is not in the knowledge base. */
export function findProblem(words: string): ProblemRecord | null {
  const sought = words.trim().toLowerCase();
  return problems.find(({ _id, name }) => _id === sought || name.toLowerCase() === sought) ?? null;
}
