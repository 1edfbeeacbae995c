import { FERN_FAMILIES } from '../../knowledge/names/relatives.ts';
import type { KnownSpecies } from '../../knowledge/plants.ts';

/** Plants that are watered and kept alike. */
export type CareGroup =
  | 'succulent'
  | 'shade_succulent'
  | 'forest_cactus'
  | 'fern'
  | 'house_plant'
  | 'air_plant'
  | 'bromeliad'
  | 'orchid'
  | 'carnivorous'
  | 'tropical_carnivorous'
  | 'water_plant'
  | 'citrus'
  | 'herb'
  | 'dry_herb'
  | 'vegetable'
  | 'flower'
  | 'shade_flower'
  | 'woody'
  | 'unknown';

/** The light of its place: `either` for plants of the sun that half shade suits too. */
export type LightNeed = 'shade' | 'sun' | 'either';

type Grouped = Pick<
  KnownSpecies,
  'scientificName' | 'category' | 'family' | 'light' | 'watering' | 'wind' | 'cropCoefficient'
>;

const BOG_CARNIVORES = ['Droseraceae', 'Sarraceniaceae', 'Drosophyllaceae'];
const TROPICAL_CARNIVORES = ['Nepenthaceae', 'Lentibulariaceae', 'Cephalotaceae'];
/** Without potting mix they are watered by bathing. */
const AIR_PLANTS = /^(?:Tillandsia|Wallisia)\b/;
/** Of these, pineapples and earth stars have no tank of water in their rosette. */
const WITHOUT_TANK = /^(?:Ananas|Cryptanthus)\b/;
/** Families with house plants that store water as succulents do: snake plants, yuccas, the ZZ plant, wax plants. */
const STORING_FAMILIES = ['Asparagaceae', 'Araceae', 'Apocynaceae'];
/** House plants with hairy leaves or a crown that water spots or rots: African violets, begonias, cyclamens. */
const WATERED_FROM_BELOW = ['Gesneriaceae', 'Begoniaceae', 'Primulaceae'];
/** The crop coefficient of plants that WUCOLS rates low or at the lower end of moderate. */
const LITTLE_WATER = 0.5;
/** The crop coefficient of plants that stand in water (FAO-56, table 12: cattails). */
const WATER_PLANT = 1.2;

/** By family, category, watering and light of the record; the first group that fits. */
export function careGroupOf(plant: Grouped): CareGroup {
  return groupOfFamily(plant) ?? groupOfCategory(plant);
}

function groupOfFamily({ scientificName, category, family, watering }: Grouped): CareGroup | null {
  if (BOG_CARNIVORES.includes(family)) return 'carnivorous';
  if (TROPICAL_CARNIVORES.includes(family)) return 'tropical_carnivorous';
  if (family === 'Orchidaceae') return 'orchid';
  if (AIR_PLANTS.test(scientificName)) return 'air_plant';
  if (family === 'Bromeliaceae' && !WITHOUT_TANK.test(scientificName)) return 'bromeliad';
  if (FERN_FAMILIES.includes(family)) return 'fern';
  if (family === 'Rutaceae' && category === 'fruit') return 'citrus';
  if (family === 'Cactaceae' && watering.class !== 'dry') return 'forest_cactus';
  return null;
}

function groupOfCategory(plant: Grouped): CareGroup {
  const { category, family, watering, wind, cropCoefficient } = plant;
  const inShade = lightNeedOf(plant) === 'shade';
  switch (category) {
    case 'succulent':
      return inShade ? 'shade_succulent' : 'succulent';
    case 'house_plant':
      if (watering.class === 'dry' && STORING_FAMILIES.includes(family)) {
        return inShade ? 'shade_succulent' : 'succulent';
      }
      if (cropCoefficient >= WATER_PLANT) return 'water_plant';
      return WATERED_FROM_BELOW.includes(family) ? 'shade_flower' : 'house_plant';
    case 'herb':
      return cropCoefficient <= LITTLE_WATER ? 'dry_herb' : 'herb';
    case 'vegetable':
      return 'vegetable';
    case 'garden_flower':
    case 'bulb':
      if (cropCoefficient >= WATER_PLANT) return 'water_plant';
      if (family === 'Lamiaceae' && cropCoefficient <= LITTLE_WATER) return 'dry_herb';
      return inShade ? 'shade_flower' : 'flower';
    case 'fruit':
      // Strawberries are watered like vegetables.
      return wind === 'low' ? 'vegetable' : 'woody';
    case 'shrub':
    case 'climber':
      return 'woody';
  }
}

/** House plants and succulents that prefer half shade come from a room, where no leaf has hardened to the open sun. */
export function lightNeedOf({ category, light }: Pick<Grouped, 'category' | 'light'>): LightNeed {
  if (light.preferred === 'full_sun') return light.accepted.includes('medium') ? 'either' : 'sun';
  const fromRoom = category === 'house_plant' || category === 'succulent';
  return fromRoom || !light.accepted.includes('full_sun') ? 'shade' : 'either';
}

/** What the plants of a group are called within a sentence; those of the other groups are called by their category. */
const GROUP_NAMES: Partial<Readonly<Record<CareGroup, string>>> = {
  succulent: 'succulents',
  shade_succulent: 'succulents of the shade',
  forest_cactus: 'forest cacti',
  fern: 'ferns',
  air_plant: 'air plants',
  bromeliad: 'bromeliads',
  orchid: 'orchids',
  carnivorous: 'carnivorous plants',
  tropical_carnivorous: 'tropical carnivorous plants',
  water_plant: 'water and bog plants',
  citrus: 'citrus trees',
  dry_herb: 'Mediterranean herbs',
};

const CATEGORY_NAMES: Readonly<Record<KnownSpecies['category'], string>> = {
  house_plant: 'house plants',
  succulent: 'succulents',
  herb: 'herbs',
  vegetable: 'vegetables',
  garden_flower: 'garden flowers',
  bulb: 'bulbs',
  shrub: 'trees and shrubs',
  climber: 'climbers',
  fruit: 'fruit plants',
};

/** "succulents", "garden flowers" */
export function pluralOf(plant: Grouped): string {
  return GROUP_NAMES[careGroupOf(plant)] ?? CATEGORY_NAMES[plant.category];
}
