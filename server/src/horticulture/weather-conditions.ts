/**
 * What is known of the weather at a place when advice is given. Temperatures in °C, water in mm, wind in m/s, shares in
 * percent. "Next 24 hours" and "next nights" count from now.
 */
export interface Conditions {
  temperature: number;
  humidity: number;
  windSpeed: number;
  cloudCover: number;
  rainLast24h: number;
  rainNext24h: number;
  /** FAO-56 reference evapotranspiration of today, in mm. */
  evapotranspiration: number;
  /** The day whose sun and warmth are told: late in the day it is the next. */
  sunDay: 'today' | 'tomorrow';
  /** The highest UV index of that day. */
  uvIndex: number;
  /** The warmest of that day. */
  highest: number;
  /** The strongest gust of the next 24 hours. */
  gusts: number;
  /** The coldest of each of the next three nights, the coming one first; less where the forecast ends. */
  nights: readonly number[];
}
