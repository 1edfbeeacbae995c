import { readFileSync } from 'node:fs';
import { z } from 'zod';

const WEATHER_KINDS = ['wet', 'hot and dry', 'heat', 'frost'] as const;

/** What recent weather does to plants outdoors: `heat` scorches, `hot and dry` breeds spider mites. */
export type WeatherKind = (typeof WEATHER_KINDS)[number];

/**
 * How many times as likely each problem is, by its id, after such weather. Which problems follow the extension services'
 * pages on them; the figures are estimates, and small, because the weather alone proves nothing.
 */
export const weatherOdds: Readonly<Record<WeatherKind, Readonly<Record<string, number>>>> = z
  .record(z.enum(WEATHER_KINDS), z.record(z.string(), z.number().min(0.2).max(2)))
  .parse(JSON.parse(readFileSync(new URL('weather-odds.json', import.meta.url), 'utf8')));
