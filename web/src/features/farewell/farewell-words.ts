import type { Farewell, FarewellReason } from '@plantcare/contract/plants.ts';

export const FAREWELL_UPDATED = 'Farewell updated';
export const FAILED_TO_SAY_FAREWELL = 'Failed to say farewell';
export const FAILED_TO_BRING_BACK = 'Failed to bring this plant back';

export function farewellSaid(plant: string): string {
  return `Farewell, ${plant}. Its story is kept.`;
}

export function broughtBack(plant: string): string {
  return `${plant} is back in your garden`;
}

type Days = Pick<Farewell, 'since' | 'day'>;

/** The reasons to choose from. */
export const REASON_OPTIONS: readonly { value: FarewellReason; label: string }[] = [
  { value: 'died', label: 'It died' },
  { value: 'given_away', label: 'Given away' },
  { value: 'sold', label: 'Sold' },
  { value: 'harvested', label: 'Harvested' },
  { value: 'season_over', label: 'Season over' },
  { value: 'other', label: 'Something else' },
];

/** Why a plant left, in a word or two; nothing for another reason. */
export const REASONS: Readonly<Record<FarewellReason, string | null>> = {
  died: 'Died',
  given_away: 'Given away',
  sold: 'Sold',
  harvested: 'Harvested',
  season_over: 'Its season was over',
  other: null,
};

/** The years in which the gardener had a plant: "2021 – 2026", or "2026". */
export function yearsText({ since, day }: Days): string {
  const [first, last] = [since.slice(0, 4), day.slice(0, 4)];
  return first === last ? first : `${first} – ${last}`;
}

/** How long the gardener had a plant, in its two largest units: "5 years and 8 months", "12 days". */
export function timeTogether({ since, day }: Days): string {
  const [from, to] = [new Date(since), new Date(day)];
  const days = Math.round((to.getTime() - from.getTime()) / 86_400_000);
  const inTheMonth = to.getUTCDate() >= from.getUTCDate();
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth() - (inTheMonth ? 0 : 1);
  if (months < 1) return days === 0 ? 'a day' : counted(days, 'day');
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return counted(months, 'month');
  return rest === 0 ? counted(years, 'year') : `${counted(years, 'year')} and ${counted(rest, 'month')}`;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
