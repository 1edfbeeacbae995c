import type { KeyModel } from './model.ts';
import type { KeyPlant } from './plants.ts';

interface Ranked {
  one: KeyPlant;
  probability: number;
}

/** The most probable plants, best first. A genus is left out if one of its species fits better. */
export function mostProbable({ plants }: KeyModel, probabilities: Float64Array, count: number): Ranked[] {
  const order = [...probabilities.keys()].sort((a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0));
  const best: Ranked[] = [];
  const genera = new Set<string>();
  for (const index of order) {
    const one = plants[index];
    if (best.length === count || !one) break;
    if (genera.has(one.plant.scientificName)) continue;
    if (one.genus !== null) genera.add(one.genus);
    best.push({ one, probability: probabilities[index] ?? 0 });
  }
  return best;
}
