// Writes what the encoder is trained on to the given file: of each entry its answers, wordings and plants' names, the
// names of all plants, and sentences that tell nothing of what is asked.
import { readFileSync, writeFileSync } from 'node:fs';
import {
  encodedTexts,
  searchedEntries,
} from '../../server/src/engines/embedded/care-answers/intent/searched-entries.ts';
import { plants } from '../../server/src/knowledge/plants.ts';

const [file = 'entries.json'] = process.argv.slice(2);

const commonNamesOf = new Map(plants.map(({ scientificName, commonNames }) => [scientificName, commonNames]));

const entries = searchedEntries.map((entry) => ({
  answers: encodedTexts(entry),
  wordings: entry.question.examples,
  names: (entry.plants ?? []).flatMap((plant) => commonNamesOf.get(plant)?.slice(0, 3) ?? [plant]),
}));

writeFileSync(
  file,
  JSON.stringify({
    entries: entries.filter(({ wordings }) => wordings.length > 0),
    plants: plants.flatMap(({ commonNames }) => commonNames.slice(0, 1)),
    fillers: JSON.parse(readFileSync(new URL('fillers.json', import.meta.url), 'utf8')),
  }),
);
