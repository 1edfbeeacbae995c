import type { WaterUser } from './daily-use.ts';
import type { SoilObservation } from './drying-time.ts';
import { balanceOn, type WaterBalance } from './water-balance.ts';

/** A watering reminder that was completed. Days are `2026-05-01`. */
export interface CompletedWatering {
  dueOn: string;
  completedOn: string;
  /** Whether "still moist" was answered before. */
  wasMoist: boolean;
  /** The date of its rhythm, and which way it was moved before its gardener took that back. */
  refused: { rhythmDay: string; way: 'later' | 'earlier' } | null;
  /** What its plant had used by a day, where that was computed with the weather of those days. */
  balance: WaterBalance | null;
}

/** More than so many observations tell nothing new, because older ones fade. */
const MOST_OBSERVATIONS = 20;

/**
 * What a plant's diary and its reminders say of its soil, the oldest first. Use is computed for usual weather, and brought
 * to the weather of those days where a balance was kept.
 * @param waterings the days on which it was watered, the oldest first, those of completed reminders included
 */
export function soilHistory(
  user: WaterUser,
  waterings: readonly string[],
  completed: readonly CompletedWatering[],
): SoilObservation[] {
  const observed: { day: string; observation: SoilObservation }[] = [];
  const reminded = new Map(completed.map((each) => [each.completedOn, each]));
  for (const [index, day] of waterings.entries()) {
    const before = waterings[index - 1];
    if (before === undefined) continue;
    const reminder = reminded.get(day);
    const note = (kind: SoilObservation['kind'], on: string) => {
      if (on > before)
        observed.push({ day: on, observation: { kind, used: usedBy(user, before, on, reminder?.balance ?? null) } });
    };
    if (!reminder) {
      note('watered early', day);
      continue;
    }
    const { dueOn, wasMoist, refused } = reminder;
    if (refused) note(`${refused.way} refused`, refused.rhythmDay);
    if (wasMoist) note('moist', dueOn < day ? dueOn : day);
    note(day < dueOn ? 'watered early' : 'dry', day);
  }
  return observed
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    .map(({ observation }) => observation)
    .slice(-MOST_OBSERVATIONS);
}

function usedBy(user: WaterUser, wateredOn: string, day: string, balance: WaterBalance | null): number {
  const usually = (by: string) => balanceOn(user, { day: wateredOn, used: 0 }, by, new Map()).used;
  if (balance === null || balance.day <= wateredOn) return usually(day);
  const expected = usually(balance.day);
  return expected === 0 ? usually(day) : (usually(day) * balance.used) / expected;
}
