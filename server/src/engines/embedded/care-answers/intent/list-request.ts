import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CRITERION_NAMES, type CriterionName } from '../../../../horticulture/plant-lists/plant-list.ts';
import type { Concepts } from './concepts.ts';
import { PhraseFinder, phrase } from './phrases.ts';
import type { Token } from './tokens.ts';

const names = z.custom<CriterionName>(
  (name) => typeof name === 'string' && CRITERION_NAMES.some((each) => each === name),
);

const data = z
  .record(z.string(), z.array(z.string().min(1)).min(1))
  .parse(JSON.parse(readFileSync(new URL('list-criteria.json', import.meta.url), 'utf8')));

const criteria = Object.entries(data).map(([name, phrases]) => ({ name: names.parse(name), phrases }));

const finder = new PhraseFinder(
  criteria.flatMap(({ name, phrases }) =>
    phrases.filter((written) => !written.startsWith('@')).map((written) => phrase(written, name)),
  ),
);

/** What kind of plant it is, which by itself is no reason to choose one. */
const KINDS: ReadonlySet<CriterionName> = new Set([
  ...([
    'indoor',
    'outdoor',
    'succulent',
    'herb',
    'vegetable',
    'flower',
    'bulb',
    'shrub',
    'climber',
    'fruit',
    'edible',
    'perennial',
    'annual',
    'evergreen',
  ] as const),
]);

/** Criteria that another one says better, or that contradict it. */
const INSTEAD: readonly (readonly [CriterionName, readonly CriterionName[]])[] = [
  ['dry-air', ['humid-air']],
  ['fast-hedge', ['hedge', 'fast-growing']],
  ['low-light', ['north-window', 'full-sun', 'shade']],
  ['shade', ['full-sun', 'north-window', 'balcony']],
  ['vegetable', ['edible', 'flower', 'outdoor', 'fruit']],
  ['bring-in-before-frost', ['indoor', 'outdoor', 'stays-out', 'flowers-now', 'sow-now', 'balcony', 'low-light']],
  ['safe-for-cats', ['edible', 'children']],
  ['safe-for-dogs', ['edible', 'children']],
  ['safe-for-children', ['edible', 'children']],
  ['bathroom', ['indoor', 'humid-air']],
  ['sow-now', ['outdoor', 'flowers-now', 'harvest-now']],
  ['balcony', ['outdoor', 'indoor']],
  ['forgetful-waterer', ['drought-tolerant']],
  ['flowers-now', ['flower']],
  ['hedge', ['shrub']],
  ['low-hedge', ['hedge', 'fast-hedge', 'shrub']],
  [
    'winter-pots',
    ['flowers-now', 'hanging', 'balcony', 'flower', 'sow-now', 'winter-flowers', 'stays-out', 'winter-hardy', 'indoor'],
  ],
  ['winter-flowers', ['flowers-now', 'flower', 'stays-out']],
  ['dry-shade', ['shade', 'drought-tolerant', 'full-sun']],
  ['wet', ['thirsty', 'clay']],
  ['indoor-flowers', ['flowers-now', 'flower', 'indoor', 'long-flowering']],
  ['small-tree', ['shrub']],
  ['large-indoor', ['indoor']],
  ['pollinators', ['flower', 'children']],
  ['deer', ['edible', 'flower', 'fruit', 'vegetable']],
  ['slug-proof', ['edible']],
  ['salad', ['vegetable', 'edible']],
  ['long-flowering', ['flowers-now']],
  ['terrarium', ['humid-air', 'indoor']],
  ['cool-room', ['indoor']],
  ['cut-flowers', ['flower']],
  ['coastal', ['full-sun', 'drought-tolerant']],
  ['full-sun', ['sow-now']],
];

const OPPOSITES: readonly (readonly [CriterionName, CriterionName])[] = [
  ['toxic-to-cats', 'safe-for-cats'],
  ['toxic-to-dogs', 'safe-for-dogs'],
  ['toxic-to-people', 'safe-for-children'],
];

/** Safety is never given up for want of plants, and the kind of plant only after what it is chosen for. */
function importanceOf(name: CriterionName): number {
  return name.startsWith('safe-') || name.startsWith('toxic-') ? 0 : KINDS.has(name) ? 1 : 2;
}

/** The criteria by which a question chooses plants; null where it gives none but their kind. */
export function listRequest(tokens: readonly Token[], concepts: Concepts): CriterionName[] | null {
  const found = new Set(finder.in(tokens).map(({ meaning }) => meaning));
  for (const { name, phrases } of criteria) {
    if (phrases.some((written) => written.startsWith('@') && concepts.harm.has(written.slice(1)))) found.add(name);
  }
  // "Not poisonous to cats" and "nothing that poisons them" ask for the opposite.
  const denied = tokens.some(({ word }) =>
    ['not', 'non', 'no', 'nothing', 'nontoxic', 'safe', 'without', 'never'].includes(word),
  );
  for (const [toxic, safe] of OPPOSITES) {
    if (!found.has(toxic)) continue;
    found.delete(denied ? toxic : safe);
    if (denied) found.add(safe);
  }
  for (const [name, others] of INSTEAD) {
    if (found.has(name)) for (const other of others) found.delete(other);
  }
  if (![...found].some((name) => !KINDS.has(name)) && found.size < 2) return null;
  return [...found].toSorted((one, other) => importanceOf(one) - importanceOf(other));
}
