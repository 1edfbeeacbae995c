import { SEASONS, type Season } from './species.ts';

export type Hemisphere = 'north' | 'south';

/**
 * IANA time zones south of the equator, by the beginning of their names. Zones on the equator count by where most of their
 * land is.
 */
const SOUTHERN = [
  'Antarctica/',
  'Australia/',
  'America/Argentina/',
  'Africa/Johannesburg',
  'Africa/Maputo',
  'Africa/Windhoek',
  'Africa/Harare',
  'Africa/Lusaka',
  'Africa/Gaborone',
  'Africa/Blantyre',
  'Africa/Lubumbashi',
  'Africa/Luanda',
  'Africa/Maseru',
  'Africa/Mbabane',
  'Africa/Dar_es_Salaam',
  'America/Buenos_Aires',
  'America/Sao_Paulo',
  'America/Bahia',
  'America/Recife',
  'America/Fortaleza',
  'America/Maceio',
  'America/Cuiaba',
  'America/Campo_Grande',
  'America/Porto_Velho',
  'America/Asuncion',
  'America/Montevideo',
  'America/Santiago',
  'America/Punta_Arenas',
  'America/Coyhaique',
  'America/La_Paz',
  'America/Lima',
  'Atlantic/Stanley',
  'Indian/Antananarivo',
  'Indian/Mauritius',
  'Indian/Reunion',
  'Indian/Mayotte',
  'Asia/Jakarta',
  'Asia/Makassar',
  'Asia/Jayapura',
  'Asia/Dili',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Fiji',
  'Pacific/Noumea',
  'Pacific/Tongatapu',
  'Pacific/Apia',
  'Pacific/Tahiti',
  'Pacific/Port_Moresby',
  'Pacific/Easter',
];

export function hemisphereOf(timeZone: string): Hemisphere {
  return SOUTHERN.some((zone) => timeZone.startsWith(zone)) ? 'south' : 'north';
}

/** The meteorological season, by whole months: March, April and May are spring in the north. */
export function seasonOf(day: string, hemisphere: Hemisphere): Season {
  const month = Number(day.slice(5, 7)) - 1;
  const sinceSpring = (month + (hemisphere === 'north' ? 10 : 4)) % 12;
  const season = SEASONS[Math.floor(sinceSpring / 3)];
  if (!season) throw new RangeError(`no month in ${day}`);
  return season;
}
