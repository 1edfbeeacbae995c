import { centimeters } from '../../../../horticulture/text-input/pot-size.ts';
import { inSentences } from '../../../../horticulture/wording.ts';
import type { GeneralQuery } from '../answer.ts';
import { plantTraits } from '../lists/plant-traits.ts';

/** A fifth to a quarter of a pot's volume runs through before it drips: liters for the cube of its width in cm. */
const LITERS = { least: 0.00006, most: 0.00011 } as const;
const WIDTH = /(\d{1,2}(?:[.,]\d)?) ?-?(cm|centimet\w+|inch(?:es)?|in\b|")/i;
const AT_A_TIME = /\b(?:each|every|at a|one) (?:time|watering)\b|\bat once\b|\bper watering\b/;
/** Pots that are commonly asked about, in cm, for a gardener who does not say how wide theirs is. */
const USUAL = [12, 17, 21, 30];

/** How much water one watering of a potted plant takes; null where it grows in the ground or a week's water is asked for. */
export function waterForPot({ plant, question }: GeneralQuery): string | null {
  const traits = plantTraits(plant);
  const isPotted = question.concepts.circumstances.has('potted') || traits.has('houseplant') || traits.has('succulent');
  if (!isPotted) return null;
  const [, figure, unit] = WIDTH.exec(question.written) ?? [];
  if (figure === undefined && !AT_A_TIME.test(question.plain)) return null;
  const width = figure && unit ? Number(figure.replace(',', '.')) * centimeters(unit.toLowerCase()) : null;
  const amount =
    width === null
      ? `about ${USUAL.map((each) => `${litersFor(each)} for ${each} cm`).join(', ')}, by the width of the pot`
      : `about ${litersFor(width)} for a pot of ${Math.round(width)} cm`;
  const after =
    plant?.watering.class === 'dry'
      ? 'Then let the soil dry right through before the next time: small sips on a schedule leave the roots dry, and standing water rots them.'
      : plant?.watering.class === 'moist'
        ? 'Water again as soon as the surface begins to dry.'
        : 'Water again when the top 2–3 cm are dry.';
  return inSentences([
    `Each time so much that it runs out of the holes: ${amount}.`,
    'Empty the saucer after 30 minutes.',
    after,
  ]);
}

function litersFor(width: number): string {
  const [least, most] = [LITERS.least * width ** 3, LITERS.most * width ** 3].map(rounded);
  return least === most ? `${most} liters` : `${least}–${most} liters`;
}

function rounded(liters: number): number {
  return liters < 1 ? Math.max(0.05, Math.round(liters * 10) / 10) : Math.round(liters);
}
