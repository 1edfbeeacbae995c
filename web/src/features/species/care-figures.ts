import type { HumidityClass, LightClass, Span, Species, WateringClass } from '@plantcare/contract/species.ts';
import { capitalized } from '@/lib/capitalized.ts';
import { onFirstUse } from '@/lib/on-first-use.ts';
import { seasonList } from '@/lib/time/season-names.ts';
import type { Measures } from '@/lib/units/measures.ts';

const LIGHT: Record<LightClass, string> = {
  low: 'low light',
  medium: 'medium light',
  bright_indirect: 'bright indirect light',
  full_sun: 'full sun',
};

const WATERING: Record<WateringClass, string> = {
  dry: 'Water when the pot has dried through',
  moderate: 'Water when the top of the soil is dry',
  moist: 'Keep the soil slightly moist',
};

const HUMIDITY: Record<HumidityClass, string> = {
  low: 'Dry air suits, below 40%',
  average: 'Average, 40–60%',
  high: 'High, above 60%',
};

const LIFE: Record<Species['lifespan'], string> = {
  annual: 'Lives for one season.',
  biennial: 'Lives for two years.',
  perennial: 'Lives for years.',
};

const ONE_OF = onFirstUse(() => new Intl.ListFormat('en', { type: 'disjunction' }));

/** "Bright indirect light", and the other light it tolerates, if any. */
export function lightText({ preferred, accepted }: Species['light']): { best: string; also: string | null } {
  const others = accepted.filter((light) => light !== preferred).map((light) => LIGHT[light]);
  return {
    best: capitalized(LIGHT[preferred]),
    also: others.length === 0 ? null : `Also grows in ${ONE_OF().format(others)}`,
  };
}

export function wateringText({ class: way }: Species['watering']): string {
  return WATERING[way];
}

/** What usually comes of the check, never a rhythm to keep to. */
export function usualDays({
  daysGrowing,
  daysWinter,
}: Pick<Species['watering'], 'daysGrowing' | 'daysWinter'>): string {
  return `Usually every ${days(daysGrowing)} while it grows, every ${days(daysWinter)} in winter`;
}

export function humidityText(humidity: HumidityClass): string {
  return HUMIDITY[humidity];
}

/** The span it likes, and the cold it must not meet: a floor of the room, or of the winter for what lives outdoors. */
export function temperatureText(
  { min, idealMin, idealMax }: Species['temperature'],
  { temperature, temperatures }: Measures,
): { likes: string; floor: string } {
  return {
    likes: temperatures(idealMin, idealMax),
    floor: min < 0 ? `Survives about ${temperature(min)} once established` : `Keep it above ${temperature(min)}`,
  };
}

function days({ min, max }: Span): string {
  if (max === 1) return 'day';
  return `${min === max ? min : `${min}–${max}`} days`;
}

/** "Fast, in spring and summer. Lives for years." */
export function growthText({ growthRate, growsIn, lifespan }: Pick<Species, 'growthRate' | 'growsIn' | 'lifespan'>) {
  return `${capitalized(growthRate)}, in ${seasonList(growsIn)}. ${LIFE[lifespan]}`;
}

/** What else it is or was called, and its family. */
export function namesText({
  commonNames: [, ...others],
  synonyms,
  family,
}: Pick<Species, 'commonNames' | 'synonyms' | 'family'>): string {
  const called = others.length === 0 ? '' : `Also called ${others.join(', ')}. `;
  const formerly = synonyms.length === 0 ? '' : `Also sold or listed as ${synonyms.join(', ')}. `;
  return `${called}${formerly}Family: ${family}.`;
}

/** Short phrases as one list in words, such as "Stem cuttings in water, division". */
export function listed(phrases: readonly string[]): string {
  return `${capitalized(phrases.join(', '))}.`;
}
