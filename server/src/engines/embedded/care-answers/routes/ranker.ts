import { readFileSync } from 'node:fs';
import type { Features } from './ranking-features.ts';

/** A tree is its nodes, of which the first is the root: a leaf, or where to go on by one of the features. */
type Node = readonly [value: number] | readonly [feature: number, most: number, atMost: number, above: number];

interface Model {
  features: readonly string[];
  /** What is added to the sum of the trees. */
  base: number;
  trees: readonly (readonly Node[])[];
}

let loaded: Model | null = null;

function model(): Model {
  loaded ??= JSON.parse(readFileSync(new URL('ranker.json', import.meta.url), 'utf8')) as Model;
  return loaded;
}

/**
 * How right an answer is that has these features, from about 0 (beside the point) to about 1: gradient-boosted regression trees
 * (Friedman, "Greedy function approximation", 2001), fitted by `scripts/ranking/train.py` to answers that people graded.
 */
export function rankOf(features: Features): number {
  const { features: names, base, trees } = model();
  const values = names.map((name) => {
    const value = features[name];
    if (value === undefined) throw new Error(`The ranker needs the feature "${name}"`);
    return value;
  });
  return trees.reduce((sum, tree) => sum + valueIn(tree, values), base);
}

function valueIn(tree: readonly Node[], values: readonly number[]): number {
  let node = tree[0];
  while (node?.length === 4) {
    const [feature, most, atMost, above] = node;
    node = tree[(values[feature] ?? 0) <= most ? atMost : above];
  }
  return node?.[0] ?? 0;
}
