import type { Species } from '@plantcare/contract/species.ts';
import { isFrostTender } from '../../../../horticulture/care-sheet/light-needs.ts';
import { isCrop } from '../../../../horticulture/crops.ts';
import { isDeadly } from '../../../../horticulture/toxicity/wording.ts';
import { genusOf, plants } from '../../../../knowledge/plants.ts';
import type { Concepts } from '../intent/concepts.ts';
import type { Form } from '../intent/form.ts';
import { usualSpecies } from '../usual-species.ts';

/**
 * What the answers of worked questions are chosen by: the plant's names from species to family (of a genus or group also those of
 * the species that is mostly meant by it), its category, and traits
 * such as "dry", "tender" or "ground". "none" where nobody knows which plant it is.
 */
export function plantTraits(plant: Species | null, names = speciesNames): ReadonlySet<string> {
  if (!plant) return new Set(['none']);
  const { family, category, watering, humidity, lifespan, light } = plant;
  const traits = [
    ...names(plant),
    // What is written for cacti is for those of deserts.
    FOREST_CACTI.has(genusOf(plant)) ? 'forest cactus' : family,
    category,
    watering.class,
    `${humidity} humidity`,
    lifespan,
    `${light.preferred} light`,
    isFrostTender(plant) ? 'tender' : 'hardy',
  ];
  if (isCrop(plant)) traits.push('crop');
  if (isDeadly(plant)) traits.push('deadly');
  if (growsInGround(plant)) traits.push('ground');
  if (isHouseplant(plant)) traits.push('houseplant');
  return new Set(traits);
}

/** Cacti of rain forests, which want shade, moist soil and no dry winter. */
const FOREST_CACTI: ReadonlySet<string> = new Set([
  'Schlumbergera',
  'Rhipsalis',
  'Epiphyllum',
  'Disocactus',
  'Hatiora',
  'Lepismium',
  'Selenicereus',
]);

/** Without those: "palm tree outside" is no areca palm in a room. */
const OF_ITSELF = ({ scientificName }: Species): readonly string[] => [
  scientificName,
  scientificName.split(' ')[0] ?? '',
];

function isUsuallyInRoom(plant: Species): boolean {
  const usual = usualSpecies(plant);
  const record = plants.find(({ scientificName }) => scientificName === usual);
  return record !== undefined && isHouseplant(record);
}

/** Its scientific name and genus; of a genus or group also those of the species that is mostly meant by it. */
function speciesNames(plant: Species): readonly string[] {
  const names = [plant.scientificName, usualSpecies(plant)].filter((name) => name !== null);
  return names.flatMap((name) => [name, name.split(' ').slice(0, 2).join(' '), name.split(' ')[0] ?? '']);
}

/**
 * What the answer to a question is chosen by: the traits of its plant. Where it names several plants and is about none of them alone,
 * their names, unless it asks which plants to choose.
 */
export function traitsAsked(
  plant: Species | null,
  {
    otherPlants: others,
    form,
    concepts,
  }: { otherPlants: readonly Species[]; form: Form; concepts: Pick<Concepts, 'circumstances'> },
): ReadonlySet<string> {
  if (plant !== null && concepts.circumstances.has('outdoors') && isUsuallyInRoom(plant))
    return plantTraits(plant, OF_ITSELF);
  if (plant !== null || others.length === 0 || form === 'which-plants') return plantTraits(plant);
  return new Set([...plantTraits(null), ...others.flatMap(speciesNames)]);
}

/** Kept in a room: frost kills it, and it is no crop of beds. */
function isHouseplant(plant: Species): boolean {
  return isFrostTender(plant) && !isGardenCategory(plant) && plant.matureSize.potted !== null;
}

/** Grown in open ground as a rule, so that pots, windows and bringing in are not spoken of unless the gardener does. */
export function growsInGround(plant: Species): boolean {
  if (plant.matureSize.potted === null) return true;
  if (plant.matureSize.ground === null) return false;
  if (plant.category === 'vegetable') return true;
  return !isFrostTender(plant) && plant.category !== 'house_plant' && plant.category !== 'succulent';
}

function isGardenCategory({ category }: Species): boolean {
  return category === 'vegetable' || category === 'garden_flower';
}
