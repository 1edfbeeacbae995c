import type { Answer } from '@plantcare/contract/endpoint.ts';
import type { matchSpecies } from '@plantcare/contract/species.ts';

interface TakenForProps {
  match: NonNullable<Answer<typeof matchSpecies>['match']>;
}

/** Which plant all this is about, and how much of it was recognized. */
export function TakenFor({ match: { species, as, misspelled } }: TakenForProps) {
  const [commonName] = species.commonNames;
  return (
    <p className="mt-1 text-ink-soft">
      {misspelled && 'The name was taken for '}
      {as === 'species' ? commonName !== undefined && `${commonName}, ` : `Only the ${as} was recognized, `}
      <i>{species.scientificName}</i>
      {as !== 'species' && '. This is what suits its plants in general.'}
      {misspelled && '. Correct the spelling to be sure.'}
    </p>
  );
}
