import type { GardenTotals, GardenYear } from '@plantcare/contract/statistics.ts';

const NOTHING: GardenTotals = { waterings: 0, entries: 0, photos: 0, gained: 0, farewells: 0, died: 0 };

const SEASONS = [
  ['winter', '2025-12-01', '2026-02-28'],
  ['spring', '2026-03-01', '2026-05-31'],
  ['summer', '2026-06-01', '2026-08-31'],
  ['autumn', '2026-09-01', '2026-11-30'],
] as const;

/** A year without data, or with some, for tests. */
export function exampleYear({
  totals,
  ...given
}: Partial<Omit<GardenYear, 'totals'>> & { totals?: Partial<GardenTotals> } = {}): GardenYear {
  return {
    ...{ year: 2026, years: [2026], today: '2026-11-22', yearBefore: NOTHING, yearBeforeSoFar: NOTHING },
    ...{ waterings: [], species: [], places: [] },
    totals: { ...NOTHING, ...totals },
    months: Array.from({ length: 12 }, () => ({
      gained: { count: 0, plants: [] },
      farewells: { count: 0, plants: [] },
    })),
    seasons: SEASONS.map(([season, firstDay, lastDay]) => ({
      ...{ season, firstDay, lastDay },
      totals: NOTHING,
      yearBefore: NOTHING,
    })),
    ...given,
  };
}
