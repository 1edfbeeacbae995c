import type { PlantCategory } from '@plantcare/contract/species.ts';

export const CATEGORY_LABELS: Record<PlantCategory, string> = {
  house_plant: 'House plant',
  succulent: 'Succulent',
  herb: 'Herb',
  vegetable: 'Vegetable',
  garden_flower: 'Garden flower',
  bulb: 'Bulb',
  shrub: 'Shrub or tree',
  climber: 'Climber',
  fruit: 'Fruit',
};
