import type { Hemisphere } from '@plantcare/contract/seasons.ts';
import type { LightClass, Species } from '@plantcare/contract/species.ts';
import { lightNeed } from '../../../../horticulture/care-sheet/needs.ts';
import { type LightPlace, lightPlaceIn } from '../../../../horticulture/text-input/light.ts';
import { inSentences } from '../../../../horticulture/wording.ts';
import { type CareQuery, type Paragraph, says } from '../answer.ts';
import { isInGround } from '../setting.ts';

const ORDER: readonly LightClass[] = ['low', 'medium', 'bright_indirect', 'full_sun'];

const IN_BEDS: Record<LightClass, string> = {
  low: 'shade',
  medium: 'part shade, with a few hours of morning or evening sun',
  bright_indirect: 'a bright place with morning sun and some shade at midday',
  full_sun: 'full sun, at least 6 hours a day',
};

export function answerLight(query: CareQuery): Paragraph {
  const { plant, question, circumstances } = query;
  const { hemisphere, plant: own } = circumstances;
  const asked = lightPlaceIn(question.plain, hemisphere);
  const kept = own && lightPlaceIn(`${own.location ?? ''}, ${own.sunlight ?? ''}`, hemisphere);
  const lamp = says(question, 'lamp', 'led', 'artificial', 'bulb') || /\bgrow ?lights?\b/.test(question.plain);
  const inGround = isInGround(query);
  return {
    lead: 'Light:',
    text: inSentences([
      inGround ? inBeds(plant) : lightNeed(plant),
      southern(plant, hemisphere),
      !asked && kept ? `You noted its place as ${kept.words.toLowerCase()}. ${lightVerdict(plant, kept).text}` : null,
      lamp ? 'A full-spectrum LED 20–40 cm above it for 12–14 hours a day takes the place of a window.' : null,
      inGround
        ? null
        : 'Check: a hand held 30 cm above paper at noon throws a sharp shadow in bright light, a faint one in low light.',
    ]),
  };
}

function inBeds({ light }: Species): string {
  const others = light.accepted.filter((each) => each !== light.preferred).map((each) => IN_BEDS[each]);
  return `It grows best in ${IN_BEDS[light.preferred]}.${others.length > 0 ? ` It also accepts ${others.join(' and ')}.` : ''}`;
}

/** Whether a place's light suits the plant, in a sentence. */
export function lightVerdict(
  { light }: Species,
  { words, light: place }: LightPlace,
  inGround = false,
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
  const darkest = Math.min(...light.accepted.map((each) => ORDER.indexOf(each)));
  if (ORDER.indexOf(place) < darkest)
    return {
      good: false,
      text: `${words} is too dark for it; ${inGround ? 'give it a sunnier place, such as by a warm wall' : 'move it closer to a bright window'}.`,
    };
  if (inGround) return { good: false, text: `${words} is brighter than it likes: give it shade at midday.` };
  if (place === 'full_sun')
    return {
      good: false,
      text: `${words} is too strong for it: stand it 1–2 m back or behind a sheer curtain, or the leaves burn.`,
    };
  return { good: false, text: `${words} is brighter than it likes: stand it further back.` };
}

function southern({ light }: Species, hemisphere: Hemisphere): string | null {
  if (hemisphere === 'north' || light.preferred !== 'medium') return null;
  return 'South of the equator the shady window faces south.';
}
