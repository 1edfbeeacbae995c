import type { Species } from '@plantcare/contract/species.ts';
import { type KnownSpecies, plantById, plants } from '../../knowledge/plants.ts';
import { isFor, rankFor } from '../../knowledge/uses.ts';
import { isAquatic } from './aquatic.ts';
import type { Criterion, ListCase } from './criterion.ts';
import { KIND_CRITERIA } from './kind-criteria.ts';
import { type FlowerColor, hardyTo, ofFlowerColor, ofHeight } from './look-criteria.ts';
import { PLACE_CRITERIA } from './place-criteria.ts';
import { SAFETY_CRITERIA } from './safety-criteria.ts';
import { SEASON_CRITERIA } from './season-criteria.ts';
import { USE_CRITERIA } from './use-criteria.ts';

const CRITERIA = {
  ...SAFETY_CRITERIA,
  ...PLACE_CRITERIA,
  ...SEASON_CRITERIA,
  ...USE_CRITERIA,
  ...KIND_CRITERIA,
} as const;

export type CriterionName = keyof typeof CRITERIA;

export const CRITERION_NAMES = Object.keys(CRITERIA).filter(isCriterionName);

/** Which plants are asked for: those that fulfil all of `wanted`, of all that are known or only `among` some. */
export interface PlantListQuery extends ListCase {
  wanted: readonly CriterionName[];
  /** The height that a grown plant may have, in cm. */
  height?: { min?: number; max?: number };
  flowerColor?: FlowerColor;
  /** The frost in °C that it must survive. */
  frost?: number;
  /** Plants that are not wanted, and criteria that must not hold. */
  without?: readonly Species[];
  unwanted?: readonly CriterionName[];
  among?: readonly Species[];
}

export interface ListedPlant {
  species: string;
  name: string;
  scientificName: string;
  /** Why it fits, or why it does not, in a few words; null where the title says it all. */
  reason: string | null;
}

/** `total` counts all that fit; `items` are at most a dozen, the best known first. `unfit` are those of `among` that do not fit. */
export interface PlantList {
  title: string;
  items: readonly ListedPlant[];
  total: number;
  unfit: readonly ListedPlant[];
  note: string | null;
}

const MOST_ITEMS = 12;
/** More than plants of one use. */
const AFTER_THE_USE = 10_000;

/** The plants of the knowledge base that fulfil the criteria, each with its reason. */
export function plantList({
  wanted,
  unwanted = [],
  among,
  without,
  height,
  flowerColor,
  frost,
  ...about
}: PlantListQuery): PlantList {
  const criteria: Criterion[] = [
    ...wanted.map((name) => CRITERIA[name]),
    ...(height ? [ofHeight(height)] : []),
    ...(flowerColor ? [ofFlowerColor(flowerColor)] : []),
    ...(frost === undefined ? [] : [hardyTo(frost)]),
  ];
  const leftOut = new Set(without?.map(({ _id }) => _id));
  const fits = (plant: KnownSpecies) =>
    criteria.every(({ holds }) => holds(plant, about)) && !unwanted.some((name) => CRITERIA[name].holds(plant, about));
  const candidates = among
    ? among.map(known)
    : plants.filter((plant) => !leftOut.has(plant._id) && isWorthNaming(plant, criteria));
  const fitting = candidates.filter(fits);
  const shown = among ? fitting : sorted(fitting, criteria).slice(0, MOST_ITEMS);
  return {
    title: titleOf(criteria, unwanted, about),
    items: shown.map((plant) => listed(plant, reasonsFor(plant, criteria, about))),
    total: fitting.length,
    unfit: among
      ? candidates.filter((plant) => !fits(plant)).map((plant) => listed(plant, whyNot(plant, wanted, about)))
      : [],
    note: criteria.flatMap(({ note }) => note ?? []).join(' ') || null,
  };
}

/** "Vegetables to sow or plant in March". */
function titleOf(criteria: readonly Criterion[], unwanted: readonly CriterionName[], about: ListCase): string {
  const noun = criteria.find((each) => each.noun)?.noun ?? 'Plants';
  const properties = [
    ...criteria.flatMap(({ title }) => title(about) ?? []),
    ...unwanted.map((name) => `without ${criterionInWords(name, about)}`),
  ].join(', ');
  return properties === '' ? noun : `${noun} ${properties}`;
}

/** A match of a whole family stands in no file, and then the record itself is all that is known. */
function known(species: Species): KnownSpecies {
  return plantById(species._id) ?? { ...species, wind: 'leafy', cropCoefficient: 0.8 };
}

function isWorthNaming(plant: KnownSpecies, criteria: readonly Criterion[]): boolean {
  if (isAquatic(plant) && !criteria.some(({ ofWater }) => ofWater)) return false;
  return criteria.some(({ warns }) => warns) || !isFor('unwanted', plant);
}

/** In the order of the use that is asked for, then by how well known they are. */
function sorted(fitting: readonly KnownSpecies[], criteria: readonly Criterion[]): KnownSpecies[] {
  const order = criteria.find((each) => each.order)?.order;
  const fitOf = (plant: KnownSpecies) => criteria.reduce((sum, { rank }) => sum + (rank?.(plant) ?? 0), 0);
  const place = (plant: KnownSpecies) =>
    (order === undefined ? null : rankFor(order, plant)) ??
    AFTER_THE_USE + (rankFor('popular', plant) ?? AFTER_THE_USE);
  return fitting.toSorted((one, other) => fitOf(one) - fitOf(other) || place(one) - place(other));
}

function reasonsFor(plant: KnownSpecies, criteria: readonly Criterion[], about: ListCase): string | null {
  return [...new Set(criteria.flatMap(({ reason }) => reason(plant, about) ?? []))].join('; ') || null;
}

/** For safety the difference between "toxic" and "unknown" matters; otherwise it is enough that it does not fit. */
function whyNot(plant: KnownSpecies, wanted: readonly CriterionName[], about: ListCase): string | null {
  const failed = wanted.filter((name) => !CRITERIA[name].holds(plant, about));
  const eater = { 'safe-for-cats': 'cats', 'safe-for-dogs': 'dogs', 'safe-for-children': 'people' } as const;
  for (const name of failed) {
    if (!isSafety(name, eater)) continue;
    const toxic = plant.toxicity[eater[name]];
    if (toxic === 'yes') return `toxic to ${eater[name]}: ${plant.toxicity.effect}`;
    return `whether it harms ${eater[name]} is not known, so treat it as toxic`;
  }
  return null;
}

function isSafety<Names extends object>(name: string, safety: Names): name is Extract<keyof Names, string> {
  return name in safety;
}

function listed({ _id, commonNames, scientificName }: KnownSpecies, reason: string | null): ListedPlant {
  return { species: _id, name: commonNames[0] ?? scientificName, scientificName, reason };
}

/** A criterion as a title says it, such as "that are safe for cats"; its noun where that says it all. */
export function criterionInWords(name: CriterionName, about: ListCase): string {
  const { title, noun }: Criterion = CRITERIA[name];
  return title(about) ?? (noun ?? name).toLowerCase();
}

function isCriterionName(name: string): name is CriterionName {
  return name in CRITERIA;
}
