import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { idOf, type KnownSpecies, plantById } from '../plants.ts';
import { relativesById } from './relatives.ts';

const Names = z.array(z.string().trim().min(1));

/**
 * The cultivar, trade and folk names of plants, by the scientific name of a record or of a genus or family. Those of
 * `alone` name the plant by themselves ("Thai constellation"), those of `withName` only beside one of its names
 * ("neon pothos").
 */
const Cultivars = z.record(z.string(), z.strictObject({ alone: Names, withName: Names }));

/** The languages that common names are given in besides English. */
const LANGUAGES = ['de', 'es', 'fr', 'it', 'nl', 'pt'] as const;

const Foreign = z.record(z.string(), z.partialRecord(z.enum(LANGUAGES), Names));

const cultivars = Cultivars.parse(read('cultivars.json'));
const foreign = Foreign.parse(read('foreign.json'));

/** A name with the plant it names. */
export type PlantName = readonly [string, KnownSpecies];

/** Names that the records do not hold: cultivars, trade names and names in other languages. */
export const addedNames: readonly PlantName[] = [
  ...Object.entries(cultivars).flatMap(([plant, { alone }]) => namesOf(plant, alone)),
  ...Object.entries(foreign).flatMap(([plant, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([language, names]) =>
      namesOf(plant, language === 'de' ? names.flatMap(withUmlautsSpelledOut) : names),
    ),
  ),
];

/** Cultivar names that mean a plant only beside a name of it, or of its genus. */
export const cultivarNames: readonly PlantName[] = Object.entries(cultivars).flatMap(([plant, { alone, withName }]) =>
  namesOf(plant, [...withName, ...alone]),
);

/** The record of this scientific name, or that of its genus or family. @throws RangeError where there is none. */
export function recordOf(scientificName: string): KnownSpecies {
  const record = plantById(idOf(scientificName)) ?? relativesById(idOf(scientificName));
  if (!record) throw new RangeError(`No plant, genus or family is called ${scientificName}`);
  return record;
}

function namesOf(plant: string, names: readonly string[]): PlantName[] {
  const record = recordOf(plant);
  return names.map((name) => [name, record]);
}

/** "Glücksfeder" is also typed "Gluecksfeder". */
function withUmlautsSpelledOut(name: string): string[] {
  const spelledOut = name.replace(/ä/giu, 'ae').replace(/ö/giu, 'oe').replace(/ü/giu, 'ue');
  return spelledOut === name ? [name] : [name, spelledOut];
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}
