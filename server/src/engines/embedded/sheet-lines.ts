import type { LightClass, Species, Toxic } from '@plantcare/contract/species.ts';

const LIGHT: Record<LightClass, string> = {
  low: 'a shady spot, 2–3 m from a window',
  medium: 'medium light, 1–2 m from a bright window or close to a north-facing one',
  bright_indirect: 'bright light without hot midday sun, within 1 m of an east or west window',
  full_sun: 'direct sun for at least 6 hours a day',
};

export function lightNeed({ light }: Species): string {
  const others = light.accepted.filter((each) => each !== light.preferred).map((each) => LIGHT[each]);
  const bears = others.length > 0 ? ` It also bears ${others.join(', or ')}.` : '';
  return `It grows best in ${LIGHT[light.preferred]}.${bears}`;
}

export function wateringNeed({ watering }: Species): string {
  return `${watering.check} That is usually every ${days(watering.daysGrowing)} while it grows, and every ${days(watering.daysWinter)} in winter.`;
}

export function temperatureNeed({ temperature: { min, idealMin, idealMax, max } }: Species): string {
  return `It is comfortable at ${span(idealMin, idealMax)} °C; keep it above ${figure(min)} °C and below ${figure(max)} °C.`;
}

const HUMIDITY: Record<Species['humidity'], string> = {
  low: 'Dry room air, below 40 % humidity, suits it.',
  average: 'Ordinary room air of 40–60 % humidity is enough.',
  high: 'It wants humid air, above 60 %.',
};

export function humidityNeed({ humidity }: Species): string {
  return HUMIDITY[humidity];
}

export function fertilizing({ feeding, feedingWeeks }: Species): string {
  return feedingWeeks
    ? `${feeding} That is every ${span(feedingWeeks.min, feedingWeeks.max)} weeks while it grows.`
    : feeding;
}

const TOXIC: Record<Toxic, string> = {
  yes: 'toxic',
  no: 'not known to be toxic',
  unknown: 'unknown, so keep it out of reach',
};

export function petsAndPeople({ toxicity }: Species): string {
  const { cats, dogs, people, effect } = toxicity;
  return `Cats: ${TOXIC[cats]}. Dogs: ${TOXIC[dogs]}. People: ${TOXIC[people]}. ${effect}`;
}

export function days({ min, max }: { min: number; max: number }): string {
  return `${span(min, max)} ${max === 1 ? 'day' : 'days'}`;
}

export function span(min: number, max: number): string {
  return min === max ? figure(min) : `${figure(min)}${min < 0 || max < 0 ? ' to ' : '–'}${figure(max)}`;
}

export function figure(number: number): string {
  return String(number).replace('-', '−');
}
