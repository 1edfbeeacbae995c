import { PLANTS_TO_COMPARE, type Wellbeing } from '@plantcare/contract/statistics.ts';
import type { WellbeingRow } from './statistics.repository.ts';

/** The species with enough plants, the best first. Names that differ in case or spaces only are one species. */
export function wellbeingOfSpecies(rows: readonly WellbeingRow[]): Wellbeing[] {
  const bySpecies = Map.groupBy(
    rows.filter(({ species }) => species !== null),
    ({ species }) => speciesKey(species ?? ''),
  );
  return ranked([...bySpecies.values()].map((same) => sum(same[0]?.species?.trim() ?? '', same)));
}

/** The places with enough plants, the best first. */
export function wellbeingOfPlaces(rows: readonly WellbeingRow[]): (Wellbeing & { _id: string })[] {
  const byPlace = Map.groupBy(
    rows.filter(({ placeId }) => placeId !== null),
    ({ placeId }) => placeId ?? '',
  );
  return ranked([...byPlace].map(([_id, same]) => ({ _id, ...sum(same[0]?.place ?? '', same) })));
}

function speciesKey(species: string): string {
  return species.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}

function sum(name: string, rows: readonly WellbeingRow[]): Wellbeing {
  const total = { name, plants: 0, well: 0, recovered: 0, unwell: 0, lost: 0 };
  for (const { well, recovered, unwell, lost } of rows) {
    total.well += well;
    total.recovered += recovered;
    total.unwell += unwell;
    total.lost += lost;
    total.plants += well + recovered + unwell + lost;
  }
  return total;
}

/** By the share of plants that were well all year, then of those that recovered; of equal ones the larger group first. */
function ranked<Group extends Wellbeing>(groups: readonly Group[]): Group[] {
  return groups
    .filter(({ plants }) => plants >= PLANTS_TO_COMPARE)
    .sort(
      (a, b) =>
        b.well / b.plants - a.well / a.plants ||
        (b.well + b.recovered) / b.plants - (a.well + a.recovered) / a.plants ||
        b.plants - a.plants ||
        a.name.localeCompare(b.name),
    );
}
