import { PLANT_DEFAULTS } from '@plantcare/contract/assistant/question.ts';
import { placeKey } from '@plantcare/contract/places.ts';
import type { Health, Size } from '@plantcare/contract/plants.ts';
import type { Hemisphere } from '@plantcare/contract/seasons.ts';
import type { LightClass } from '@plantcare/contract/species.ts';
import type { KnownPlant } from '../circumstances.ts';
import { lightAmongOthers, lightIn, placeLight } from './light.ts';
import { type LocationReading, readPlace } from './location.ts';
import { potDiameter } from './pot-size.ts';

/** How a plant is kept: what the gardener said of it, null for what was not said. */
export interface Keeping {
  place: LocationReading;
  health: Health | null;
  size: Size | null;
  light: LightClass | null;
  /** In cm across. */
  pot: number | null;
}

const SICK = /\b(?:sick|ill|dying|dead|diseased?|rot|rotten|rotting|infested|infection|mold|mildew|sieche|krank)\b/;
const WEAK =
  /\b(?:needs?[ _-]attention|unhealthy|weak|poor|bad|struggl\w*|stress\w*|yellow\w*|brown\w*|droop\w*|wilt\w*|pale|leggy|limp|pests?|aphids?|mites?|spots?|damaged?|so-?so|recover\w*)\b/;
const WELL = /\b(?:healthy|health is good|fine|good|great|excellent|thriving|strong|well|vigorous|happy|perfect)\b/;
const DENIED =
  /\b(?:no|not|never|without|free of|isn't|is not)\s+(?:any |very |really |doing |so )*([a-z]+)(?:\s+or\s+[a-z]+)?/g;

const SIZES: readonly (readonly [RegExp, Size])[] = [
  [/\b(?:small|tiny|little|young|seedling|baby|mini)\b/, 'small'],
  [/\b(?:large|big|tall|huge|mature|full[- ]grown|giant)\b/, 'large'],
  [/\b(?:medium|average|middle|mid-?sized?)\b/, 'medium'],
];

/**
 * Reads what was written of a plant: the browser's "Health: healthy, Size: medium, Sunlight: moderate", or any words. What
 * the words leave open is taken from the gardener's own plant and its place. "moderate" light is sent for plants of which nothing is known,
 * so it counts only where the own plant says it.
 */
export function keepingOf(
  location: string | null,
  conditions: string | null,
  plant: KnownPlant | null,
  hemisphere: Hemisphere,
): Keeping {
  const text = (conditions ?? '').toLowerCase();
  const said = location ?? plant?.location ?? null;
  const isOwnPlace = plant !== null && placeKey(said ?? '') === placeKey(plant.location ?? '');
  const own = isOwnPlace ? plant.place : null;
  return {
    place: readPlace(said, own?.site ?? null),
    health: healthIn(labelled(text, 'health|condition|state|status') ?? unlabelled(text)) ?? plant?.health ?? null,
    size: sizeIn(labelled(text, '(?:plant )?size') ?? unlabelled(text)) ?? plant?.size ?? null,
    light:
      lightOf(text, plant, hemisphere) ??
      placeLight(own, hemisphere)?.light ??
      lightAmongOthers(said ?? '', hemisphere),
    pot:
      potDiameter(labelled(text, 'pot(?: ?size)?|container') ?? potPhrase(text)) ?? potDiameter(plant?.potSize ?? ''),
  };
}

/** What is said of the light itself. */
function lightOf(text: string, plant: KnownPlant | null, hemisphere: Hemisphere): LightClass | null {
  const label = labelled(text, 'sunlight|sun|light|lighting|exposure|window');
  const own = plant?.sunlight ? lightIn(plant.sunlight, hemisphere) : null;
  if (label !== null && label !== PLANT_DEFAULTS.sunlight) return lightIn(label, hemisphere) ?? own;
  return own ?? lightAmongOthers(unlabelled(text), hemisphere);
}

function healthIn(text: string): Health | null {
  const denied = [...text.matchAll(DENIED)].map(([, what]) => what ?? '').join(' ');
  const stated = text.replace(DENIED, ' ');
  if (SICK.test(stated)) return 'sick';
  if (WEAK.test(stated) || WELL.test(denied)) return 'needs_attention';
  if (WELL.test(stated) || SICK.test(denied) || WEAK.test(denied)) return 'healthy';
  return null;
}

function sizeIn(text: string): Size | null {
  return SIZES.find(([words]) => words.test(text.replace(/\b\w+ (?:pot|container)\b/g, ' ')))?.[1] ?? null;
}

/** What stands after a label, up to the next comma or line. */
function labelled(text: string, names: string): string | null {
  const match = new RegExp(`(?:^|[,;.\\n|])\\s*(?:${names})\\s*[:=]\\s*([^,;\\n|]*)`).exec(text);
  return match?.[1]?.trim() ?? null;
}

function unlabelled(text: string): string {
  return text
    .split(/[,;\n|]/)
    .filter((part) => !/^[^:=]{1,30}[:=]/.test(part))
    .join(', ');
}

/** Only words around "pot" speak of the pot. */
function potPhrase(text: string): string {
  return text.match(/[^,;\n|]*\b(?:pot|potted|container)\b/)?.[0] ?? '';
}
