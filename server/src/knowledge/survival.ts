import { readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * How plants of one kind die back, rest and come again, as it is written in `survival.json`: common horticultural
 * knowledge. All reasons are clauses that go on from a verdict such as "Probably dormant, not dead:".
 */
const Survival = z.strictObject({
  id: z.string(),
  /** Names of species, genera, families and categories, and forms of life. */
  plants: z.array(z.string()),
  /** What shows whether it lives. */
  test: z.string(),
  /** What to do with one that may live. */
  next: z.string(),
  /** The months in which it stands without leaves by nature, in a temperate climate of the northern hemisphere. */
  rest: z.strictObject({ months: z.array(z.int().min(1).max(12)).min(1), say: z.string() }).optional(),
  /** What its flowers or fruits mean for its life. */
  afterFlowering: z.string().optional(),
  /** What frost does to it. */
  frost: z.string().optional(),
  /** What a soft center or base means. */
  softCenter: z.string().optional(),
  /** What it means that all of it is dry and brown. */
  driedUp: z.string().optional(),
  /** What fall or another year means for it. */
  endOfSeason: z.string().optional(),
});

export type Survival = z.output<typeof Survival>;

const kinds = z.array(Survival).parse(JSON.parse(readFileSync(new URL('survival.json', import.meta.url), 'utf8')));

const byPlant = new Map(kinds.flatMap((kind) => kind.plants.map((name) => [name, kind] as const)));

/** Of a plant that fits none of the others, or that nobody knows. */
const ANY = kinds.find(({ plants }) => plants.length === 0);

/** The kind that the first of the names belongs to. */
export function survivalOf(names: readonly string[]): Survival {
  const known = names.flatMap((name) => byPlant.get(name) ?? [])[0] ?? ANY;
  if (!known) throw new Error('survival.json has no kind for all other plants');
  return known;
}
