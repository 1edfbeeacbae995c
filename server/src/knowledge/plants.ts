import { readdirSync, readFileSync } from 'node:fs';
import type { Extent, HardinessRating, Species } from '@plantcare/contract/species.ts';
import { z } from 'zod';
import { PlantRecord } from './plant-record.ts';
import { problemById } from './problems.ts';

/** A species of the knowledge base, with the fields that only the server uses. */
export type KnownSpecies = Species &
  Pick<PlantRecord, 'wind' | 'cropCoefficient' | 'climbs' | 'splitLeaves' | 'harvest' | 'flowers' | 'sowing'>;

const FOLDER = new URL('plants/', import.meta.url);

/** Titles of the sources that many records share, by their id in the records. */
const SOURCES = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(new URL('sources.json', import.meta.url), 'utf8')));

/** The coldest that plants of a rating tolerate, in words: Royal Horticultural Society, "RHS hardiness ratings" (2012). */
const HARDINESS: Record<HardinessRating, string> = {
  H1a: 'needs a heated room, above 15 °C all year',
  H1b: 'needs a warm room, above 10 °C; may stand outside in summer',
  H1c: 'needs above 5 °C; may stand outside from late spring to early fall',
  H2: 'tolerates 1 to 5 °C, but no frost',
  H3: 'half-hardy: survives down to about −5 °C where it is sheltered',
  H4: 'hardy through most winters: survives −5 to −10 °C',
  H5: 'hardy in cold winters: survives −10 to −15 °C',
  H6: 'very hardy: survives −15 to −20 °C',
  H7: 'hardy in the severest winters: survives below −20 °C',
};

/** Every record of the knowledge base, by scientific name. */
export const plants: readonly KnownSpecies[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => z.array(PlantRecord).parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))))
  .map(toSpecies)
  .sort((one, other) => one.scientificName.localeCompare(other.scientificName, 'en'));

const byId = new Map(plants.map((plant) => [plant._id, plant]));

export function plantById(id: string): KnownSpecies | undefined {
  return byId.get(id);
}

function toSpecies({ feeding, repotting, hardiness, sources, problems, ...record }: PlantRecord): KnownSpecies {
  return {
    _id: idOf(record.scientificName),
    ...record,
    feeding: feeding.how,
    feedingWeeks: feeding.everyWeeks,
    repotting: repotting.how,
    repottingYears: repotting.everyYears,
    size: sizeInWords(record.matureSize),
    hardiness: `RHS ${hardiness}: ${HARDINESS[hardiness]}.`,
    hardinessRating: hardiness,
    problems: problems.map((id) => ({ _id: id, name: problemById(id).name })),
    sources: sources.map(({ source, for: subjects }) => `${SOURCES[source] ?? source} (${subjects.join(', ')})`),
  };
}

/** The fields of the contract. */
export function publicSpecies(plant: KnownSpecies): Species {
  const { wind, cropCoefficient, climbs, splitLeaves, harvest, flowers, sowing, ...species } = plant;
  return species;
}

/** Letters and digits of the name, the cross of a hybrid left out: `citrus-limon` for Citrus × limon. */
export function idOf(scientificName: string): string {
  return scientificName
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}|×|\bx\b/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-');
}

function sizeInWords({ potted, ground }: Species['matureSize']): string {
  const places = [
    potted && `${inWords(potted)} in a pot`,
    ground && `${inWords(ground)} in open ground where the climate lets it`,
  ];
  return `Grows to about ${places.filter((place) => place !== null).join(', and ')}.`;
}

function inWords({ height, spread }: Extent): string {
  return `${length(height)} tall and ${length(spread)} wide`;
}

function length(cm: number): string {
  return cm < 100 ? `${cm} cm` : `${Number((cm / 100).toFixed(1))} m`;
}

/** The genus of a plant: "Rosa" of "Rosa canina", "Oncidopsis" of "× Oncidopsis". */
export function genusOf({ scientificName }: Pick<Species, 'scientificName'>): string {
  return scientificName.replace(/^× /, '').split(' ')[0] ?? '';
}
