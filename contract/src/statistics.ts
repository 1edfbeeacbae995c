import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { FAREWELL_REASONS } from './plants.ts';
import { SEASONS } from './species.ts';
import { Id } from './text.ts';

/** The years that can be asked for; diary entries begin with 1900. */
const Year = z.int().min(1900).max(2200);
const CalendarDay = z.iso.date();
const Count = z.int().min(0);

/** How many plants of a month are named; the others are only counted. */
export const MOST_NAMED = 12;
/** How long a plant must have been in the garden in a year to count for how its species and its place do. */
export const WEEKS_TO_COUNT = 8;
/** How many such plants a species or a place needs. */
export const PLANTS_TO_COMPARE = 2;

/** What happened in some time. Waterings are diary entries too; `photos` are entries with one. */
export const GardenTotals = z.object({
  waterings: Count,
  entries: Count,
  photos: Count,
  gained: Count,
  farewells: Count,
  /** Of the farewells. */
  died: Count,
});

export type GardenTotals = z.output<typeof GardenTotals>;

export const YearPlant = z.object({ _id: Id, name: z.string(), species: z.string().nullable(), day: CalendarDay });

export type YearPlant = z.output<typeof YearPlant>;

export const FormerPlant = YearPlant.extend({ reason: z.enum(FAREWELL_REASONS) });

export type FormerPlant = z.output<typeof FormerPlant>;

export const MonthOfPlants = z.object({
  gained: z.object({ count: Count, plants: z.array(YearPlant).max(MOST_NAMED) }),
  farewells: z.object({ count: Count, plants: z.array(FormerPlant).max(MOST_NAMED) }),
});

export type MonthOfPlants = z.output<typeof MonthOfPlants>;

/** A season by whole months, its totals, and those of the same season a year before. */
export const SeasonOfYear = z.object({
  season: z.enum(SEASONS),
  firstDay: CalendarDay,
  lastDay: CalendarDay,
  totals: GardenTotals,
  yearBefore: GardenTotals,
});

export type SeasonOfYear = z.output<typeof SeasonOfYear>;

/**
 * The plants of a species or a place that were in the garden for at least `WEEKS_TO_COUNT` weeks of the year, or died in it.
 * Each is one of: `well` (no trouble known), `recovered`, `unwell` (at the end), `lost`.
 */
export const Wellbeing = z.object({
  name: z.string(),
  plants: Count,
  well: Count,
  recovered: Count,
  unwell: Count,
  lost: Count,
});

export type Wellbeing = z.output<typeof Wellbeing>;

export const GardenYear = z.object({
  year: Year,
  /** Those with diary entries or plants, and the current one; the newest first. */
  years: z.array(Year),
  /** The day in the gardener's time zone. */
  today: CalendarDay,
  totals: GardenTotals,
  /** Of the year before, and of it until the same day. Both are the same for a year that is over. */
  yearBefore: GardenTotals,
  yearBeforeSoFar: GardenTotals,
  /** The days with waterings, in order. */
  waterings: z.array(z.object({ day: CalendarDay, count: Count })),
  /** From January to December. */
  months: z.array(MonthOfPlants).length(12),
  /** In order, from the one that began in December of the year before. */
  seasons: z.array(SeasonOfYear).length(4),
  /** Those with at least `PLANTS_TO_COMPARE` plants, the best first. */
  species: z.array(Wellbeing),
  places: z.array(Wellbeing.extend({ _id: Id })),
});

export type GardenYear = z.output<typeof GardenYear>;

export const getGardenYear = endpoint({
  method: 'GET',
  path: '/statistics/year',
  area: 'Statistics',
  summary:
    'A year in the garden, in the time zone of the gardener: waterings by day, plants gained and lost, seasons compared, and which species and places do well',
  access: 'signed-in',
  query: z.object({ year: z.coerce.number().pipe(Year).optional() }),
  response: GardenYear,
});
