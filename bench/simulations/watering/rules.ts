import { addDays, daysBetween } from '../../../server/src/horticulture/days.ts';
import { dryingTime, type SoilObservation } from '../../../server/src/horticulture/watering-rhythm/drying-time.ts';
import { expectedTime, nextWatering } from '../../../server/src/horticulture/watering-rhythm/next-watering.ts';
import {
  balanceOn,
  type KnownWeather,
  type WaterBalance,
} from '../../../server/src/horticulture/watering-rhythm/water-balance.ts';
import type { KnownPot } from './pot.ts';

/** A rule that says when to water. Days are `2026-05-01`. */
export interface Rule {
  /** Today with the weather known today; before the gardener looks. */
  morning(day: string, weather: KnownWeather): void;
  dueOn(): string;
  watered(day: string): void;
  stillMoist(day: string): void;
  /** Whether a date that it moved is before its gardener, who may take it back. */
  isMoved(): boolean;
  takeBack(day: string): void;
  /** A rhythm that it offers, to be accepted or declined. */
  offer(day: string): number | null;
  answer(day: string, accepted: boolean): void;
}

/** By how many days "still moist" postpones a watering, as in the product. */
function moistDays(interval: number): number {
  return Math.min(4, Math.max(1, Math.round(interval / 3)));
}

/** The product without adaptation: dates of a fixed grid, and a longer interval offered after three "still moist" in a row. */
export function fixedRhythm({ interval: first }: KnownPot, start: string): Rule {
  let interval = first;
  let gridStart = start;
  let due = addDays(start, interval);
  let moistStreak = 0;
  let answered = false;
  return {
    morning() {},
    dueOn: () => due,
    watered(day) {
      const after = day > due ? day : due;
      const steps = Math.floor(daysBetween(gridStart, after) / interval) + 1;
      due = addDays(gridStart, steps * interval);
      if (!answered) moistStreak = 0;
      answered = false;
    },
    stillMoist(day) {
      due = addDays(day > due ? day : due, moistDays(interval));
      moistStreak += 1;
      answered = true;
    },
    isMoved: () => false,
    takeBack() {},
    offer: () => (moistStreak >= 3 ? interval + moistDays(interval) : null),
    answer(_day, accepted) {
      moistStreak = 0;
      if (!accepted) return;
      interval += moistDays(interval);
      gridStart = due;
    },
  };
}

/**
 * Kamerplanter's rule (github.com/nolte/kamerplanter, `care_reminder_engine.py`: `_get_interval_days`,
 * `apply_adaptive_learning`, `should_generate_reminder`; REQ-037 for the water balance). The interval counts from the last
 * watering. With three waterings or more it moves by a day towards the mean of the last four gaps, within 30 percent of the
 * chosen interval; in winter it is half as long again. Outdoors nothing is due on a day whose rain covers its use. Its
 * gardener chooses how long to snooze; here as long as in the product.
 */
export function kamerplanter({ interval: chosen, user }: KnownPot, start: string): Rule {
  let learned = chosen;
  let last = start;
  let snoozedTo: string | null = null;
  let today = start;
  let isCovered = false;
  const waterings = [start];
  const interval = () => {
    const isWinter = ['12', '01', '02'].includes(today.slice(5, 7));
    return isWinter ? Math.max(1, Math.floor(learned * 1.5)) : learned;
  };
  const dueOn = () => snoozedTo ?? addDays(last, interval());
  return {
    morning(day, weather) {
      today = day;
      const now = weather.get(day);
      const covered = now && now.rain > 5 ? now.rain * 0.8 : (now?.rain ?? 0);
      isCovered =
        user.place !== 'indoors' && now !== undefined && user.cropCoefficient * now.evapotranspiration <= covered;
    },
    dueOn: () => (isCovered && dueOn() <= today ? addDays(today, 1) : dueOn()),
    watered(day) {
      waterings.push(day);
      last = day;
      snoozedTo = null;
      const recent = waterings.slice(-5);
      const gaps = recent
        .slice(1)
        .map((each, index) => daysBetween(recent[index] ?? each, each))
        .filter((gap) => gap > 0);
      if (waterings.length < 3 || gaps.length < 2) return;
      const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
      const within = Math.max(
        Math.max(1, Math.floor(chosen * 0.7)),
        Math.min(Math.floor(chosen * 1.3), Math.round(mean)),
      );
      learned += Math.sign(within - learned);
    },
    stillMoist(day) {
      snoozedTo = addDays(day, moistDays(chosen));
    },
    isMoved: () => false,
    takeBack() {},
    offer: () => null,
    answer() {},
  };
}

/** The product with adaptation: the same modules that the server runs, and the same offer of a longer interval. */
export function adaptive({ interval: first, user, usual }: KnownPot, start: string): Rule {
  let interval = first;
  let chosenOn = start;
  let wateredOn = start;
  let balance: WaterBalance = { day: start, used: 0 };
  let rhythmDay = addDays(start, interval);
  let due = rhythmDay;
  let isFixed = true; // The first date is the one that its gardener has set.
  let moved = 0;
  let moistStreak = 0;
  let answered = false;
  let known: KnownWeather = new Map();
  let observations: SoilObservation[] = [];
  let expected = expectedTime(user, { interval, chosenOn, usual });
  let lasts = expected;

  const observe = (kind: SoilObservation['kind'], day: string) => {
    const { used } = balanceOn(user, balance, day, known);
    observations = [...observations, { kind, used }].slice(-MOST_OBSERVATIONS);
    lasts = dryingTime(expected, observations).median;
  };
  const decide = () => {
    if (isFixed) return;
    const next = nextWatering({ user, balance, wateredOn, rhythmDay, interval, lasts, expected, weather: known });
    moved = next.moved;
    due = next.day;
  };

  return {
    morning(day, weather) {
      known = weather;
      const yesterday = addDays(day, -1);
      if (balance.day < yesterday) balance = balanceOn(user, balance, yesterday, known);
      if (day <= due) decide();
    },
    dueOn: () => due,
    watered(day) {
      observe(day < due ? 'watered early' : 'dry', day);
      if (!answered) moistStreak = 0;
      answered = false;
      wateredOn = day;
      balance = { day, used: 0 };
      rhythmDay = addDays(day, interval);
      isFixed = false;
      decide();
    },
    stillMoist(day) {
      observe('moist', day);
      due = addDays(day > due ? day : due, moistDays(interval));
      isFixed = true;
      moistStreak += 1;
      answered = true;
    },
    isMoved: () => moved !== 0 && !isFixed,
    takeBack(day) {
      observe(moved > 0 ? 'later refused' : 'earlier refused', day);
      due = rhythmDay;
      isFixed = true;
      moved = 0;
    },
    offer: () => (moistStreak >= 3 ? interval + moistDays(interval) : null),
    answer(day, accepted) {
      moistStreak = 0;
      if (!accepted) return;
      interval += moistDays(interval);
      chosenOn = day;
      expected = expectedTime(user, { interval, chosenOn, usual });
      lasts = dryingTime(expected, observations).median;
    },
  };
}

const MOST_OBSERVATIONS = 20;
