import type { DemoPlant } from './demo-plant.ts';
import { foliage } from './foliage.ts';
import { indoorFavorites } from './indoor-favorites.ts';
import { sunLovers } from './sun-lovers.ts';

export const collection: readonly DemoPlant[] = [...foliage, ...indoorFavorites, ...sunLovers];
