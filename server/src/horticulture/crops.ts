import type { Species } from '@plantcare/contract/species.ts';

/** Whether it is grown for eating; of most crops some part is no food all the same. */
export function isCrop({ category }: Pick<Species, 'category'>): boolean {
  return category === 'vegetable' || category === 'herb' || category === 'fruit';
}
