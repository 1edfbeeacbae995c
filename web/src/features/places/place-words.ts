import type { Direction, Place, Site } from '@plantcare/contract/places.ts';
import type { LightClass } from '@plantcare/contract/species.ts';

const NOT_SET = { value: '', label: 'Not set' };

const SITE_WORDS: Readonly<Record<Site, string>> = { indoors: 'Indoors', outdoors: 'Outdoors' };

const LIGHT_WORDS: Readonly<Record<LightClass, string>> = {
  low: 'Low light',
  medium: 'Moderate light',
  bright_indirect: 'Bright indirect light',
  full_sun: 'Full sun',
};

const DIRECTION_WORDS: Readonly<Record<Direction, string>> = {
  north: 'North',
  'north-east': 'North-east',
  east: 'East',
  'south-east': 'South-east',
  south: 'South',
  'south-west': 'South-west',
  west: 'West',
  'north-west': 'North-west',
};

function optionsOf(words: Readonly<Record<string, string>>) {
  return [NOT_SET, ...Object.entries(words).map(([value, label]) => ({ value, label }))];
}

export const SITE_OPTIONS = optionsOf(SITE_WORDS);
export const LIGHT_OPTIONS = optionsOf(LIGHT_WORDS);
export const DIRECTION_OPTIONS = optionsOf(DIRECTION_WORDS);

/** "Indoors · Bright indirect light · facing south"; empty where nothing is known. */
export function placeText({ site, light, window }: Pick<Place, 'site' | 'light' | 'window'>): string {
  return [
    ...(site ? [SITE_WORDS[site]] : []),
    ...(light ? [LIGHT_WORDS[light]] : []),
    ...(window ? [`facing ${window}`] : []),
  ].join(' · ');
}

/** "3 plants", "3 plants, 2 due today". */
export function countText(plants: number, due: number): string {
  const all = plants === 0 ? 'No plants' : `${plants} ${plants === 1 ? 'plant' : 'plants'}`;
  return due === 0 ? all : `${all}, ${due} due today`;
}
