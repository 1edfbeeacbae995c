import type { FarewellReason } from '@plantcare/contract/plants.ts';
import { type GardenTotals, MOST_NAMED } from '@plantcare/contract/statistics.ts';
import { sql } from 'kysely';
import type { LocalDay, Span } from '../../local-day.ts';
import type { Db } from '../../tables.ts';

/** PostgreSQL gives counts as texts. */
type Count = string | number;

/** What was done on one day. */
export interface DayTotals extends GardenTotals {
  /** In the gardener's time zone. */
  day: string;
}

/**
 * The days on which anything happened, in order. Each day is one range of the index of entries: SQLite knows no time
 * zones, and computing the day of each entry takes seven times as long.
 */
export async function dayTotals(db: Db, userId: string, days: readonly LocalDay[]): Promise<DayTotals[]> {
  const values = days.map(({ day, start, end }) => sql`(${day}, ${start}, ${end})`);
  const { rows } = await sql<Record<keyof DayTotals, Count>>`
    with days (day, first, last) as (values ${sql.join(values)})
    select day, sum(waterings) as waterings, sum(entries) as entries, sum(photos) as photos, sum(gained) as gained,
      sum(farewells) as farewells, sum(died) as died
    from (
      select day, sum(case when activity = 'watering' then 1 else 0 end) as waterings, count(*) as entries,
        count(photo_id) as photos, 0 as gained, 0 as farewells, 0 as died
      from days inner join diary_entries on user_id = ${userId} and date >= first and date < last group by day
      union all
      select day, 0, 0, 0, count(*), 0, 0
      from days inner join plants on user_id = ${userId} and created_at >= first and created_at < last group by day
      union all
      select farewell_day, 0, 0, 0, 0, count(*), sum(case when farewell_reason = 'died' then 1 else 0 end)
      from plants where user_id = ${userId} and farewell_day >= ${days[0]?.day} and farewell_day <= ${days.at(-1)?.day}
      group by farewell_day
    ) as happened group by day order by day
  `.execute(db);
  return rows.map(({ day, ...counts }) => ({
    day: String(day),
    waterings: Number(counts.waterings),
    entries: Number(counts.entries),
    photos: Number(counts.photos),
    gained: Number(counts.gained),
    farewells: Number(counts.farewells),
    died: Number(counts.died),
  }));
}

export interface GainedPlant {
  id: string;
  name: string;
  species: string | null;
  created_at: string;
}

/** The first plants that were added in each of these spans of time, such as months. */
export async function gainedPlants(db: Db, userId: string, spans: readonly Span[]): Promise<GainedPlant[]> {
  const values = spans.map(({ start, end }) => sql`(${start}, ${end})`);
  const { rows } = await sql<GainedPlant>`
    with months (first, last) as (values ${sql.join(values)})
    select id, name, species, created_at from (
      select id, name, species, created_at, row_number() over (partition by first order by created_at, id) as place
      from months inner join plants on user_id = ${userId} and created_at >= first and created_at < last
    ) as numbered where place <= ${sql.lit(MOST_NAMED)} order by created_at, id
  `.execute(db);
  return rows;
}

export interface FarewellRow {
  id: string;
  name: string;
  species: string | null;
  day: string;
  reason: FarewellReason;
}

/** The first plants that the gardener said farewell to in each month between two days. */
export async function farewellsByMonth(
  db: Db,
  userId: string,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): Promise<FarewellRow[]> {
  const { rows } = await sql<FarewellRow>`
    select id, name, species, day, reason from (
      select id, name, species, farewell_day as day, farewell_reason as reason,
        row_number() over (partition by substr(farewell_day, 1, 7) order by farewell_day, id) as place
      from plants where user_id = ${userId} and farewell_day >= ${firstDay} and farewell_day <= ${lastDay}
    ) as numbered where place <= ${sql.lit(MOST_NAMED)} order by day, id
  `.execute(db);
  return rows;
}

/** How the plants of one species in one place did in a year. */
export interface WellbeingRow {
  species: string | null;
  placeId: string | null;
  place: string | null;
  well: number;
  recovered: number;
  unwell: number;
  lost: number;
}

/** A year, and which plants were in the garden for long enough in it. */
export interface YearSpan extends Span {
  firstDay: string;
  lastDay: string;
  /** Plants that came later, or left before the day, were in the garden for too short a time to count, unless they died. */
  cameBefore: string;
  leftAfter: string;
}

/** How the plants of each species in each place did in a year. */
export async function wellbeing(db: Db, userId: string, year: YearSpan): Promise<WellbeingRow[]> {
  const { start, end, firstDay, lastDay, cameBefore, leftAfter } = year;
  const { rows } = await sql<WellbeingRow>`
    select species, place_id as "placeId", place, sum(case when state = 'well' then 1 else 0 end) as well,
      sum(case when state = 'recovered' then 1 else 0 end) as recovered,
      sum(case when state = 'unwell' then 1 else 0 end) as unwell, sum(case when state = 'lost' then 1 else 0 end) as lost
    from (
      select plant.species, plant.place_id, place.name as place, case
        when (farewell_reason = 'died' and farewell_day <= ${lastDay}) or was_lost = 1 then 'lost'
        when is_open = 1 or (health <> 'healthy' and coalesce(health_since, plant.created_at) < ${end}) then 'unwell'
        when is_open = 0 or (health_since > plant.created_at and health_since >= ${start} and health_since < ${end})
          then 'recovered'
        else 'well' end as state
      from plants as plant
      left join places as place on place.id = plant.place_id
      left join (
        select plant_id, max(case when closed_at is null or closed_at >= ${end} then 1 else 0 end) as is_open,
          max(case when outcome = 'lost' and closed_at < ${end} then 1 else 0 end) as was_lost
        from recoveries where user_id = ${userId} and opened_at < ${end} and (closed_at is null or closed_at >= ${start})
        group by plant_id
      ) as treated on treated.plant_id = plant.id
      where plant.user_id = ${userId} and plant.created_at < ${end} and (farewell_day is null or farewell_day >= ${firstDay})
        and ((plant.created_at <= ${cameBefore} and (farewell_day is null or farewell_day >= ${leftAfter}))
          or (farewell_reason = 'died' and farewell_day <= ${lastDay}))
    ) as counted group by species, place_id, place
  `.execute(db);
  return rows.map((row) => ({
    ...row,
    well: Number(row.well),
    recovered: Number(row.recovered),
    unwell: Number(row.unwell),
    lost: Number(row.lost),
  }));
}

/** When the first diary entry or the first plant was; null for neither. */
export async function firstMoment(db: Db, userId: string): Promise<string | null> {
  const { rows } = await sql<{ first: string | null }>`
    select min(moment) as first from (
      select min(date) as moment from diary_entries where user_id = ${userId}
      union all select min(created_at) from plants where user_id = ${userId}
    ) as firsts
  `.execute(db);
  return rows[0]?.first ?? null;
}

/** Those of these years in which there are diary entries or new plants. */
export async function yearsWithData(
  db: Db,
  userId: string,
  years: readonly (Span & { year: number })[],
): Promise<number[]> {
  if (years.length === 0) return [];
  const values = years.map(({ year, start, end }) => sql`(${sql.lit(year)}, ${start}, ${end})`);
  const { rows } = await sql<{ year: number }>`
    with years (year, first, last) as (values ${sql.join(values)})
    select year from years
    where exists (select 1 from diary_entries where user_id = ${userId} and date >= first and date < last)
      or exists (select 1 from plants where user_id = ${userId} and created_at >= first and created_at < last)
  `.execute(db);
  return rows.map(({ year }) => year);
}
