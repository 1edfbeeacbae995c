/** Kinds of plants that advice knows to tell apart; it also recognises most common names and species of them. */
export const PLANT_TYPES: readonly string[] = [
  'Succulent',
  'Cactus',
  'Fern',
  'Tropical foliage',
  'Herb',
  'Vegetable',
  'Flowering plant',
  'Orchid',
  'Tree or shrub',
  'Citrus',
  'Carnivorous plant',
];
