import type { Site } from '@plantcare/contract/places.ts';
import { partsOf, wordsOf } from '../../knowledge/names/normalize.ts';
import {
  AWAY,
  COMPOUNDS,
  CONTAINER,
  DRAFTY,
  DRY_AIR,
  HUMID,
  OPEN_GROUND,
  PLACE_WORDS,
  type PlaceKind,
  RELATIONS,
} from './location-words.ts';

/** Where a plant stands, as far as its gardener's words say. */
export interface LocationReading {
  /** Null when no place is named. A greenhouse is unheated; a heated one is indoors. */
  site: 'indoors' | 'outdoors' | 'greenhouse' | null;
  /** In a bed rather than a pot. */
  openGround: boolean;
  /** A pot, tub or planter is named. */
  container: boolean;
  /** A bathroom or the like. */
  humid: boolean;
  /** Above a radiator, by a fireplace or in the stream of an air conditioner. */
  dryAir: boolean;
  drafty: boolean;
}

/** The season in which a place is meant: where a plant is in winter it only waits for summer. */
const WINTER = /\b(?:winter|hiver|invierno|inverno|zima|zime)\b(?! garden)/;
const SUMMER = /\b(?:summer|sommer|zomer|verano|estate|ete|lato|latem)\b/;
const INSIDE_GLASS =
  /\binside (?:of )?(?:(?:the|a|an|my|our) )?(?=(?:unheated |cold )?(?:greenhouse|glasshouse|polytunnel|cold frame|coldframe)\b)/g;
const IN_FOR_WINTER =
  /\b(?:(?:brought|bring|moved|move|taken|take|goes|comes) )?(?:it |them )?(?:inside|indoor|in) (?:in|for|over|during) (?:the )?winter\b/g;

const PLACES: ReadonlyMap<string, PlaceKind> = new Map(placeWords());

const LONGEST_PLACE = Math.max(...[...PLACES.keys()].map((name) => name.split(' ').length));

/** Reads a location, such as "living room, above the radiator" or "south balcony". */
export function readLocation(location: string | null): LocationReading {
  const text = (location ?? '').toLowerCase();
  const plain = withoutAccents(text);
  const ground = OPEN_GROUND.test(plain);
  const site = siteOf(text) ?? (ground ? 'outdoors' : null);
  return {
    site,
    openGround: site !== 'indoors' && ground && !CONTAINER.test(plain),
    container: CONTAINER.test(plain),
    humid: HUMID.test(plain),
    dryAir: DRY_AIR.test(plain) && !AWAY.test(plain),
    drafty: DRAFTY.test(plain),
  };
}

/** Whether the weather reaches the plant. Where no place is named it is taken to be indoors. */
export function isOutdoors({ site }: Pick<LocationReading, 'site'>): boolean {
  return site === 'outdoors' || site === 'greenhouse';
}

/** Reads a place: what its gardener says of it counts before what its name suggests. An outdoor greenhouse is one still. */
export function readPlace(name: string | null, site: Site | null): LocationReading {
  const read = readLocation(name);
  if (site === null) return read;
  if (site === 'indoors') return { ...read, site, openGround: false };
  return { ...read, site: read.site === 'greenhouse' ? 'greenhouse' : 'outdoors' };
}

/** Whether the weather reaches a place. */
export function isPlaceOutdoors(name: string | null, site: Site | null): boolean {
  return isOutdoors(readPlace(name, site));
}

/**
 * The last place in the first part of a text that names one decides, unless "inside" or "outside" is said. Of places for
 * seasons that of summer counts, because only there the weather can harm.
 */
function siteOf(text: string): LocationReading['site'] {
  const parts = inSummer(partsOf(text));
  const all = parts.flatMap((part) => placesOf(wordsOf(part)));
  if (all.includes('certainly indoors')) return 'indoors';
  if (all.includes('certainly outdoors')) return all.includes('greenhouse') ? 'greenhouse' : 'outdoors';
  const places = parts.flatMap((part) => part.split(RELATIONS)).map((part) => placesOf(wordsOf(part)));
  const certain = places.map((named) => named.filter((place) => !place.startsWith('probably'))).find(isNamed);
  const [place] = certain ? certain.slice(-1) : all;
  switch (place) {
    case undefined:
      return null;
    case 'greenhouse':
      return 'greenhouse';
    case 'outdoors':
    case 'probably outdoors':
      return 'outdoors';
    default:
      return 'indoors';
  }
}

function isNamed(places: readonly PlaceKind[]): boolean {
  return places.length > 0;
}

function inSummer(parts: readonly string[]): readonly string[] {
  const cleaned = parts.map((part) =>
    part
      .replace(/\bindoors\b/g, 'indoor')
      .replace(INSIDE_GLASS, '')
      .replace(IN_FOR_WINTER, ''),
  );
  const forSummer = cleaned.filter((part) => SUMMER.test(joined(part)) && isNamed(placesOf(wordsOf(part))));
  if (forSummer.length > 0) return forSummer;
  const others = cleaned.filter((part) => !WINTER.test(joined(part)));
  return others.some((part) => isNamed(placesOf(wordsOf(part)))) ? others : parts;
}

function joined(text: string): string {
  return wordsOf(text).join(' ');
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l');
}

/** In their order, the longest name at each word: a "window box" is no window. */
function placesOf(words: readonly string[]): PlaceKind[] {
  const places: PlaceKind[] = [];
  for (let start = 0; start < words.length; ) {
    const found = placeAt(words, start);
    if (found) places.push(found.place);
    start += found?.length ?? 1;
  }
  return places;
}

function placeAt(words: readonly string[], start: number): { place: PlaceKind; length: number } | null {
  for (let length = LONGEST_PLACE; length > 0; length--) {
    const place = PLACES.get(words.slice(start, start + length).join(' '));
    if (place && start + length <= words.length) return { place, length };
  }
  const compound = COMPOUNDS.find(([ending]) => ending.test(words[start] ?? ''));
  return compound ? { place: compound[1], length: 1 } : null;
}

function* placeWords(): Generator<[string, PlaceKind]> {
  // `Object.entries` gives keys as strings; those of the record are kinds of places.
  for (const [kind, list] of Object.entries(PLACE_WORDS) as [PlaceKind, string][]) {
    for (const name of list.split(',')) yield [wordsOf(name).join(' '), kind];
  }
}
