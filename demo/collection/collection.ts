import type { DemoPlant } from './demo-plant.ts';
import { foliage } from './foliage.ts';
import { indoorFavourites } from './indoor-favourites.ts';
import { sunLovers } from './sun-lovers.ts';

export const collection: readonly DemoPlant[] = [...foliage, ...indoorFavourites, ...sunLovers];
