import { isPlaceOutdoors } from '../../horticulture/text-input/location.ts';
import type { PlantProfile } from '../../horticulture/weather-needs/plant-profile.ts';
import type { Db } from '../../tables.ts';
import { placedPlants } from './weather.repository.ts';
import type { OutdoorPlant } from './weather-alerts.ts';

/** A plant outdoors with what it tolerates and how much water it uses. */
export type ProfiledPlant = OutdoorPlant & Pick<PlantProfile, 'cropCoefficient'>;

/** The plants of gardeners that stand outdoors, by gardener; without gardeners who have none. */
export async function outdoorPlants(db: Db, userIds: readonly string[]): Promise<Map<string, ProfiledPlant[]>> {
  const outdoors = (await placedPlants(db, userIds)).filter(({ location, site }) => isPlaceOutdoors(location, site));
  if (outdoors.length === 0) return new Map();
  // The knowledge base is loaded when a plant is first looked up, and does not keep a start waiting.
  const { findPlantProfile } = await import('../../horticulture/weather-needs/find-plant-profile.ts');
  const byOwner = new Map<string, ProfiledPlant[]>();
  for (const { user_id, id, name, species } of outdoors) {
    // The species is looked up first: a fern may be called Rose.
    const { limits, cropCoefficient } = findPlantProfile(species, name);
    byOwner.set(user_id, [...(byOwner.get(user_id) ?? []), { id, name, limits, cropCoefficient }]);
  }
  return byOwner;
}
