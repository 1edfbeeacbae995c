import { survivesInGround } from '../../knowledge/coldest-zones.ts';
import { leafFallOf } from '../../knowledge/leaf-fall.ts';
import type { KnownSpecies } from '../../knowledge/plants.ts';
import { type PlantTraits, traitsByName } from '../../knowledge/traits.ts';
import { isFor } from '../../knowledge/uses.ts';
import { degrees } from '../care-sheet/needs.ts';
import { monthSpans } from '../months.ts';
import { EATERS } from '../toxicity/wording.ts';
import { isAquatic } from './aquatic.ts';
import { type Criterion, grownFor, ofCategory } from './criterion.ts';
import { isIn } from './season-criteria.ts';

const GROWS = { slow: 'grows slowly', medium: 'grows at a medium pace', fast: 'grows fast' } as const;

/** The plants of an often quoted study: Wolverton et al., "Interior Landscape Plants for Indoor Air Pollution Abatement" (1989). */
const AIR_PURIFIERS: readonly string[] = [
  'Spathiphyllum wallisii',
  'Dracaena trifasciata',
  'Chlorophytum comosum',
  'Hedera helix',
  'Ficus benjamina',
  'Chamaedorea elegans',
  'Dracaena fragrans',
  'Dracaena marginata',
  'Aglaonema commutatum',
];

/** °C that a plant survives which needs no protection in a cold winter. */
const VERY_HARDY = -12;

/** So many months of flowers are more than most plants have. */
const MONTHS = 4;

/** What fits on a desk or a shelf, in cm. */
const DESK_HEIGHT = 35;

/** °C that a plant survives which lives outside through mild winters at least. */
const HARDY = -8;

/** What most gardens can keep outside comes before what must be brought in. */
function tenderLast({ temperature }: KnownSpecies): number {
  return temperature.min <= HARDY ? 0 : 1;
}

function acceptsShade({ light, category }: KnownSpecies): boolean {
  return (
    category !== 'house_plant' &&
    category !== 'succulent' &&
    light.accepted.some((each) => each === 'medium' || each === 'low')
  );
}

/** Geraniums and fan flowers would live on in a mild winter; most gardeners buy them for a summer. */
function isSummerBedding(plant: KnownSpecies): boolean {
  const isForSummer = isFor('balcony', plant) || isFor('hanging', plant) || isFor('dry-pots', plant);
  return plant.category === 'garden_flower' && plant.temperature.min >= 0 && isForSummer;
}

