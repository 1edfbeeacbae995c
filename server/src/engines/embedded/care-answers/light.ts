import type { Hemisphere } from '@plantcare/contract/seasons.ts';
import type { LightClass, Species } from '@plantcare/contract/species.ts';
import { lightNeed } from '../../../horticulture/care-sheet/needs.ts';
import { type LightPlace, lightPlaceIn } from '../../../horticulture/text-input/light.ts';
import { inSentences } from '../../../horticulture/wording.ts';
import type { CareQuery, Paragraph } from './answer.ts';

const ORDER: readonly LightClass[] = ['low', 'medium', 'bright_indirect', 'full_sun'];

export function answerLight({ plant, question, circumstances }: CareQuery): Paragraph {
  const { hemisphere, plant: own } = circumstances;
  const query = lightPlaceIn(question.plain, hemisphere);
  const kept = own && lightPlaceIn(`${own.location ?? ''}, ${own.sunlight ?? ''}`, hemisphere);
  return {
    lead: 'Light:',
    text: inSentences([
      query && verdict(plant, query),
      lightNeed(plant),
      southern(plant, hemisphere),
      !query && kept ? `You noted its place as ${kept.words.toLowerCase()}. ${verdict(plant, kept)}` : null,
      /\b(grow ?lights?|led|lamps?|artificial)\b/.test(question.plain)
        ? 'A full-spectrum LED 20–40 cm above it for 12–14 hours a day takes the place of a window.'
        : null,
      'Check: a hand held 30 cm above paper at noon throws a sharp shadow in bright light, a faint one in low light.',
    ]),
  };
}

function verdict({ light }: Species, { words, light: place }: LightPlace): string {
  if (place === 'none') return `${words} is too dark for any plant, unless a grow light burns for 12–14 hours a day.`;
  if (light.accepted.includes(place))
    return `${words} suits it${place === light.preferred ? '' : ', though it is not its favorite'}.`;
  const darkest = Math.min(...light.accepted.map((each) => ORDER.indexOf(each)));
  if (ORDER.indexOf(place) < darkest) return `${words} is too dark for it.`;
  if (place === 'full_sun')
    return `${words} is too strong for it: stand it 1–2 m back or behind a sheer curtain, or the leaves burn.`;
  return `${words} is brighter than it likes: stand it further back.`;
}

function southern({ light }: Species, hemisphere: Hemisphere): string | null {
  if (hemisphere === 'north' || light.preferred !== 'medium') return null;
  return 'South of the equator the shady window faces south.';
}
