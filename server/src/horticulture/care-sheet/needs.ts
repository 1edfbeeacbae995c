import type { LightClass, Season, Span, Species } from '@plantcare/contract/species.ts';
import { usualPlace } from '../usual-place.ts';
import { listed } from '../wording.ts';

const PLACE: Record<LightClass, string> = {
  low: 'a shady spot 2–3 m from a window',
  medium: 'medium light, at a north-facing window or 1–2 m from a brighter one',
  bright_indirect: 'bright, indirect light: within 1 m of an east or west window, without hot midday sun',
  full_sun: 'full sun, at least 6 hours of direct sun a day',
};

const PLACE_OUTSIDE: Record<LightClass, string> = {
  low: 'shade',
  medium: 'half shade, with a few hours of sun in the morning or evening',
  bright_indirect: 'a bright place without hot midday sun',
  full_sun: 'full sun, at least 6 hours of direct sun a day',
};

const ALSO_OUTSIDE: Record<LightClass, string> = {
  low: 'shade',
  medium: 'half shade',
  bright_indirect: 'a bright place without hot midday sun',
  full_sun: 'full sun',
};

const ALSO: Record<LightClass, string> = {
  low: 'a shady spot 2–3 m from a window',
  medium: 'medium light',
  bright_indirect: 'bright, indirect light',
  full_sun: 'direct sun, once it is used to it',
};

/**
 * The light of a window for a house plant, that of a garden for all others. The windows are those of the north; south of
 * the equator the sun stands in the north.
 */
export function lightNeed(plant: Species): string {
  const { light } = plant;
  const [place, also] = usualPlace(plant) === 'room' ? [PLACE, ALSO] : [PLACE_OUTSIDE, ALSO_OUTSIDE];
  const others = light.accepted.filter((each) => each !== light.preferred).map((each) => also[each]);
  const accepted = others.length > 0 ? ` It also accepts ${listed(others, 'and')}.` : '';
  return `It grows best in ${place[light.preferred]}.${accepted}`;
}

export function temperatureNeed({ temperature: { min, idealMin, idealMax, max } }: Species): string {
  const floor =
    min < 0 ? `It survives down to about ${degrees(min)} once established` : `Keep it above ${degrees(min)}`;
  return `It is comfortable at ${span(idealMin, idealMax)} °C. ${floor}; it suffers above ${degrees(max)}.`;
}

const HUMIDITY: Record<Species['humidity'], string> = {
  low: 'Dry room air suits it, even below 40% humidity.',
  average: 'Ordinary room air of 40–60% humidity is enough.',
  high: 'It wants humid air, above 60%: a humidifier or a bright bathroom does more than misting.',
};

/** Nothing for a plant of the garden, where nobody changes the air. */
export function humidityNeed(plant: Species): string {
  const usual = usualPlace(plant);
  return usual === 'ground' || usual === 'lawn' ? '' : HUMIDITY[plant.humidity];
}

/** What its toxins do, beside a verdict that has said already whom it is not known to harm. */
export function toxicEffect({ toxicity: { effect } }: Species): string {
  const rest = effect.replace(
    /^Not known to (?:harm|poison|be poisonous to) [^.;:,]*(?:, dogs (?:and|or) people)?[.;] ?/,
    '',
  );
  return `${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}`;
}

export function feedingNeed({ feeding, feedingWeeks }: Species): string {
  if (!feedingWeeks) return feeding;
  return `${feeding} That is about every ${weeks(feedingWeeks)} while it grows.`;
}

export function repottingNeed(plant: Species): string {
  const { repotting, repottingYears } = plant;
  const usual = usualPlace(plant);
  if (!repottingYears || usual === 'lawn') return repotting;
  if (usual === 'ground')
    return `In the ground it stays where it is; in a pot repot it every ${years(repottingYears)}. ${repotting}`;
  return `Repot about every ${years(repottingYears)}. ${repotting}`;
}

const SAID: Record<Species['growthRate'], string> = {
  slow: 'It grows slowly.',
  medium: 'It grows at a medium pace.',
  fast: 'It grows fast.',
};

export function sizeNeed({ size, growthRate }: Species): string {
  return `${size} ${SAID[growthRate]}`;
}

export function propagationNeed({ propagation }: Species): string {
  return `It is propagated by ${listed(propagation, 'or')}.`;
}

/** Of a whole family the spans may be so wide that they tell nothing; a day or two more of a thirsty plant are not. */
export function tellsNothing({ min, max }: Span): boolean {
  return max > 3 * min && max - min > 3;
}

/** "every 5–9 days", null where no figure helps and only the check of the soil tells. */
export function everyDays(span: Span): string | null {
  return tellsNothing(span) ? null : `every ${days(span)}`;
}

export function days({ min, max }: { min: number; max: number }): string {
  return `${span(min, max)} ${max === 1 ? 'day' : 'days'}`;
}

function weeks({ min, max }: { min: number; max: number }): string {
  return max === 1 ? 'week' : `${span(min, max)} weeks`;
}

function years({ min, max }: { min: number; max: number }): string {
  return max === 1 ? 'year' : `${span(min, max)} years`;
}

export function degrees(celsius: number): string {
  return `${figure(celsius)} °C`;
}

/** "5–9", and "−5 to 3" where a dash would be read as a minus. */
export function span(min: number, max: number): string {
  if (min === max) return figure(min);
  return min < 0 ? `${figure(min)} to ${figure(max)}` : `${figure(min)}–${figure(max)}`;
}

function figure(number: number): string {
  return String(number).replace('-', '−');
}

export const SEASON_NAMES: Record<Season, string> = {
  spring: 'spring',
  summer: 'summer',
  autumn: 'fall',
  winter: 'winter',
};
