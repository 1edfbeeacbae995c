import type { KnownSpecies } from '../../knowledge/plants.ts';
import { type CareGroup, careGroupOf, type LightNeed, lightNeedOf, pluralOf } from './care-group.ts';
import { type WeatherLimits, weatherLimits } from './weather-limits.ts';

/** All that the weather asks to know of a plant. */
export interface PlantProfile {
  /** What such plants are called within a sentence: "succulents". */
  plural: string;
  group: CareGroup;
  light: LightNeed;
  limits: WeatherLimits;
  /** The share of the reference evapotranspiration that it uses. */
  cropCoefficient: number;
}

export function profileOf(plant: KnownSpecies): PlantProfile {
  return {
    plural: pluralOf(plant),
    group: careGroupOf(plant),
    light: lightNeedOf(plant),
    limits: weatherLimits(plant),
    cropCoefficient: plant.cropCoefficient,
  };
}
