import { centimeters } from '../../../../horticulture/text-input/pot-size.ts';
import { type GeneralQuery, says } from '../answer.ts';
import { plantTraits } from '../lists/plant-traits.ts';
import { leadFor, type Verdict } from './verdict.ts';

/** So much wider than the root ball, in cm, is a good new pot; fast growers of the garden take the upper figure. */
const GOOD = { min: 1, max: 6 } as const;
/** Pots of house plants are not wider than this, in cm; larger figures are heights and distances. */
const WIDEST = 80;

/** Whether a pot fits a root ball, or an old pot, whose width is given as well. */
export function potSizeVerdict({ plant, question }: GeneralQuery): Verdict | null {
  if (!says(question, 'pot', 'container', 'planter', 'repot') || ASKS_AMOUNT.test(question.plain)) return null;
  const [now, ...offered] = [...new Set(widthsIn(question.written))].toSorted((one, other) => one - other);
  const [next, ...more] = offered;
  if (now === undefined) return null;
  if (next === undefined) return ASKS_HOW_LARGE.test(question.plain) ? nextAfter(now, roomiestFor(plant)) : null;
  if (more.length > 0) return chosenOf(offered, now, roomiestFor(plant));
  const wider = next - now;
  const roomiest = roomiestFor(plant);
  if (wider > roomiest)
    return {
      paragraph: {
        lead: question.form === 'yes-no' ? (says(question, 'too') ? 'Yes:' : 'No:') : '',
        text: `${figure(next)} is too big a step from ${figure(now)}: the spare soil stays wet and roots rot in it. Take a pot of ${figure(now + 2)} to ${figure(now + roomiest)}.`,
      },
      covered: ['repotting'],
    };
  return {
    paragraph: {
      lead: leadFor(true, question),
      text: `${figure(next)} is right after ${figure(now)}: a new pot is ${GOOD.min + 1}–${roomiest} cm wider than the root ball.`,
    },
    covered: ['repotting'],
  };
}

/** "A pot 40 cm wide and 35 cm tall, how much soil?" compares no two pots. */
const ASKS_AMOUNT =
  /\bhow (?:much|many) (?:\w+ ){0,2}(?:soil|compost|mix|substrate|water|liters?|litres?|bags?|plants?|bulbs?)\b/;

const ASKS_HOW_LARGE = /\bhow (?:much )?(?:bigger|larger|wider)\b|\b(?:what|which) size\b.*\b(?:next|new)\b/;
/** Up to this width, in cm, a step of 4 cm is enough. */
const SMALL_POT = 25;
const STEP_OF_SMALL_POT = 4;

function nextAfter(now: number, roomiest: number): Verdict {
  const step = now <= SMALL_POT ? Math.min(STEP_OF_SMALL_POT, roomiest) : roomiest;
  return {
    paragraph: {
      lead: '',
      text: `Only a little: from ${figure(now)} to ${figure(now + GOOD.min + 1)} or ${figure(now + step)}, with holes. In a much larger pot the spare soil stays wet and roots rot in it.`,
    },
    covered: ['repotting'],
  };
}

/** How much wider than the root ball, in cm, its pot may be: roots of dry places rot in spare wet soil. */
function roomiestFor(plant: GeneralQuery['plant']): number {
  const traits = plantTraits(plant);
  return traits.has('dry') || traits.has('succulent') ? GOOD.min + 3 : GOOD.max;
}

/** Of several pots that are offered the largest that is not too large. */
function chosenOf(offered: readonly number[], now: number, roomiest: number): Verdict | null {
  const fitting = offered.filter((width) => width - now > GOOD.min && width - now <= roomiest);
  const best = fitting.at(-1);
  if (best === undefined) return null;
  return {
    paragraph: {
      lead: '',
      text: `The one of ${figure(best)}: after ${figure(now)} a new pot is ${GOOD.min + 1}–${roomiest} cm wider. In a much larger one the spare soil stays wet and roots rot in it.`,
    },
    covered: ['repotting'],
  };
}

function figure(cm: number): string {
  return `${Math.round(cm)} cm`;
}

/** One figure or several with a unit: "24, 30 and 40 cm". */
const WIDTHS =
  /(\d{1,3}(?:\.\d)?(?:(?:, ?| and | or | to |-|\/)\d{1,3}(?:\.\d)?)*) ?-?(cm|centimet\w+|inch(?:es)?|in\b|"|”|″)/g;

/** Lengths in a text, in cm. */
function widthsIn(written: string): number[] {
  return [...written.toLowerCase().matchAll(WIDTHS)]
    .flatMap(([, figures = '', unit = '']) =>
      (figures.match(/\d{1,3}(?:\.\d)?/g) ?? []).map((each) => Number(each) * centimeters(unit)),
    )
    .filter((cm) => cm > 0 && cm <= WIDEST);
}