/** By what they are grown for, and by kind. */
export const USE_CRITERIA = {
  easy: grownFor('easy', 'that are easy for beginners'),
  children: {
    ...grownFor('children', 'to grow with children'),
    reason: ({ toxicity }) => (toxicity.people === 'yes' ? 'only the harvest is eaten: other parts are toxic' : null),
  },
  'air-purifying': {
    title: () => 'that are sold as air purifiers',
    holds: ({ scientificName }) => AIR_PURIFIERS.includes(scientificName),
    reason: () => null,
    note: 'At home they clean the air by no measurable amount: it would take ten or more plants for each square meter to match ordinary airing (Cummings and Waring, Journal of Exposure Science and Environmental Epidemiology, 2020). Open a window, and choose a plant because you like it.',
  },
  hedge: { ...grownFor('hedge', 'for a hedge'), reason: ({ growthRate }) => GROWS[growthRate] },
  'fast-hedge': {
    ...grownFor('hedge', 'for a fast hedge'),
    holds: (plant) => isFor('hedge', plant) && plant.growthRate === 'fast',
    reason: ({ matureSize: { ground } }) => (ground ? `up to ${meters(ground.height)} if it is never cut` : null),
    note: 'What grows fast must be cut two or three times a year and does not stop at the height you want.',
  },
  shade: {
    ...grownFor('shade', 'for shade or half shade'),
    holds: (plant) => isFor('shade', plant) || acceptsShade(plant),
    reason: (plant) => `hardy to ${degrees(survivesInGround(plant))}`,
  },
  'drought-tolerant': {
    title: () => 'for a dry, sunny garden',
    holds: ({ watering, category, temperature }) =>
      watering.class === 'dry' && category !== 'house_plant' && temperature.min < 0,
    reason: (plant) => `hardy to ${degrees(survivesInGround(plant))}`,
    note: 'Water even these in their first summer, until their roots reach down.',
  },
  balcony: {
    ...grownFor('balcony', 'for a balcony'),
    reason: ({ light }) => (light.preferred === 'full_sun' ? 'in sun' : 'in half shade'),
  },
  'shady-balcony': {
    ...grownFor('shady-balcony', 'for a balcony in shade'),
    reason: ({ flowers }, { hemisphere }) => (flowers ? `flowers ${monthSpans(flowers, hemisphere)}` : null),
    note: 'Wind dries pots and tips them over: take wide, heavy pots, secure boxes and baskets, feel the soil every day in summer, and give the tender ones the most sheltered corner.',
  },
  'dry-pots': {
    ...grownFor('dry-pots', 'that survive a forgotten watering in pots outdoors'),
    note: 'Take the biggest pot or basket there is room for, one with a water reserve: small ones dry out in a day in summer.',
  },
  'windy-place': {
    ...grownFor('windy-place', 'that stand wind in pots'),
    note: 'Low, small-leaved and silvery plants lose the least water. Take wide, heavy pots, secure them, and water more often than in a sheltered place.',
  },
  'hard-water': {
    ...grownFor('hard-water', 'that tolerate hard tap water'),
    note: 'Lime leaves white crusts: water them until it runs out below, and renew the soil every two to three years. Calatheas, azaleas, gardenias, camellias, ferns, orchids and above all carnivorous plants want rain water.',
  },
  'water-culture': {
    ...grownFor('water-culture', 'that live in water alone'),
    noun: 'House plants',
    reason: () => null,
    note: 'Change the water every week or two, keep leaves above it, stand the glass out of hot sun, and add a few drops of liquid fertilizer a month. They grow more slowly than in soil.',
  },
  fragrant: grownFor('fragrant', 'with fragrant flowers or leaves'),
  hanging: grownFor('hanging', 'for a hanging basket'),
  lawn: grownFor('lawn', 'for a lawn'),
  pollinators: {
    ...grownFor('pollinators', 'that feed bees and butterflies'),
    reason: ({ flowers }, { hemisphere }) => (flowers ? `flowers ${monthSpans(flowers, hemisphere)}` : null),
    note: 'Choose single flowers for every season from crocus to ivy, and do not spray what is in flower.',
  },
  deer: {
    ...grownFor('deer', 'that deer mostly leave alone'),
    note: 'None is proof against hungry deer: only a fence of 2 m is sure.',
  },
  'slug-proof': grownFor('slug-proof', 'that slugs mostly leave alone'),
  'rabbit-proof': {
    ...grownFor('rabbit-proof', 'that rabbits mostly leave alone'),
    note: 'None is proof against hungry rabbits: only wire mesh around young plants is sure.',
  },
  'ground-cover': {
    ...grownFor('ground-cover', 'that cover the ground'),
    reason: ({ light }) => (light.preferred === 'full_sun' ? 'in sun' : 'in half shade or shade'),
  },
  'low-hedge': {
    ...grownFor('low-hedge', 'for a low hedge'),
    reason: (plant) => leafFallOf(plant),
  },
  'winter-flowers': {
    ...grownFor('winter-flowers', 'that flower in winter'),
    reason: ({ flowers }, { hemisphere }) => (flowers ? monthSpans(flowers, hemisphere) : null),
  },
  'winter-pots': grownFor('winter-pots', 'for pots and baskets in winter'),
  paving: grownFor('paving', 'for gaps in paving'),
  pond: {
    ...grownFor('pond', 'for a pond or its edge'),
    holds: (plant) => isFor('pond', plant) || isAquatic(plant),
    ofWater: true,
  },
  'silver-leaves': withLeaves('with silver or blue-gray leaves', ['silver', 'blue_gray']),
  'purple-leaves': withLeaves('with purple or bronze leaves', ['purple', 'bronze']),
  clay: grownFor('clay', 'that grow in clay soil'),
  wet: { ...grownFor('wet', 'for wet ground'), ofWater: true },
  chalk: {
    ...grownFor('chalk', 'for chalky (limy) soil'),
    note: 'Chalk dries fast and turns leaves of acid lovers yellow: dig in compost, and keep blueberries, rhododendrons, camellias and heathers in pots of ericaceous mix.',
  },
  'acid-soil': grownFor('acid-soil', 'for acid soil'),
  coastal: grownFor('coastal', 'that stand wind and salt by the sea'),
  'cut-flowers': grownFor('cut-flowers', 'for cutting'),
  'long-flowering': {
    ...grownFor('long-flowering', 'that flower for months'),
    holds: (plant, about) => {
      const isLong = plant.category !== 'house_plant' && (plant.flowers?.length ?? 0) >= MONTHS;
      const isInSeason = about.season === undefined || !plant.flowers || isIn(plant.flowers, about);
      return isInSeason && (isFor('long-flowering', plant) || isLong);
    },
  },
  'autumn-color': grownFor('autumn-color', 'with bright leaves in autumn'),
  'evening-scent': grownFor('evening-scent', 'that are scented in the evening'),
  'small-tree': {
    ...grownFor('small-tree', 'for a small garden'),
    noun: 'Small trees',
    reason: ({ matureSize: { ground } }) => (ground ? `to about ${meters(ground.height)}` : null),
  },
  'rock-garden': grownFor('rock-garden', 'for a rock garden'),
  terrarium: grownFor('terrarium', 'for a closed terrarium'),
  'large-indoor': { ...grownFor('large-indoor', 'that grow tall'), noun: 'House plants' },
  'cool-room': {
    ...grownFor('cool-room', 'for a cool room'),
    reason: ({ temperature }) => `above ${degrees(temperature.min)}`,
  },
  salad: grownFor('salad', 'for salad'),
  'indoor-flowers': { ...grownFor('indoor-flowers', 'that flower indoors'), noun: 'House plants' },
  'dry-shade': grownFor('dry-shade', 'for dry shade'),
  evergreen: {
    title: () => 'that are evergreen',
    holds: (plant) => leafFallOf(plant) === 'evergreen',
    reason: () => null,
  },
  deciduous: {
    title: () => 'that drop their leaves in winter',
    holds: (plant) => leafFallOf(plant) === 'deciduous',
    reason: () => null,
  },
  thornless: {
    title: () => 'without thorns',
    holds: ({ scientificName }) => traitsByName.get(scientificName)?.armor?.[0] === 'none',
    reason: () => null,
  },
  variegated: {
    title: () => 'with variegated leaves',
    holds: ({ scientificName }) =>
      traitsByName.get(scientificName)?.pattern?.some((each) => each === 'pale_edge' || each === 'pale_patches') ??
      false,
    reason: () => null,
  },
  'harmless-to-tested': {
    title: () => 'that are not known to be toxic to cats, dogs and people',
    holds: ({ toxicity }) => EATERS.every((eater) => toxicity[eater] === 'no'),
    reason: () => null,
  },
  'winter-hardy': {
    title: () => 'that survive hard frost',
    holds: ({ temperature }) => temperature.min <= VERY_HARDY,
    reason: ({ temperature }) => `survives ${degrees(temperature.min)}`,
  },
  perennial: {
    title: () => 'that come back each year',
    holds: ({ lifespan, temperature }) => lifespan === 'perennial' && temperature.min < 0,
    reason: () => null,
  },
  annual: {
    title: () => 'that are grown for one season',
    holds: (plant) => plant.lifespan === 'annual' || isSummerBedding(plant),
    reason: () => null,
  },
  'small-indoor': {
    title: () => 'that stay small',
    holds: ({ matureSize: { potted } }) => potted !== null && potted.height <= DESK_HEIGHT,
    reason: ({ matureSize: { potted } }) => (potted ? `to ${potted.height} cm` : null),
  },
  'fast-growing': {
    title: () => 'that grow fast',
    holds: ({ growthRate }) => growthRate === 'fast',
    reason: () => null,
  },
  indoor: ofCategory(['house_plant', 'succulent'], 'House plants'),
  outdoor: {
    ...ofCategory(['garden_flower', 'bulb', 'shrub', 'climber', 'fruit', 'herb', 'vegetable'], 'Plants for the garden'),
    holds: ({ category, temperature }) =>
      category !== 'house_plant' && (category !== 'succulent' || temperature.min <= VERY_HARDY),
  },
  succulent: ofCategory(['succulent'], 'Succulents'),
  herb: ofCategory(['herb'], 'Herbs'),
  vegetable: ofCategory(['vegetable'], 'Vegetables'),
  flower: ofCategory(['garden_flower', 'bulb'], 'Garden flowers'),
  bulb: ofCategory(['bulb'], 'Bulbs and tubers'),
  shrub: { ...ofCategory(['shrub'], 'Shrubs and trees'), rank: tenderLast },
  tree: {
    ...ofCategory(['shrub', 'fruit'], 'Trees'),
    rank: tenderLast,
    holds: ({ category, scientificName }) =>
      (category === 'shrub' || category === 'fruit') &&
      (traitsByName.get(scientificName)?.form?.includes('tree') ?? false),
  },
  climber: {
    ...ofCategory(['climber'], 'Climbing plants'),
    rank: tenderLast,
    holds: ({ category, climbs }) => category === 'climber' || climbs === true,
  },
  fruit: { ...ofCategory(['fruit'], 'Fruit'), rank: tenderLast },
  edible: ofCategory(['vegetable', 'herb', 'fruit'], 'Plants to eat'),
} as const satisfies Readonly<Record<string, Criterion>>;

function withLeaves(words: string, colors: readonly NonNullable<PlantTraits['leaf_color']>[number][]): Criterion {
  return {
    title: () => words,
    holds: ({ scientificName }) =>
      traitsByName.get(scientificName)?.leaf_color?.some((color) => colors.includes(color)) ?? false,
    reason: () => null,
  };
}

function meters(cm: number): string {
  return `${Number((cm / 100).toFixed(1))} m`;
}
