import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { zonesByName } from './coldest-zones.ts';

/** The USDA hardiness zone of large cities, with halves, by the maps of 2023 and their European counterparts; the colder where they differ. */
const zones = z
  .record(z.string().regex(/^\d{1,2}(?:\.5)?$/), z.array(z.string()))
  .parse(JSON.parse(readFileSync(new URL('city-zones.json', import.meta.url), 'utf8')));

const zoneOf = zonesByName(zones);

/** A city's name where a place is told: "in Chicago", "zone 6, Chicago", and neither ‘Chicago Hardy’ nor a London plane. */
const TOLD = new RegExp(
  `(?:\\b(?:in|near|around|from|outside|here) |, ?|^)(${[...zoneOf.keys()].join('|')})(?=$|[.,;:!?]| (?:in|and|area|all|over|during|through|or|if|so|with|will|can|is|do|should|this|where|for)\\b)`,
  'i',
);

/** The city that a text names, with its zone; null where it names none that is known. */
export function cityIn(text: string): { city: string; zone: number } | null {
  const [, city] = TOLD.exec(text.trim()) ?? [];
  const zone = city === undefined ? undefined : zoneOf.get(city.toLowerCase());
  return city === undefined || zone === undefined ? null : { city, zone };
}
