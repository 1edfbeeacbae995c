import type { Species } from '@plantcare/contract/species.ts';
import { lightVerdict } from '../../../../horticulture/care-sheet/light-verdict.ts';
import { lightPlaceIn } from '../../../../horticulture/text-input/light.ts';
import { type CareQuery, type DirectAnswer, judged, says } from '../answer.ts';
import type { Question } from '../intent/question.ts';
import { isInGround } from '../setting.ts';

export function directLight({ plant, question, circumstances }: CareQuery): DirectAnswer | null {
  const hours = sunHours(plant, question);
  if (hours) return hours;
  const place = lightPlaceIn(question.plain, circumstances.hemisphere);
  if (!place) return null;
  if (isFarFromWindow(question) && place.light !== 'none' && plant.light.preferred !== 'low')
    return judged(
      false,
      question,
      `That far from the window there is too little light: stand it within 1 m of it, or at a brighter one.`,
    );
  const { text, good } = lightVerdict(plant, place, isInGround({ plant, question, circumstances }));
  return judged(good, question, text);
}

/** Direct sun in hours a day that a plant of full sun needs; more than the second figure burns one of bright shade. */
const FULL_SUN_HOURS = 6;
const HALF_SUN_HOURS = 4;

/** "It gets 3 hours of sun, is that enough?" */
function sunHours({ light }: Species, question: Question): DirectAnswer | null {
  const { hours } = question.facts;
  if (hours === null || hours > 16 || !says(question, 'sun', 'sunlight', 'sunshine')) return null;
  const said = `${hours} ${hours === 1 ? 'hour' : 'hours'} of direct sun a day`;
  if (light.preferred === 'full_sun') {
    if (hours >= FULL_SUN_HOURS) return judged(true, question, `${said} is enough for it.`);
    return judged(
      hours >= HALF_SUN_HOURS && light.accepted.length > 1,
      question,
      `${said} is ${hours >= HALF_SUN_HOURS ? 'just enough' : 'too little'} for it: it wants at least 6, or a grow light for 12–14 hours a day.`,
    );
  }
  if (light.accepted.includes('full_sun') || hours < HALF_SUN_HOURS)
    return judged(true, question, `${said} is fine for it, best in the morning or evening.`);
  return judged(false, question, `${said} is too much for it: hot midday sun burns its leaves.`);
}

const METERS = { m: 1, feet: 0.305 } as const;

/** At this distance in meters a window gives a quarter of its light. */
const FAR = 2;

function isFarFromWindow({ plain }: Question): boolean {
  const [, figure, unit] =
    /\b(\d+(?:\.\d+)?) ?(m|meters?|metres?|ft|feet|foot)\b.{0,20}(?:from|back|away|off)/.exec(plain) ?? [];
  if (figure === undefined || unit === undefined) return false;
  return Number(figure) * (unit.startsWith('m') ? METERS.m : METERS.feet) >= FAR;
}
