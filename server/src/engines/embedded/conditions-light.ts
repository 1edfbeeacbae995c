import type { LightClass } from '@plantcare/contract/species.ts';
import type { Hemisphere } from '../../knowledge/seasons.ts';

/** In this order: "partial shade" is not shade, and "indirect" is not direct. */
const SAID: readonly (readonly [RegExp, LightClass])[] = [
  [
    /\b(?:moderate|medium|part(?:ial|ly)?[- ]shad\w*|semi[- ]?shad\w*|half[- ]shad\w*|light shade|bright shade)/,
    'medium',
  ],
  [
    /\b(?:low|dark|dim|gloomy|poor|little light|not much light|no window|no sun|deep shade|full shade|shad\w+|far from)\b/,
    'low',
  ],
  [
    /\b(?:indirect|filtered|dappled|diffuse\w*|part(?:ial)?[- ]sun|half[- ]sun|morning sun|no direct|sheer)/,
    'bright_indirect',
  ],
  [/\b(?:full|direct|sunny|all[- ]day|blazing|hot sun|[6-9]\+? ?(?:h|hours?|hrs?))\b/, 'full_sun'],
  [/\b(?:bright|high|strong|light|grow ?lights?|grow ?lamps?)\b/, 'bright_indirect'],
];

const WINDOWS: Record<Hemisphere, readonly (readonly [RegExp, LightClass])[]> = {
  north: [
    [/\bsouth/, 'full_sun'],
    [/\b(?:east|west)/, 'bright_indirect'],
    [/\bnorth/, 'medium'],
  ],
  south: [
    [/\bnorth/, 'full_sun'],
    [/\b(?:east|west)/, 'bright_indirect'],
    [/\bsouth/, 'medium'],
  ],
};

/** The light that words for it speak of ("bright indirect", "south-facing"); null when they say nothing of it. */
export function lightIn(text: string, hemisphere: Hemisphere): LightClass | null {
  const plain = text.toLowerCase();
  return [...SAID, ...WINDOWS[hemisphere]].find(([words]) => words.test(plain))?.[1] ?? null;
}

/** Only what is said of light within a text about other things: "shady corner", "south window". */
export function lightAmongOthers(text: string, hemisphere: Hemisphere): LightClass | null {
  const phrases = text
    .toLowerCase()
    .match(
      /\b(?:[\w-]+ ){0,2}(?:sun(?:light|ny)?|light|shade|shady|dark)\b|\b(?:north|south|east|west)(?:ern)?(?:[- ]?(?:facing|window|side|sill|balcony|room|wall))\w*|\bdark\b/g,
    );
  return phrases ? lightIn(phrases.join(' '), hemisphere) : null;
}
