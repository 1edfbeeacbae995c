import { type Dryness, type Level, type WaterNeed, waterNeed } from '../../horticulture/water-need/water-need.ts';
import type { CareGroup } from '../../horticulture/weather-needs/care-group.ts';
import type { PlantProfile } from '../../horticulture/weather-needs/plant-profile.ts';
import { celsius, kilopascals, millimeters, percent, rainIs, rounded, whole } from './figures.ts';

/** How plants of a group are watered in a pot indoors, and what matters most about their water anywhere. */
const HABITS: Readonly<Record<CareGroup, { pot: string; rule: string }>> = {
  succulent: {
    pot: 'wait until the mix is dry to the bottom of the pot, then soak it once',
    rule: 'Too much water kills them sooner than too little: when in doubt, wait.',
  },
  shade_succulent: {
    pot: 'let the mix dry out wholly, then water once and pour away what runs out below',
    rule: 'They store water and grow slowly: out of the sun they need it even more rarely than other succulents.',
  },
  forest_cactus: {
    pot: 'water when the top 2 cm of the mix are dry, sooner while buds show',
    rule: 'They come from damp trees: they want more than desert cacti, but never wet feet.',
  },
  fern: {
    pot: 'keep the mix evenly moist, because drying out once costs them their fronds',
    rule: 'Water the soil and not the crown, and never let it dry out.',
  },
  house_plant: {
    pot: 'water when the top 2 to 3 cm of the mix are dry',
    rule: 'Empty the saucer after half an hour: standing water rots their roots.',
  },
  air_plant: {
    pot: 'bathe them for half an hour, shake them and let them dry within four hours',
    rule: 'They drink through their leaves, so use rain water or other soft water.',
  },
  bromeliad: {
    pot: 'keep a little fresh soft water in the rosette and the mix just damp',
    rule: 'Pour rain water or other soft water into the rosette, and change it every few weeks so that it does not rot.',
  },
  orchid: {
    pot: 'bathe the pot for ten minutes when the roots turn silvery, then let it drain',
    rule: 'Use rain water or other soft water, and leave none in the leaf joints.',
  },
  carnivorous: {
    pot: 'keep the pots standing in 1 to 2 cm of rain water',
    rule: 'Use only rain water or distilled water, as the lime in tap water kills them, and keep the peat always moist.',
  },
  tropical_carnivorous: {
    pot: 'water from above as soon as the surface is no longer wet, and let it drain',
    rule: 'Use only rain water or distilled water, and let no pot stand in it: their roots want air as well as moisture.',
  },
  water_plant: {
    pot: 'keep the pots standing in several cm of water',
    rule: 'They want wet feet: fill up what evaporates, and never let the roots dry.',
  },
  citrus: {
    pot: 'let the top 3 cm dry, then water until it runs out below',
    rule: 'Empty the saucer, and use rain water where the tap water is hard: lime yellows their leaves.',
  },
  herb: {
    pot: 'keep the soil lightly moist and water in the morning',
    rule: 'Water the soil and not the leaves: soft herbs wilt fast and turn bitter when dry.',
  },
  dry_herb: {
    pot: 'wait until a finger deep in the mix feels dry, then water sparingly',
    rule: 'They keep their scent on the dry side and rot in wet soil.',
  },
  vegetable: {
    pot: 'water as soon as the top 2 cm feel dry',
    rule: 'Water the roots and not the leaves, and evenly: drought followed by plenty splits fruit.',
  },
  flower: {
    pot: 'water when the top 2 cm feel dry',
    rule: 'Keep the water off the blooms, and look at hanging baskets first: they dry out soonest.',
  },
  shade_flower: {
    pot: 'water from below when the surface feels dry, and empty the saucer after half an hour',
    rule: 'Keep water off leaves and crowns, where it leaves spots and rot, and let the soil never dry out wholly.',
  },
  woody: {
    pot: 'water thoroughly when the top 5 cm feel dry',
    rule: 'Soak those planted in the last two years deeply; older ones in the ground find water themselves.',
  },
  unknown: {
    pot: 'feel the soil first, and water when the top 2 cm are dry',
    rule: 'Pots dry out sooner than beds, and under a roof they get no rain.',
  },
};

const AMOUNT: Readonly<Record<Level, string>> = {
  none: 'hardly any water',
  little: 'little water',
  normal: 'a moderate amount of water',
  much: 'much water',
};

const OPENING: Readonly<Record<Level, string>> = {
  none: 'Skip watering outdoors',
  little: 'Water lightly outdoors',
  normal: 'Water outdoors',
  much: 'Water generously outdoors, early in the morning',
};

/** Plants that are kept in pots, where liters per square meter say nothing. */
const POTTED: readonly CareGroup[] = [
  'succulent',
  'shade_succulent',
  'forest_cactus',
  'house_plant',
  'air_plant',
  'bromeliad',
  'orchid',
  'carnivorous',
  'tropical_carnivorous',
  'water_plant',
  'citrus',
];

/** Plants whose rule is about how to water, which does not matter while there is nothing to water. */
const RULE_ON_HOW: readonly CareGroup[] = ['fern', 'herb', 'vegetable', 'flower', 'shade_flower', 'woody'];

type Watered = Pick<PlantProfile, 'plural' | 'group' | 'cropCoefficient'>;

export function wateringAdvice(dryness: Dryness, plant: Watered): string {
  const { outdoors, indoors } = waterNeed(dryness, plant.cropCoefficient);
  const outside = `${OPENING[outdoors.level]}: ${outdoorReason(dryness, plant, outdoors)}.`;
  const rule = HABITS[outdoors.level === 'none' && RULE_ON_HOW.includes(plant.group) ? 'unknown' : plant.group].rule;
  return `${outside} ${rule} ${indoorAdvice(plant.group, indoors)}`;
}

function outdoorReason(dryness: Dryness, { group, plural }: Watered, need: WaterNeed['outdoors']): string {
  const rain = rainOf(dryness);
  if (dryness.temperature <= 0) {
    return `at ${celsius(dryness.temperature)} the soil may be frozen, and roots take up nothing from it`;
  }
  const amount = need.use < 0.05 ? 'next to nothing' : `about ${millimeters(need.use)}`;
  const use = `${plural} use ${amount} today`;
  if (need.level === 'none') return rain ?? use;
  const balance = rain === null ? `${use}, with no rain to speak of` : `${use} and ${rain}`;
  if (POTTED.includes(group)) return balance;
  return `${balance}; give about ${liters(need.mm)} per square meter`;
}

/** Null when there is less than half a millimeter. */
function rainOf({ rainLast24h, rainNext24h }: Dryness): string | null {
  const fallen = rounded(rainLast24h);
  const due = rounded(rainNext24h);
  if (fallen > 0 && due > 0) return `${fallen} mm of rain fell and ${due} mm more ${due === 1 ? 'is' : 'are'} due`;
  if (fallen > 0) return `${fallen} mm of rain fell in the last 24 hours`;
  if (due > 0) return `${rainIs(due)} due in the next 24 hours`;
  return null;
}

function liters(mm: number): string {
  const amount = Math.max(1, mm);
  return rounded(amount) === 1 ? '1 liter' : `${whole(amount)} liters`;
}

function indoorAdvice(group: CareGroup, { level, temperature, humidity, deficit }: WaterNeed['indoors']): string {
  const air = `at about ${celsius(temperature)} and ${percent(humidity)} humidity`;
  const dryness = `vapor-pressure deficit ${kilopascals(deficit)}`;
  return `Indoors they need ${AMOUNT[level]} ${air} (${dryness}): ${HABITS[group].pot}.`;
}
