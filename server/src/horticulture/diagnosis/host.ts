import type { Species } from '@plantcare/contract/species.ts';
import type { ProblemRecord } from '../../knowledge/problem-record.ts';

/** Whose problem it is: of this very plant, of any plant, perhaps of this one, which is not known, or of others only. */
export type HostFit = 'own' | 'any' | 'unknown' | 'none';

const OF_UNKNOWN_PLANT = 0.15;
const OF_THIS_PLANT = 2;
/** The first problem that a species' record lists is so many times as frequent as on other plants, the last hardly more. */
const FIRST_LISTED = 2.2;
const LESS_BY_RANK = 0.15;

/** A plant that lives in dry soil dies of water and not of dry air; one that wants moist air shows it when it is dry. */
const DRY_SOIL_PLANTS: Readonly<Record<string, number>> = {
  overwatering: 1.6,
  'root-rot': 1.6,
  'low-humidity-tips': 0.1,
};
const MOIST_AIR_PLANTS: Readonly<Record<string, number>> = { 'low-humidity-tips': 1.5 };

export function hostFit(problem: ProblemRecord, host: Species | null): HostFit {
  if (problem.plants.length === 0) return 'any';
  if (!host) return problem.plants.includes('house_plant') ? 'any' : 'unknown';
  const names = [host.scientificName, host.scientificName.split(' ')[0], host.family];
  if (problem.plants.some((name) => names.includes(name)) || rankIn(host, problem) >= 0) return 'own';
  if (!problem.plants.includes(host.category)) return 'none';
  return host.category === 'house_plant' ? 'any' : 'own';
}

/** How many times as frequent the problem is on this plant as on any. */
export function hostFactor(problem: ProblemRecord, host: Species | null): number {
  const fit = hostFit(problem, host);
  if (fit === 'none') return 0;
  if (fit === 'unknown') return OF_UNKNOWN_PLANT;
  return (fit === 'own' ? OF_THIS_PLANT : 1) * (host ? listedFactor(problem, host) * habitFactor(problem, host) : 1);
}

function rankIn(host: Species, { _id }: ProblemRecord): number {
  return host.problems.findIndex((listed) => listed._id === _id);
}

function listedFactor(problem: ProblemRecord, host: Species): number {
  const rank = rankIn(host, problem);
  return rank < 0 ? 1 : Math.max(1.2, FIRST_LISTED - rank * LESS_BY_RANK);
}

function habitFactor({ _id }: ProblemRecord, host: Species): number {
  if (host.watering.class === 'dry') return DRY_SOIL_PLANTS[_id] ?? 1;
  return host.humidity === 'high' ? (MOIST_AIR_PLANTS[_id] ?? 1) : 1;
}
