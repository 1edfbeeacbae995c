import type { Hemisphere } from '@plantcare/contract/seasons.ts';
import type { LightClass } from '@plantcare/contract/species.ts';
import type { KnownPlant, PlaceFacts } from '../circumstances.ts';

/** In this order: "partial shade" is not shade, and "indirect" is not direct. */
const SAID: readonly (readonly [RegExp, LightClass])[] = [
  [
    /\b(?:afternoon shade|shade in the afternoon|part(?:ial|ly)?[- ]sun\w*|half[- ]sun|morning sun)\b/,
    'bright_indirect',
  ],
  [
    /\b(?:moderate|medium|part(?:ial|ly)?[- ]shad\w*|semi[- ]?shad\w*|half[- ]shad\w*|(?:light|bright|dappled|filtered|open) shade)\b/,
    'medium',
  ],
  [
    /\b(?:low|dark|dim|gloomy|poor|little light|not much light|no window|no sun|deep shade|full shade|shad\w+|far from)\b/,
    'low',
  ],
  [
    /\b(?:indirect|filtered|dappled|diffuse\w*|(?:no|without|not in|out of) (?:direct|full)|sheer)\b/,
    'bright_indirect',
  ],
  [
    /\b(?:full|direct|sunny|all[- ]day|blazing|(?:hot|afternoon|midday|noon|strong|of|the) sun(?:light|shine)?|[6-9]\+? ?(?:h|hours?|hrs?))\b/,
    'full_sun',
  ],
  [/\bbright\b/, 'bright_indirect'],
];

/** Light of which no more is said. */
const SOME_LIGHT = /\b(?:high|strong|light|grow ?lights?|grow ?lamps?)\b/;

const NO_DAYLIGHT =
  /\b(?:windowless|(?:no|without(?: an?y?)?) (?:windows?|natural light|daylight|sunlight)|basement|closet|cellar)\b/;

const SIDES = ['north', 'south', 'east', 'west'] as const;

const WINDOWS = {
  north: { north: 'medium', east: 'bright_indirect', south: 'full_sun', west: 'bright_indirect' },
  south: { north: 'full_sun', east: 'bright_indirect', south: 'medium', west: 'bright_indirect' },
} as const satisfies Record<Hemisphere, Record<string, LightClass>>;

/** The light that words for it speak of ("bright indirect", "south-facing"); null when they say nothing of it. */
export function lightIn(text: string, hemisphere: Hemisphere): LightClass | null {
  const plain = text.toLowerCase();
  return said(plain) ?? (SOME_LIGHT.test(plain) ? 'bright_indirect' : null) ?? window(plain, hemisphere)?.light ?? null;
}

/** Only what is said of light within a text about other things: "shady corner", "south window". */
export function lightAmongOthers(text: string, hemisphere: Hemisphere): LightClass | null {
  const phrases = lightPhrases(text);
  return phrases === '' ? null : lightIn(phrases, hemisphere);
}

/** A place for a plant by its light, and the words for it; `none` where no daylight comes. */
export interface LightPlace {
  words: string;
  light: LightClass | 'none';
}

type KnownLight = LightPlace & { light: LightClass };

const WORDS: Record<LightClass, string> = {
  low: 'A dark or shady place',
  medium: 'Partial shade',
  bright_indirect: 'Bright light without midday sun',
  full_sun: 'Direct sun',
};

/** The place that a question speaks of. "How much light?" speaks of none. */
export function lightPlaceIn(text: string, hemisphere: Hemisphere): LightPlace | null {
  const plain = text.toLowerCase();
  if (NO_DAYLIGHT.test(plain)) return { words: 'A room without a window', light: 'none' };
  const light = said(lightPhrases(plain));
  return window(plain, hemisphere) ?? (light && { words: WORDS[light], light });
}

/** The darkest first. */
export const BRIGHTNESS: readonly LightClass[] = ['low', 'medium', 'bright_indirect', 'full_sun'];

/** The light of a place, as its gardener says or by the side that it faces; the brighter one of "south-east" counts. */
export function placeLight(place: PlaceFacts | null | undefined, hemisphere: Hemisphere): KnownLight | null {
  if (!place) return null;
  const { light, window: facing, site } = place;
  if (light !== null) return { words: WORDS[light], light };
  if (facing === null) return null;
  const sides = SIDES.filter((side) => facing.split('-').includes(side)).map((side) => WINDOWS[hemisphere][side]);
  const brightest = BRIGHTNESS.findLast((each) => sides.some((side) => side === each));
  const what = site === 'outdoors' ? 'place' : 'window';
  return brightest
    ? { words: `${facing.startsWith('east') ? 'An' : 'A'} ${facing}-facing ${what}`, light: brightest }
    : null;
}

/** The light in which an own plant stands: as was said of itself, else of its place, else as the name of the place tells. */
export function ownLight(plant: KnownPlant, hemisphere: Hemisphere): LightPlace | null {
  const { sunlight, location, place } = plant;
  const named = lightPlaceIn(`${location ?? ''}, ${sunlight ?? ''}`, hemisphere);
  if (sunlight === null) return placeLight(place, hemisphere) ?? named;
  const light = lightIn(sunlight, hemisphere);
  return named ?? (light && { words: WORDS[light], light });
}

function said(plain: string): LightClass | null {
  return SAID.find(([words]) => words.test(plain))?.[1] ?? null;
}

const HOT_SUN = /\b(?:full|direct|hot|burning|blazing|strong) (?:(?:afternoon|evening|summer) )?sun/;

function window(plain: string, hemisphere: Hemisphere): KnownLight | null {
  for (const side of SIDES) {
    if (!new RegExp(`\\b${side}`).test(plain)) continue;
    const words = `${side === 'east' ? 'An' : 'A'} ${side}-facing window`;
    // The afternoon sun at an uncovered window is as hot as that of noon.
    if (side === 'west' && HOT_SUN.test(plain))
      return { words: 'Hot afternoon sun at a west-facing window', light: 'full_sun' };
    return { words, light: WINDOWS[hemisphere][side] };
  }
  return null;
}

function lightPhrases(text: string): string {
  return (
    text
      .toLowerCase()
      .match(
        /\b(?:[\w-]+ ){0,2}(?:sun(?:light|ny|shine)?|light|shade|shady|dark|dim)\b(?: in the afternoon)?|\b(?:north|south|east|west)(?:ern)?(?:[- ]?(?:facing|window|side|sill|balcony|room|wall))\w*|\bfar from (?:the |a |any )?window/g,
      ) ?? []
  ).join(', ');
}
