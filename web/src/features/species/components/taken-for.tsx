import { type SpeciesMatch, takenFor } from '../taken-for-words.ts';

/** Which plant a name was taken for. */
export function TakenFor({ match }: { match: SpeciesMatch }) {
  const { before, after } = takenFor(match);
  return (
    <p className="mt-1 text-ink-soft">
      {before}
      <i>{match.species.scientificName}</i>
      {after}
    </p>
  );
}
