import { wordsOf } from '../../knowledge/names/normalize.ts';
import type { ProblemRecord } from '../../knowledge/problem-record.ts';
import { problems } from '../../knowledge/problems.ts';

/** The meaning of a label of a diagnosis classifier. */
export type Ailment =
  | { kind: 'known'; problem: ProblemRecord }
  | { kind: 'healthy' }
  /** Not in the knowledge base; the name is the label's. */
  | { kind: 'unknown'; name: string };

const byName = new Map(
  problems.flatMap((problem) => [problem._id, problem.name].map((name) => [key(name), problem] as const)),
);

/**
 * Reads an id or a name of the knowledge base, also after a plant's name, as in the classes of PlantVillage:
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
