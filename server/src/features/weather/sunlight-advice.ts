import type { Conditions } from '../../horticulture/weather-conditions.ts';
import type { PlantProfile } from '../../horticulture/weather-needs/plant-profile.ts';
import { celsius, percent, rounded } from './figures.ts';

type Lit = Pick<PlantProfile, 'plural' | 'light'>;

/** The sun and clouds of a day. */
export type Sunlight = Pick<Conditions, 'sunDay' | 'uvIndex' | 'cloudCover' | 'highest'>;

/** From here on clouds make a day dull, in percent of the sky. */
const DULL_CLOUD = 80;
/** From here on, in °C, a strong sun scorches leaves that it does not otherwise harm. */
const SCORCHING = 33;

/**
 * What to do in the light of the day, by the UV index with the classes of the World Health Organization ("Global Solar UV
 * Index", 2002), which measures how strong the sun is on the ground, clouds included.
 */
export function sunlightAdvice(light: Sunlight, plant: Lit): string {
  const index = rounded(Math.max(0, light.uvIndex));
  if (index < 3) return inWeakSun(light, plant, index);
  if (plant.light === 'shade') return forShadeLovers(light, plant, index);
  if (plant.light === 'sun') return forSunLovers(light, plant, index);
  return forOthers(light, plant, index);
}

function inWeakSun(light: Sunlight, { plural, light: need }: Lit, index: number): string {
  // The cloud cover is that of now, not of tomorrow.
  const isToday = light.sunDay === 'today';
  const isDull = isToday && light.cloudCover >= DULL_CLOUD;
  const cloud = percent(light.cloudCover);
  const weak = `the sun is weak${isToday ? '' : ' tomorrow'}, with a UV index of ${index} at most`;
  const bright = isToday ? `${weak} and ${cloud} cloud` : weak;
  const why = isDull ? `${cloud} of the sky is cloudy and the UV index reaches only ${index}` : bright;
  if (need === 'shade') {
    if (!isDull) return `${capitalized(plural)} may stand at a bright window, even in the sun: ${why}.`;
    return `Move ${plural} up to the window: ${why}, too little light further back in a room.`;
  }
  if (need === 'sun') {
    const lamp = 'Indoors a south window or a plant lamp for 12 hours makes up for it.';
    return `Give ${plural} the brightest place there is: ${why}. ${lamp}`;
  }
  return `No shade is needed: ${why}. Turn pots indoors towards the light, or move them nearer to the window.`;
}

function forShadeLovers(light: Sunlight, { plural }: Lit, index: number): string {
  const why = reached(light, index);
  if (index >= 6) {
    const burns = 'and burns leaves made for shade';
    return `Shade ${plural} from 11:00 to 16:00, also behind a south window: ${why}, ${burns}.`;
  }
  return `Keep ${plural} out of the midday sun: ${why}. Early and late sun does them good.`;
}

function forSunLovers(light: Sunlight, { plural }: Lit, index: number): string {
  const why = reached(light, index);
  if (index >= 8 && light.highest >= SCORCHING) {
    return `Shade ${plural} lightly from 12:00 to 15:00: ${why}, at up to ${celsius(light.highest)}, and scorches even sun lovers.`;
  }
  if (index >= 6) {
    return `Full sun suits ${plural}: ${why}. Those that stood indoors need a week in half shade first, or they burn.`;
  }
  return `Leave ${plural} in full sun: ${why}, and does them good.`;
}

function forOthers(light: Sunlight, { plural }: Lit, index: number): string {
  const why = reached(light, index);
  if (index >= 8) return `Shade ${plural} from 12:00 to 15:00: ${why}. Seedlings and new plantings need it most.`;
  if (index >= 6) return `Shade seedlings and new plantings at midday: ${why}. Established ${plural} tolerate it.`;
  const cloud = light.sunDay === 'today' ? `, with ${percent(light.cloudCover)} cloud now` : '';
  return `${capitalized(plural)} can stay where they are: ${why}${cloud}.`;
}

function reached({ sunDay }: Sunlight, index: number): string {
  return `${sunDay === 'tomorrow' ? 'tomorrow ' : ''}the UV index reaches ${index}, ${strength(index)}`;
}

function strength(index: number): string {
  if (index >= 11) return 'extreme';
  if (index >= 8) return 'very high';
  return index >= 6 ? 'high' : 'moderate';
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
