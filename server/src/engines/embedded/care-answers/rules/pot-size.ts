import { centimeters } from '../../../../horticulture/text-input/pot-size.ts';
import { type GeneralQuery, says } from '../answer.ts';
import { plantTraits } from '../plant-traits.ts';
import { leadFor, type Verdict } from './verdict.ts';

/** So much wider than the root ball, in cm, is a good new pot; fast growers of the garden take the upper figure. */
const GOOD = { min: 1, max: 6 } as const;
/** Pots of house plants are not wider than this, in cm; larger figures are heights and distances. */
const WIDEST = 80;

/** Whether a pot fits a root ball, or an old pot, whose width is given as well. */
export function potSizeVerdict({ plant, question }: GeneralQuery): Verdict | null {
  if (!says(question, 'pot', 'container', 'planter', 'repot')) return null;
  const [one, other, ...more] = widthsIn(question.written);
  if (one === undefined || other === undefined || more.length > 0 || one === other) return null;
  const [now, next] = one < other ? [one, other] : [other, one];
  const wider = next - now;
  const traits = plantTraits(plant);
  const roomiest = traits.has('dry') || traits.has('succulent') ? GOOD.min + 3 : GOOD.max;
  const figure = (cm: number) => `${Math.round(cm)} cm`;
  if (wider > roomiest)
    return {
      paragraph: {
        lead: question.form === 'yes-no' ? (says(question, 'too') ? 'Yes:' : 'No:') : '',
        text: `${figure(next)} is too big a step from ${figure(now)}: the spare soil stays wet and roots rot in it. Take a pot of ${figure(now + 2)} to ${figure(now + roomiest)}.`,
      },
      told: ['repotting'],
    };
  return {
    paragraph: {
      lead: leadFor(true, question),
      text: `${figure(next)} is right after ${figure(now)}: a new pot is ${GOOD.min + 1}–${roomiest} cm wider than the root ball.`,
    },
    told: ['repotting'],
  };
}

/** Lengths in a text, in cm. */
function widthsIn(written: string): number[] {
  return [...written.toLowerCase().matchAll(/(\d{1,3}(?:[.,]\d)?) ?-?(cm|centimet\w+|inch(?:es)?|in\b|"|”|″)/g)]
    .map(([, figure = '', unit = '']) => Number(figure.replace(',', '.')) * centimeters(unit))
    .filter((cm) => cm > 0 && cm <= WIDEST);
}
