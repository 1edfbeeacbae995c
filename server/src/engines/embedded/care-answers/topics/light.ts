import type { Hemisphere } from '@plantcare/contract/seasons.ts';
import type { LightClass, Species } from '@plantcare/contract/species.ts';
import { ownLightVerdict } from '../../../../horticulture/care-sheet/light-verdict.ts';
import { lightNeed } from '../../../../horticulture/care-sheet/needs.ts';
import { lightPlaceIn } from '../../../../horticulture/text-input/light.ts';
import { inSentences } from '../../../../horticulture/wording.ts';
import { type CareQuery, type Paragraph, says } from '../answer.ts';
import { isInGround } from '../setting.ts';

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
  const lamp = says(question, 'lamp', 'led', 'artificial', 'bulb') || /\bgrow ?lights?\b/.test(question.plain);
  const inGround = isInGround(query);
  return {
    lead: 'Light:',
    text: inSentences([
      inGround ? inBeds(plant) : lightNeed(plant),
      southern(plant, hemisphere),
      asked ? null : ownLightVerdict(plant, own, hemisphere),
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

function southern({ light }: Species, hemisphere: Hemisphere): string | null {
  if (hemisphere === 'north' || light.preferred !== 'medium') return null;
  return 'South of the equator the shady window faces south.';
}
