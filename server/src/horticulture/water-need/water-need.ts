import { saturationPressure, vapourPressure, vapourPressureDeficit } from '../climate/vapor-pressure.ts';
import type { Conditions } from '../weather-conditions.ts';
import type { PlantKind } from './plant-kind.ts';

/** What decides on water. */
export type Dryness = Pick<
  Conditions,
  'temperature' | 'humidity' | 'evapotranspiration' | 'rainLast24h' | 'rainNext24h'
>;

/** How much water is asked for, the least first. */
export const LEVELS = ['none', 'little', 'normal', 'much'] as const;

export type Level = (typeof LEVELS)[number];

export interface WaterNeed {
  /** In mm, which are litres per square metre: what plants use today, and what of it rain does not bring. */
  outdoors: { level: Level; use: number; mm: number };
  /** The air of the room that was reckoned with, and the mm that plants use in it today. */
  indoors: { level: Level; mm: number; temperature: number; humidity: number; deficit: number };
}

/**
 * Crop coefficients: the share of the reference evapotranspiration that a kind of plant uses. For crops those of the
 * middle of the season in FAO-56, table 12 (mint, small vegetables, citrus under 70 % canopy; succulents as pineapple,
 * which like them opens its leaves at night only; carnivorous plants as short wetland vegetation, bog plants as cattails). For ornamentals the
 * categories of the University of California's WUCOLS IV: high 70-90 %, moderate 40-60 %, low 10-30 %.
 */
const CROP_COEFFICIENTS: Readonly<Record<PlantKind, number>> = {
  succulent: 0.3,
  shade_succulent: 0.2,
  forest_cactus: 0.5,
  fern: 0.8,
  foliage: 0.7,
  air_plant: 0.5,
  bromeliad: 0.5,
  orchid: 0.5,
  carnivorous: 1.1,
  tropical_carnivorous: 0.8,
  bog_plant: 1.2,
  citrus: 0.65,
  herb: 1.1,
  dry_herb: 0.3,
  vegetable: 1.05,
  flowering: 0.7,
  shade_flowering: 0.7,
  tree_or_shrub: 0.6,
  any: 0.8,
};

/** Rain up to 0.2 of the day's reference evapotranspiration never reaches the roots (FAO-56, chapter 8). */
const RAIN_LOST = 0.2;

/**
 * Rooms are heated to this at least, their walls keep the worst heat out, and they are no more humid than this. The air is
 * that of outdoors, whose water vapour stays as it is warmed: in winter it becomes dry.
 */
const ROOM_COLDEST = 20;
const ROOM_HOTTEST = 30;
const ROOM_HUMIDITY = 50;
/**
 * What still air takes up, in mm a day for each kPa of deficit: the aerodynamic term of Penman's equation without wind,
 * γ · 6.43 / (λ · (Δ + γ)), at 20 °C (Shuttleworth, "Evaporation", in Maidment's Handbook of Hydrology, 1993).
 */
const STILL_AIR = 0.8;
/** The part of outdoor evapotranspiration that the sun drives behind a window, roughly. */
const WINDOW_LIGHT = 0.2;

/** The mm from which on little, a normal amount and much water is asked for; less indoors, without sun and wind. */
const OUTDOOR_STEPS = [0.5, 2, 4.5] as const;
const INDOOR_STEPS = [0.5, 1.1, 2.4] as const;

/**
 * The measure of need. Outdoors it is the use of the plants (crop coefficient times reference evapotranspiration, which
 * already holds the day's sun, wind, warmth and dryness, FAO-56 equation 58) less the rain of the last and the next 24
 * hours; frozen soil takes up nothing. Indoors it is what still, dry room air and the light of a window draw from the
 * plant. Hotter air, less water vapour in it, more evapotranspiration and less rain never ask for less.
 */
export function waterNeed(dryness: Dryness, kind: PlantKind): WaterNeed {
  return { outdoors: needOutdoors(dryness, kind), indoors: needIndoors(dryness, kind) };
}

function needOutdoors(dryness: Dryness, kind: PlantKind): WaterNeed['outdoors'] {
  const { evapotranspiration, rainLast24h, rainNext24h, temperature } = dryness;
  if (temperature <= 0) return { level: 'none', use: 0, mm: 0 };
  const use = CROP_COEFFICIENTS[kind] * Math.max(0, evapotranspiration);
  const lost = RAIN_LOST * Math.max(0, evapotranspiration);
  const rain = Math.max(0, rainLast24h - lost) + Math.max(0, rainNext24h - lost);
  const mm = thousandths(Math.max(0, use - rain));
  return { level: levelOf(mm, OUTDOOR_STEPS), use, mm };
}

function needIndoors(dryness: Dryness, kind: PlantKind): WaterNeed['indoors'] {
  const temperature = Math.min(ROOM_HOTTEST, Math.max(ROOM_COLDEST, dryness.temperature));
  const carried = (100 * vapourPressure(dryness.temperature, dryness.humidity)) / saturationPressure(temperature);
  const humidity = Math.min(ROOM_HUMIDITY, carried);
  const deficit = vapourPressureDeficit(temperature, humidity);
  const light = WINDOW_LIGHT * Math.max(0, dryness.evapotranspiration);
  const mm = thousandths(CROP_COEFFICIENTS[kind] * (STILL_AIR * deficit + light));
  return { level: levelOf(mm, INDOOR_STEPS), mm, temperature, humidity, deficit };
}

/** Beyond these digits there is nothing but what floating point rounds off, now up and now down. */
function thousandths(mm: number): number {
  return Math.round(mm * 1000) / 1000;
}

function levelOf(mm: number, steps: readonly number[]): Level {
  return LEVELS[steps.filter((step) => mm >= step).length] ?? 'much';
}
