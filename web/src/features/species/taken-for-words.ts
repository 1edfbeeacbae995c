import type { Answer } from '@plantcare/contract/endpoint.ts';
import type { matchSpecies } from '@plantcare/contract/species.ts';

export type SpeciesMatch = NonNullable<Answer<typeof matchSpecies>['match']>;

/** Which plant a record is about and how much of the name was recognized: what is said around its scientific name. */
export function takenFor({ species, as, misspelled }: SpeciesMatch): { before: string; after: string } {
  if (as === 'species') {
    const [commonName] = species.commonNames;
    const named = commonName === undefined ? '' : `${commonName}, `;
    return misspelled
      ? { before: `The name was understood as ${named}`, after: '. Correct the spelling to be sure.' }
      : { before: `This is about ${named}`, after: '.' };
  }
  return misspelled
    ? {
        before: `The name was understood as one of the ${as} `,
        after: '. This is what suits its plants in general; correct the spelling to be sure.',
      }
    : { before: `Only the ${as} was recognized, `, after: '. This is what suits its plants in general.' };
}
