import { saturationPressure, vaporPressure, vaporPressureDeficit } from '../climate/vapor-pressure.ts';
import type { Conditions } from '../weather-conditions.ts';

/** The weather that a plant's need for water follows from. */
export type Dryness = Pick<
  Conditions,
  'temperature' | 'humidity' | 'evapotranspiration' | 'rainLast24h' | 'rainNext24h'
>;

/** How much water plants need, the least first. */
export const LEVELS = ['none', 'little', 'normal', 'much'] as const;

export type Level = (typeof LEVELS)[number];

export interface WaterNeed {
  /** In mm, which are liters per square meter: what plants use today, and what of it rain does not bring. */
  outdoors: { level: Level; use: number; mm: number };
  /** The air that was assumed for the room, and the mm that plants use in it today. */
  indoors: { level: Level; mm: number; temperature: number; humidity: number; deficit: number };
}

/** Rain up to 0.2 of the day's reference evapotranspiration never reaches the roots (FAO-56, chapter 8). */
const RAIN_LOST = 0.2;

/**
 * Rooms are heated to this at least, their walls keep the worst heat out, and they are no more humid than this. The air is
 * that of outdoors, whose water vapor stays as it is warmed: in winter it becomes dry.
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

/** The mm from which plants need little, a normal amount and much water; lower indoors, without sun and wind. */
const OUTDOOR_STEPS = [0.5, 2, 4.5] as const;
const INDOOR_STEPS = [0.5, 1.1, 2.4] as const;

/**
 * How much water plants need today. Outdoors it is their use (crop coefficient times reference evapotranspiration, which
 * already holds the day's sun, wind, warmth and dryness, FAO-56 equation 58) less the rain of the last and the next 24
 * hours; frozen soil takes up nothing. Indoors it is what still, dry room air and the light of a window draw from the
 * plant. Hotter air, less water vapor in it, more evapotranspiration and less rain never lower the need.
 * @param cropCoefficient the share of the reference evapotranspiration that the plants use, as in their record
 */
export function waterNeed(dryness: Dryness, cropCoefficient: number): WaterNeed {
  return { outdoors: needOutdoors(dryness, cropCoefficient), indoors: needIndoors(dryness, cropCoefficient) };
}

function needOutdoors(dryness: Dryness, cropCoefficient: number): WaterNeed['outdoors'] {
  const { evapotranspiration, rainLast24h, rainNext24h, temperature } = dryness;
  if (temperature <= 0) return { level: 'none', use: 0, mm: 0 };
  const use = cropCoefficient * Math.max(0, evapotranspiration);
  const lost = RAIN_LOST * Math.max(0, evapotranspiration);
  const rain = Math.max(0, rainLast24h - lost) + Math.max(0, rainNext24h - lost);
  const mm = thousandths(Math.max(0, use - rain));
  return { level: levelOf(mm, OUTDOOR_STEPS), use, mm };
}

function needIndoors(dryness: Dryness, cropCoefficient: number): WaterNeed['indoors'] {
  const temperature = Math.min(ROOM_HOTTEST, Math.max(ROOM_COLDEST, dryness.temperature));
  const carried = (100 * vaporPressure(dryness.temperature, dryness.humidity)) / saturationPressure(temperature);
  const humidity = Math.min(ROOM_HUMIDITY, carried);
  const deficit = vaporPressureDeficit(temperature, humidity);
  const light = WINDOW_LIGHT * Math.max(0, dryness.evapotranspiration);
  const mm = thousandths(cropCoefficient * (STILL_AIR * deficit + light));
  return { level: levelOf(mm, INDOOR_STEPS), mm, temperature, humidity, deficit };
}

/** Further digits are only rounding errors of floating point. */
function thousandths(mm: number): number {
  return Math.round(mm * 1000) / 1000;
}

function levelOf(mm: number, steps: readonly number[]): Level {
  return LEVELS[steps.filter((step) => mm >= step).length] ?? 'much';
}
