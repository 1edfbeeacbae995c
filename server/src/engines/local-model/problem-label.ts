import { wordsOf } from '../../knowledge/names/normalize.ts';
import type { ProblemRecord } from '../../knowledge/problem-record.ts';
import { problems } from '../../knowledge/problems.ts';

/** What a label of a classifier of ailments means. */
export type Ailment =
  | { kind: 'known'; problem: ProblemRecord }
  | { kind: 'healthy' }
  /** Nothing the knowledge base has a record of; as the label says. */
  | { kind: 'unknown'; name: string };

const byName = new Map(
  problems.flatMap((problem) => [problem._id, problem.name].map((name) => [key(name), problem] as const)),
);

/**
 * Reads an id or a name of the knowledge base; also behind a plant, as the classes of PlantVillage are named:
 * `Tomato___Early_blight`, `Apple___healthy`.
 */
export function ailmentOf(label: string): Ailment {
  const named = label.split('___').at(-1) ?? label;
  const problem = byName.get(key(named));
  if (problem) return { kind: 'known', problem };
  if (key(named) === 'healthy') return { kind: 'healthy' };
  return { kind: 'unknown', name: label.replaceAll(/_+/g, ' ').trim() };
}

function key(name: string): string {
  return wordsOf(name).join(' ');
}
