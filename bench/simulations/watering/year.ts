import { addDays } from '../../../server/src/horticulture/days.ts';
import { lognormal, seededRandom } from '../random.ts';
import { type KnownPot, knownPot, type Pot, randomPot, type SimulatedPlace, type Thirst, trueUse } from './pot.ts';
import type { Rule } from './rules.ts';
import { reported, type SyntheticDay, syntheticWeather } from './weather.ts';

/** Days of a year that a plant was too dry or too wet, and how often it was watered. */
export interface Outcome {
  tooDry: number;
  tooWet: number;
  waterings: number;
  answers: number;
}

/** An imperfect gardener; shares of 1. */
interface Gardener {
  actsOnDueDay: number;
  checksSoil: number;
  acceptsOffer: number;
  takesBack: number;
  /** First days of absence, and how long they last. */
  absences: readonly { from: number; days: number }[];
}

const PAST_DAYS = 3;
const DAYS_AHEAD = 7;
/** Moist enough for a finger to feel it: this share of the water is left. */
const FEELS_MOIST_BELOW = 0.75;
/** Watered before it has used so much, its soil stays too wet until it has. */
const TOO_WET_BELOW = 0.6;
/** From here on the leaves hang and a gardener who passes by may see it. */
const WILTS_FROM = 1.25;

/**
 * One pot for a year from 1 April; outdoors until 31 October, when the garden begins to rest. A rule's decisions change what
 * happens, but not the pot, the weather or the gardener.
 */
export function simulateYear(
  seed: number,
  { place, thirst }: { place: SimulatedPlace; thirst: Thirst },
  ruleFor: (known: KnownPot, start: string) => Rule,
): Outcome {
  const random = seededRandom(seed);
  const days = place === 'indoors' ? 365 : 214;
  const weather = syntheticWeather(91, days, random);
  const pot = randomPot(place, thirst, random);
  const known = knownPot(pot, meanUse(pot, weather, place === 'indoors' ? 21 : days), random);
  const gardener = randomGardener(days, random);
  const chance = seededRandom(seed + 1);
  const provider = seededRandom(seed + 2);
  const start = '2026-04-01';
  const rule = ruleFor(known, start);

  const outcome: Outcome = { tooDry: 0, tooWet: 0, waterings: 0, answers: 0 };
  let used = 0;
  let isTooWet = false;
  const water = (day: string, isNoted: boolean) => {
    const share = shareUsed();
    isTooWet = share < TOO_WET_BELOW;
    used *= 0.1 * chance();
    outcome.waterings += 1;
    if (isNoted) rule.watered(day);
  };
  let lasts = pot.lasts;
  const shareUsed = () => used / lasts;

  for (const [index, today] of weather.entries()) {
    const day = addDays(start, index);
    lasts = pot.lasts * pot.drift ** (index / 365);
    rule.morning(day, outlook(weather, index, start, provider));
    const isAway = gardener.absences.some(({ from, days: long }) => index >= from && index < from + long);
    if (!isAway) {
      if (rule.isMoved() && chance() < gardener.takesBack) rule.takeBack(day);
      if (rule.offer(day) !== null && chance() < 0.3) {
        outcome.answers += 1;
        rule.answer(day, chance() < gardener.acceptsOffer);
      }
      if (rule.dueOn() <= day) {
        if (chance() < gardener.actsOnDueDay) {
          const feels = shareUsed() * lognormal(1, 1.2, chance);
          if (chance() < gardener.checksSoil && feels < FEELS_MOIST_BELOW) {
            outcome.answers += 1;
            rule.stillMoist(day);
          } else water(day, true);
        }
      } else if (shareUsed() > WILTS_FROM && chance() < 0.35) water(day, chance() < 0.7);
    }
    used = Math.max(0, used + trueUse(pot, today, ((90 + index) % 365) + 1) * lognormal(1, 1.1, chance));
    if (shareUsed() > 1) outcome.tooDry += 1;
    if (isTooWet) outcome.tooWet += 1;
    if (shareUsed() >= TOO_WET_BELOW) isTooWet = false;
  }
  return outcome;
}

function outlook(weather: readonly SyntheticDay[], index: number, start: string, random: () => number) {
  const from = Math.max(0, index - PAST_DAYS);
  const to = Math.min(weather.length - 1, index + DAYS_AHEAD);
  return new Map(
    Array.from({ length: to - from + 1 }, (_, step) => {
      const at = from + step;
      return [addDays(start, at), reported(weather, at, at - index, random)] as const;
    }),
  );
}

/** Without rain: what a gardener who looks at the pot thinks of. */
function meanUse(pot: Pot, weather: readonly SyntheticDay[], days: number): number {
  const uses = weather.slice(0, days).map((day, index) => trueUse(pot, { ...day, rain: 0 }, 91 + index));
  return uses.reduce((sum, use) => sum + use, 0) / uses.length;
}

function randomGardener(days: number, random: () => number): Gardener {
  return {
    actsOnDueDay: 0.6 + 0.35 * random(),
    checksSoil: 0.2 + 0.7 * random(),
    acceptsOffer: 0.6,
    takesBack: 0.01,
    absences: [0, 1].map(() => ({ from: Math.floor(random() * days), days: 5 + Math.floor(random() * 8) })),
  };
}
