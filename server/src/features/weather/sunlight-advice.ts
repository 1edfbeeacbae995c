import type { PlantKind } from '../../horticulture/water-need/plant-kind.ts';
import { capitalised, PLANTS } from '../../horticulture/water-need/plant-words.ts';
import type { Conditions } from '../../horticulture/weather-conditions.ts';
import { celsius, percent, rounded } from './figures.ts';

type Light = 'shade' | 'sun' | 'either';

const LIGHT: Readonly<Record<PlantKind, Light>> = {
  succulent: 'sun',
  shade_succulent: 'shade',
  forest_cactus: 'shade',
  fern: 'shade',
  foliage: 'shade',
  air_plant: 'shade',
  bromeliad: 'shade',
  orchid: 'shade',
  carnivorous: 'sun',
  tropical_carnivorous: 'shade',
  bog_plant: 'sun',
  citrus: 'sun',
  herb: 'either',
  dry_herb: 'sun',
  vegetable: 'sun',
  flowering: 'either',
  shade_flowering: 'shade',
  tree_or_shrub: 'either',
  any: 'either',
};

/** The light of a day. */
export type Sunlight = Pick<Conditions, 'sunDay' | 'uvIndex' | 'cloudCover' | 'highest'>;

/** From here on clouds make a day dull, in percent of the sky. */
const DULL_CLOUD = 80;
/** From here on, in °C, a strong sun scorches leaves that it does not otherwise harm. */
const SCORCHING = 33;

/**
 * What the light of the day asks, by the UV index with the classes of the World Health Organization ("Global Solar UV
 * Index", 2002): it tells how strong the sun is where leaves are, clouds counted in.
 */
export function sunlightAdvice(light: Sunlight, kind: PlantKind): string {
  const index = rounded(Math.max(0, light.uvIndex));
  if (index < 3) return inWeakSun(light, kind, index);
  if (LIGHT[kind] === 'shade') return forShadeLovers(light, kind, index);
  if (LIGHT[kind] === 'sun') return forSunLovers(light, kind, index);
  return forOthers(light, kind, index);
}

function inWeakSun(light: Sunlight, kind: PlantKind, index: number): string {
  // The clouds are those of now and say nothing of tomorrow.
  const isToday = light.sunDay === 'today';
  const isDull = isToday && light.cloudCover >= DULL_CLOUD;
  const cloud = percent(light.cloudCover);
  const weak = `the sun is weak${isToday ? '' : ' tomorrow'}, with a UV index of ${index} at most`;
  const bright = isToday ? `${weak} and ${cloud} cloud` : weak;
  const why = isDull ? `${cloud} of the sky is cloudy and the UV index reaches only ${index}` : bright;
  const plants = PLANTS[kind];
  if (LIGHT[kind] === 'shade') {
    if (!isDull) return `${capitalised(plants)} may stand at a bright window, even in the sun: ${why}.`;
    return `Move ${plants} up to the window: ${why}, too little light further back in a room.`;
  }
  if (LIGHT[kind] === 'sun') {
    const lamp = 'Indoors a south window or a plant lamp for 12 hours makes up for it.';
    return `Give ${plants} the brightest place there is: ${why}. ${lamp}`;
  }
  return `No shade is needed: ${why}. Turn pots indoors towards the light, or move them nearer to the window.`;
}

function forShadeLovers(light: Sunlight, kind: PlantKind, index: number): string {
  const plants = PLANTS[kind];
  const why = reached(light, index);
  if (index >= 6) {
    const burns = 'and burns leaves made for shade';
    return `Shade ${plants} from 11:00 to 16:00, also behind a south window: ${why}, ${burns}.`;
  }
  return `Keep ${plants} out of the midday sun: ${why}. Early and late sun does them good.`;
}

function forSunLovers(light: Sunlight, kind: PlantKind, index: number): string {
  const plants = PLANTS[kind];
  const why = reached(light, index);
  if (index >= 8 && light.highest >= SCORCHING) {
    return `Shade ${plants} lightly from 12:00 to 15:00: ${why}, at up to ${celsius(light.highest)}, and scorches even sun lovers.`;
  }
  if (index >= 6) {
    return `Full sun suits ${plants}: ${why}. Those that stood indoors need a week in half shade first, or they burn.`;
  }
  return `Leave ${plants} in full sun: ${why}, and does them good.`;
}

function forOthers(light: Sunlight, kind: PlantKind, index: number): string {
  const plants = PLANTS[kind];
  const why = reached(light, index);
  if (index >= 8) return `Shade ${plants} from 12:00 to 15:00: ${why}. Seedlings and new plantings need it most.`;
  if (index >= 6) return `Shade seedlings and new plantings at midday: ${why}. Established ${plants} bear it.`;
  const cloud = light.sunDay === 'today' ? `, with ${percent(light.cloudCover)} cloud now` : '';
  return `${capitalised(plants)} can stay where they are: ${why}${cloud}.`;
}

function reached({ sunDay }: Sunlight, index: number): string {
  return `${sunDay === 'tomorrow' ? 'tomorrow ' : ''}the UV index reaches ${index}, ${strength(index)}`;
}

function strength(index: number): string {
  if (index >= 11) return 'extreme';
  if (index >= 8) return 'very high';
  return index >= 6 ? 'high' : 'moderate';
}
