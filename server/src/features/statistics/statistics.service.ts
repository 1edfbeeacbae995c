import { hemisphereOf } from '@plantcare/contract/seasons.ts';
import { type GardenYear, type MonthOfPlants, WEEKS_TO_COUNT } from '@plantcare/contract/statistics.ts';
import { Temporal } from 'temporal-polyfill';
import type { CallerUser } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { localDay, localDays, type Span, spanOfDays } from '../../local-day.ts';
import type { Db } from '../../tables.ts';
import * as repository from './statistics.repository.ts';
import { wellbeingOfPlaces, wellbeingOfSpecies } from './wellbeing.ts';
import { daysOfMonth, daysOfYear, firstDayToRead, seasonsOfYear, totalsOf, yearEarlier } from './year-totals.ts';

export type StatisticsService = ReturnType<typeof createStatisticsService>;

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** What the diary and the plants of a gardener say about a year. */
export function createStatisticsService({ db, clock }: { db: Db; clock: Clock }) {
  /** Those with diary entries or plants, and the current one; the newest first. */
  async function years(userId: string, timeZone: string, current: number): Promise<number[]> {
    const first = await repository.firstMoment(db, userId);
    const oldest = first === null ? current : Number(localDay(new Date(first), timeZone).slice(0, 4));
    const spans = Array.from({ length: Math.max(0, current - oldest) }, (_, n) => {
      const { firstDay, lastDay } = daysOfYear(oldest + n);
      return { year: oldest + n, ...spanOfDays(firstDay, lastDay, timeZone) };
    });
    return [...(await repository.yearsWithData(db, userId, spans)), current].sort((a, b) => b - a);
  }

  async function monthsOf(
    { id: userId, timeZone }: CallerUser,
    year: number,
    days: readonly repository.DayTotals[],
  ): Promise<MonthOfPlants[]> {
    const spans = MONTHS.map((month) => {
      const { firstDay, lastDay } = daysOfMonth(year, month);
      return spanOfDays(firstDay, lastDay, timeZone);
    });
    const gained = (await repository.gainedPlants(db, userId, spans)).map(({ id, name, species, created_at }) => ({
      ...{ _id: id, name, species, day: localDay(new Date(created_at), timeZone) },
    }));
    const left = await repository.farewellsByMonth(db, userId, daysOfYear(year));
    const farewells = left.map(({ id, ...plant }) => ({ _id: id, ...plant }));
    return MONTHS.map((month) => {
      const { firstDay, lastDay } = daysOfMonth(year, month);
      const isIn = ({ day }: { day: string }) => day >= firstDay && day <= lastDay;
      const totals = totalsOf(days, firstDay, lastDay);
      return {
        gained: { count: totals.gained, plants: gained.filter(isIn) },
        farewells: { count: totals.farewells, plants: farewells.filter(isIn) },
      };
    });
  }

  /** Nothing while the year is too young to say. */
  async function wellbeingIn(
    userId: string,
    year: number,
    { start, end }: Span,
    now: Date,
  ): Promise<repository.WellbeingRow[]> {
    const until = end < now.toISOString() ? end : now.toISOString();
    const weeks = { hours: WEEKS_TO_COUNT * 7 * 24 };
    const cameBefore = new Date(Temporal.Instant.from(until).subtract(weeks).epochMilliseconds).toISOString();
    if (cameBefore < start) return [];
    const { firstDay, lastDay } = daysOfYear(year);
    const leftAfter = Temporal.PlainDate.from(firstDay).add({ weeks: WEEKS_TO_COUNT }).toString();
    return repository.wellbeing(db, userId, { start, end, firstDay, lastDay, cameBefore, leftAfter });
  }

  return {
    /** @param asked the current year unless it is given. */
    async year(user: CallerUser, asked: number | undefined): Promise<GardenYear> {
      const { id: userId, timeZone } = user;
      const now = clock();
      const today = localDay(now, timeZone);
      const current = Number(today.slice(0, 4));
      const year = asked ?? current;
      const { firstDay, lastDay } = daysOfYear(year);
      const before = daysOfYear(year - 1);
      const days = await repository.dayTotals(db, userId, localDays(firstDayToRead(year), lastDay, timeZone));
      const rows = await wellbeingIn(userId, year, spanOfDays(firstDay, lastDay, timeZone), now);
      return {
        year,
        years: await years(userId, timeZone, current),
        today,
        totals: totalsOf(days, firstDay, lastDay),
        yearBefore: totalsOf(days, before.firstDay, before.lastDay),
        yearBeforeSoFar: totalsOf(days, before.firstDay, year === current ? yearEarlier(today) : before.lastDay),
        waterings: days
          .filter(({ day, waterings }) => day >= firstDay && waterings > 0)
          .map(({ day, waterings }) => ({ day, count: waterings })),
        months: await monthsOf(user, year, days),
        seasons: seasonsOfYear(days, year, hemisphereOf(timeZone)),
        species: wellbeingOfSpecies(rows),
        places: wellbeingOfPlaces(rows),
      };
    },
  };
}
