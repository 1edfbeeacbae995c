import { inSentences } from '../../../../horticulture/wording.ts';
import type { GeneralQuery } from '../answer.ts';
import { type Volume, volumeIn } from './volume.ts';

/** What a bed or a box is filled with, or spread over a bed. */
const FILLING =
  /\b(?:soil|topsoil|compost|mix|earth|dirt|substrate|mulch|bark|chips|gravel|sand|manure|fill\w*|liters?|litres?|bags?|sacks?|cubic)\b/i;
const ASKS_AMOUNT =
  /\b(?:how (?:much|many)|what (?:volume|amount) of) (?:\w+ ){0,2}?(?:soil|topsoil|compost|mix|earth|dirt|substrate|mulch|bark|chips|gravel|sand|manure|liters?|litres?|bags?|sacks?|cubic)\b|\bhow much (?:do|does|will|would|should)\b|\bsoil\b.*\bhow much\b|\bto fill\b|\bfill (?:it|a|the|my|this|them)\b/i;

/** Soil settles by so much in its first year: a usual allowance. */
const SETTLES = 1.15;
const BAG = 40;
const BULK = 1000;
/** From this depth on, in m, the lower half of a bed may be of coarse waste. */
const TALL = 0.5;
/** A thinner layer, in m, is spread rather than filled in. */
const LAYER = 0.15;
/** The share of compost in the soil of a bed. */
const COMPOST = 0.4;
/** Liters in a cubic foot, and cubic feet in a cubic yard. */
const CUBIC_FOOT = 28.3168;
const FEET_OF_YARD = 27;

/** How much soil, compost or mulch the box or layer takes whose sides are given; null where none is asked for. */
export function soilVolume({ question: { written }, typed }: GeneralQuery): string | null {
  const said = `${typed} ${written}`;
  if (!FILLING.test(said) || !ASKS_AMOUNT.test(written)) return null;
  const volume = volumeIn(written) ?? volumeIn(typed);
  if (volume === null || volume.liters < 1) return null;
  return inSentences([amountOf(volume, said), orderOf(volume), fillingOf(volume, said)]);
}

function amountOf({ liters, sides, count, depth }: Volume, said: string): string {
  const isInFeet = /\b(?:ft|feet|foot)\b|\d'|\d ?-?(?:in|inch(?:es)?)\b|\d"/i.test(said);
  const cubic = liters / CUBIC_FOOT;
  const ofFeet = `, or ${rounded(cubic)} cubic feet (${rounded(cubic / FEET_OF_YARD)} cubic yards),`;
  const ofMeters = liters >= 100 ? ` (${rounded(liters / 1000)} m³)` : '';
  const isLayerOfCompost = depth < LAYER && /\bcompost/i.test(said);
  const filling = isLayerOfCompost ? 'compost' : (FILLINGS.find(([words]) => words.test(said))?.[1] ?? 'soil');
  const amount = `about ${grouped(liters)} liters${isInFeet ? ofFeet : ofMeters} of ${filling}`;
  if (sides === null) return `That takes ${amount}.`;
  const [box, boxes] = BOXES.find(([name]) => said.toLowerCase().includes(name)) ?? ['bed', 'beds'];
  const size = `${sides.map(meters).join(' × ')} m`;
  return count === 1 ? `A ${box} of ${size} takes ${amount}.` : `${count} ${boxes} of ${size} take ${amount} in all.`;
}

const FILLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bmulch/i, 'mulch'],
  [/\bbark/i, 'bark'],
  [/\b(?:wood )?chips/i, 'wood chips'],
  [/\bgravel/i, 'gravel'],
  [/\bpotting (?:soil|mix|compost)|\bplanters?\b/i, 'potting mix'],
];

const BOXES: readonly (readonly [string, string])[] = [
  ['raised bed', 'raised beds'],
  ['planter', 'planters'],
  ['trough', 'troughs'],
  ['box', 'boxes'],
];

function orderOf({ liters, depth }: Volume): string {
  const bags = Math.ceil((liters * (depth < LAYER ? 1 : SETTLES)) / BAG);
  const settling = depth < LAYER ? '' : ', with 15% more because it settles';
  return liters >= BULK
    ? `That is cheaper loose or in a bulk bag than in ${bags} bags of 40 liters${settling}.`
    : `That is ${bags} ${bags === 1 ? 'bag' : 'bags'} of 40 liters${settling}.`;
}

function fillingOf({ depth, liters }: Volume, said: string): string | null {
  if (depth < LAYER || !/\bbeds?\b/i.test(said)) return null;
  return depth >= TALL
    ? 'Only the upper 30 cm need good soil, so the rest may be branches, turf upside down, leaves and half-ripe compost.'
    : `Mix about 60% topsoil with 40% compost, so ${grouped(liters * COMPOST)} liters of that.`;
}

function meters(figure: number): string {
  return `${Number(figure.toFixed(2))}`;
}

function rounded(figure: number): string {
  return `${Number(figure.toPrecision(2))}`;
}

/** To two digits, or to three from 1,000 on: "1,150". */
function grouped(liters: number): string {
  return Number(liters.toPrecision(liters >= BULK ? 3 : 2)).toLocaleString('en-US');
}
