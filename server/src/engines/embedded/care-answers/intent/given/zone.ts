import { cityIn } from '../../../../../knowledge/city-zones.ts';
import { coldestOfZone } from '../../../../../knowledge/coldest-zones.ts';

const ZONES = 13;

export interface HardinessZone {
  /** As it was written: "6b". */
  name: string;
  /** The mean of the coldest night of a year, in °C: the lower end of the zone. */
  coldest: number;
}

/** The USDA hardiness zone that a text names, from 1 to 13 with or without a half; null where it names none. */
export function zoneIn(text: string): HardinessZone | null {
  const [, figure, half = ''] = /\b(?:usda )?zone (\d{1,2}) ?([ab])?\b/i.exec(text) ?? [];
  const zone = Number(figure);
  if (figure === undefined || zone < 1 || zone > ZONES) return null;
  return {
    name: `${zone}${half.toLowerCase()}`,
    coldest: coldestOfZone(half.toLowerCase() === 'b' ? zone + 0.5 : zone),
  };
}

/** The zone of a city that a text names, as "6a (Chicago)"; null where it names none that is known. */
export function zoneOfCityIn(text: string): HardinessZone | null {
  const found = cityIn(text);
  if (found === null) return null;
  const { city, zone } = found;
  const name = `${Math.floor(zone)}${Number.isInteger(zone) ? 'a' : 'b'}`;
  return {
    name: `${name} (${city.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())})`,
    coldest: coldestOfZone(zone),
  };
}
