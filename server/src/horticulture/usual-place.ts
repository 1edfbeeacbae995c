import { PLANT_DEFAULTS } from '@plantcare/contract/assistant/question.ts';
import { HARDINESS_RATINGS, type HardinessRating, type Species } from '@plantcare/contract/species.ts';
import type { KnownSpecies } from '../knowledge/plants.ts';
import { isFor } from '../knowledge/uses.ts';
import type { KnownPlant } from './circumstances.ts';
import type { Keeping } from './text-input/conditions.ts';

/** Where a plant is usually grown: in a room, in a pot that may spend the summer outside, in open ground, or as a lawn. */
export type UsualPlace = 'room' | 'pot' | 'ground' | 'lawn';

/** The least hardy of a category that is usually planted out for good; tender ones stand in pots. */
const PLANTED_FROM: Partial<Record<Species['category'], HardinessRating>> = {
  garden_flower: 'H3',
  bulb: 'H2',
  shrub: 'H4',
  climber: 'H4',
  fruit: 'H4',
};

/** A place outdoors where plants stand in pots, although none is named. */
const PAVED =
  /balcon|balkon|terra[cs]|terrazz|patio|porch|deck|veranda|loggia|roof|window ?box|hanging basket|step|stoop|azotea/i;

/** And places where they stand in the ground, unless a pot is named. */
const GARDEN = /\b(?:garden|yard|backyard|jardin|giardino|tuin|potager|huert[oa]|orto)\b|garten\b/i;

export function usualPlace(plant: Species): UsualPlace {
  if (isFor('lawn', plant)) return 'lawn';
  const { category, matureSize, lifespan, hardinessRating } = plant;
  if (matureSize.potted === null) return 'ground';
  if (category === 'house_plant' || category === 'succulent') return 'room';
  if (category === 'vegetable') return 'ground';
  if (category === 'garden_flower' && lifespan !== 'perennial') return 'ground';
  const least = PLANTED_FROM[category];
  return least !== undefined && matureSize.ground !== null && isAtLeast(hardinessRating, least) ? 'ground' : 'pot';
}

/** Whether it is grown for one season and gone after its harvest or its flowers. */
export function isSeasonal({ lifespan, category, sowing }: KnownSpecies): boolean {
  return (
    lifespan === 'annual' ||
    (category === 'vegetable' && (sowing?.indoors !== undefined || sowing?.outdoors !== undefined))
  );
}

/**
 * What is known of a plant's place, completed by where its kind is usually grown: a garden plant is taken to stand in the
 * ground unless a pot, a balcony or a room is named. `said` is the location as it was sent. The one that the browser sends
 * for a plant without a location says nothing of a garden plant.
 */
export function inUsualPlace(
  keeping: Keeping,
  said: string | null,
  own: KnownPlant | null,
  plant: Species | null,
): Keeping {
  const usual = plant ? usualPlace(plant) : 'room';
  if (keeping.place.openGround || usual === 'room' || plant === null) return keeping;
  if (usual === 'pot' && !(isPlantedInGardens(plant) && GARDEN.test(said ?? own?.location ?? ''))) return keeping;
  const onlyDefault = said === PLANT_DEFAULTS.indoor && own !== null && !own.location;
  const isIn = (site: Keeping['place']['site']) => keeping.place.site === site && !onlyDefault;
  const cannotBePotted = plant.matureSize.potted === null;
  const potted = keeping.pot !== null || PAVED.test(said ?? own?.location ?? '') || keeping.place.container;
  if (!cannotBePotted && (isIn('indoors') || isIn('greenhouse'))) return keeping;
  if (!cannotBePotted && potted) return { ...keeping, place: { ...keeping.place, site: 'outdoors' } };
  return { ...keeping, pot: null, place: { ...keeping.place, site: 'outdoors', openGround: true } };
}

/** Herbs and half-hardy plants stand in pots or beds alike. */
function isPlantedInGardens(plant: Species): boolean {
  return plant.matureSize.ground !== null && (plant.lifespan === 'annual' || plant.temperature.min < 0);
}

function isAtLeast(rating: HardinessRating, least: HardinessRating): boolean {
  return HARDINESS_RATINGS.indexOf(rating) >= HARDINESS_RATINGS.indexOf(least);
}
