import type { Circumstances } from '../../horticulture/circumstances.ts';
import { toxicityOf } from '../../horticulture/toxicity/wording.ts';
import type { SpeciesMatch } from '../../knowledge/names/match.ts';

const MAX_NOTES = 2000;
const MAX_ENTRY = 500;

/** What a model gets besides the question. About the gardener's plant that is only what the gardener wrote about it. */
export function knownFacts(match: SpeciesMatch | null, { today, hemisphere, plant, diary }: Circumstances) {
  return {
    ...(match && { species: { as: match.as, misspelled: match.misspelled, record: recordOf(match) } }),
    today: { date: today, hemisphere },
    ...(plant && {
      plant: {
        name: plant.name,
        species: plant.species,
        location: plant.location,
        place: plant.place ?? null,
        potSize: plant.potSize,
        sunlight: plant.sunlight,
        health: plant.health,
        size: plant.size,
        ageWeeks: plant.ageWeeks,
        lastRepot: plant.lastRepot,
        lastPrune: plant.lastPrune,
        notes: plant.notes?.slice(0, MAX_NOTES) ?? null,
      },
    }),
    ...(diary.length > 0 && {
      diary: diary.map(({ text, ...entry }) => ({ ...entry, text: text?.slice(0, MAX_ENTRY) ?? null })),
    }),
  };
}

/**
 * The sources are for people, and long; wind and crop coefficient are for computing. If the plant may be another one, its
 * toxicity is unknown.
 */
function recordOf(match: SpeciesMatch) {
  const { _id, sources, problems, toxicity, wind, cropCoefficient, ...record } = match.plant;
  return {
    ...record,
    toxicity: { ...toxicity, ...toxicityOf(match) },
    problems: problems.map(({ name }) => name),
  };
}
