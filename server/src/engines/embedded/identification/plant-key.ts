import { createIdentificationKey } from './identification-key.ts';
import { keyPlants } from './plants.ts';

/** The identification key for the plants of the knowledge base. */
export const plantKey = createIdentificationKey(keyPlants);
