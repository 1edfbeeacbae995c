import { isFor } from '../../knowledge/uses.ts';
import { degrees } from '../care-sheet/needs.ts';
import { type Criterion, grownFor, ofCategory } from './criterion.ts';

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
    ...grownFor('shade', 'for a shady garden'),
    reason: ({ temperature }) => `hardy to ${degrees(temperature.min)}`,
  },
  'drought-tolerant': {
    title: () => 'for a dry, sunny garden',
    holds: ({ watering, category, temperature }) =>
      watering.class === 'dry' && category !== 'house_plant' && temperature.min < 0,
    reason: ({ temperature }) => `hardy to ${degrees(temperature.min)}`,
    note: 'Water even these in their first summer, until their roots reach down.',
  },
  balcony: {
    ...grownFor('balcony', 'for a balcony'),
    reason: ({ light }) => (light.preferred === 'full_sun' ? 'in sun' : 'in half shade'),
  },
  fragrant: grownFor('fragrant', 'with fragrant flowers or leaves'),
  hanging: grownFor('hanging', 'for a hanging basket'),
  lawn: grownFor('lawn', 'for a lawn'),
  indoor: ofCategory(['house_plant', 'succulent'], 'House plants'),
  outdoor: ofCategory(
    ['garden_flower', 'bulb', 'shrub', 'climber', 'fruit', 'herb', 'vegetable'],
    'Plants for the garden',
  ),
  succulent: ofCategory(['succulent'], 'Succulents'),
  herb: ofCategory(['herb'], 'Herbs'),
  vegetable: ofCategory(['vegetable'], 'Vegetables'),
  flower: ofCategory(['garden_flower', 'bulb'], 'Garden flowers'),
  bulb: ofCategory(['bulb'], 'Bulbs and tubers'),
  shrub: ofCategory(['shrub'], 'Shrubs and trees'),
  climber: {
    ...ofCategory(['climber'], 'Climbing plants'),
    holds: ({ category, climbs }) => category === 'climber' || climbs === true,
  },
  fruit: ofCategory(['fruit'], 'Fruit'),
  edible: ofCategory(['vegetable', 'herb', 'fruit'], 'Plants to eat'),
} as const satisfies Readonly<Record<string, Criterion>>;

function meters(cm: number): string {
  return `${Number((cm / 100).toFixed(1))} m`;
}
