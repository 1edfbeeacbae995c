import type { Hemisphere } from '@plantcare/contract/seasons.ts';
import type { Species } from '@plantcare/contract/species.ts';
import type { KnownPlant } from '../circumstances.ts';
import { BRIGHTNESS, type LightPlace, ownLight } from '../text-input/light.ts';
import { isPlaceOutdoors } from '../text-input/location.ts';

/** Whether a place's light suits the plant, in a sentence. */
export function lightVerdict(
  { light }: Species,
  { words, light: place }: LightPlace,
  outdoors = false,
): { text: string; good: boolean } {
  if (place === 'none')
    return {
      good: false,
      text: `${words} is too dark for any plant, unless a grow light burns for 12–14 hours a day.`,
    };
  if (light.accepted.includes(place))
    return {
      good: true,
      text: `${words} suits it${place === light.preferred ? '' : ', though it is not its favorite'}.`,
    };
  const darkest = Math.min(...light.accepted.map((each) => BRIGHTNESS.indexOf(each)));
  if (BRIGHTNESS.indexOf(place) < darkest)
    return {
      good: false,
      text: `${words} is too dark for it; ${outdoors ? 'give it a sunnier place, such as by a warm wall' : 'move it closer to a bright window'}.`,
    };
  if (outdoors) return { good: false, text: `${words} is brighter than it likes: give it shade at midday.` };
  if (place === 'full_sun')
    return {
      good: false,
      text: `${words} is too strong for it: stand it 1–2 m back or behind a sheer curtain, or the leaves burn.`,
    };
  return { good: false, text: `${words} is brighter than it likes: stand it further back.` };
}

/** Whether an own plant stands in light that suits it; null where nothing is known of its place. */
export function ownLightVerdict(species: Species, own: KnownPlant | null, hemisphere: Hemisphere): string | null {
  const light = own && ownLight(own, hemisphere);
  if (!light) return null;
  const outdoors = isPlaceOutdoors(own.location, own.place?.site ?? null);
  return `You noted its place as ${light.words.toLowerCase()}. ${lightVerdict(species, light, outdoors).text}`;
}
