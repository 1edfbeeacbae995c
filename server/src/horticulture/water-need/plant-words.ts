import type { PlantKind } from './plant-kind.ts';

/** What a gardener calls plants of a kind, within a sentence. */
export const PLANTS: Readonly<Record<PlantKind, string>> = {
  succulent: 'succulents',
  shade_succulent: 'succulents of the shade',
  forest_cactus: 'forest cacti',
  fern: 'ferns',
  foliage: 'foliage plants',
  air_plant: 'air plants',
  bromeliad: 'bromeliads',
  orchid: 'orchids',
  carnivorous: 'carnivorous plants',
  tropical_carnivorous: 'tropical carnivorous plants',
  bog_plant: 'water and bog plants',
  citrus: 'citrus trees',
  herb: 'leafy herbs',
  dry_herb: 'Mediterranean herbs',
  vegetable: 'vegetables',
  flowering: 'flowering plants',
  shade_flowering: 'flowering plants of the shade',
  tree_or_shrub: 'trees and shrubs',
  any: 'plants',
};

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
