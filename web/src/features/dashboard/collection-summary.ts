import type { Plant } from '@plantcare/contract/plants.ts';

export interface CollectionSummary {
  total: number;
  healthy: number;
  /** Plants that are sick or need attention, the sick ones first. */
  inNeed: Plant[];
}

export function summarize(plants: readonly Plant[]): CollectionSummary {
  const sick = plants.filter((plant) => plant.health === 'sick');
  const weak = plants.filter((plant) => plant.health === 'needs_attention');
  return {
    total: plants.length,
    healthy: plants.filter((plant) => plant.health === 'healthy').length,
    inNeed: [...sick, ...weak],
  };
}

/** The state of the collection in one sentence. */
export function summaryText({ total, inNeed }: CollectionSummary): string {
  if (total === 0) return 'Your shelf is still empty.';
  if (inNeed.length === 0) return total === 1 ? 'Your plant is doing well.' : `All ${total} plants are doing well.`;
  if (total === 1) return 'Your plant needs attention.';
  return `${inNeed.length} of your ${total} plants need attention.`;
}
