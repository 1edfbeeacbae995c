import { createIdentificationKey } from './identification-key.ts';
import { keyPlants } from './plants.ts';

/** The key to the plants of the knowledge base. */
export const plantKey = createIdentificationKey(keyPlants);
