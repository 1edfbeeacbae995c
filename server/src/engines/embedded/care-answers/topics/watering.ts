import { wateringText } from '../../../../horticulture/care-sheet/watering.ts';
import { inSentences } from '../../../../horticulture/wording.ts';
import type { CareQuery, Paragraph } from '../answer.ts';

export function answerWatering({ plant, season, question, circumstances }: CareQuery): Paragraph {
  return {
    lead: 'Watering:',
    text: inSentences([
      /\bice cubes?\b/.test(question.plain) ? 'Use water at room temperature, not ice, which chills the roots.' : null,
      /\b(too much|overwater\w*)\b/.test(question.plain)
        ? 'Too much water shows as yellow, soft leaves over soil that stays wet.'
        : null,
      wateringText(plant, season, circumstances),
      isHot(question) ? 'In heat a pot dries within a day or two, so check it every morning.' : null,
    ]),
  };
}

/** Lime and fluoride, to which only some plants are tender. */
export function answerWaterQuality({ plant, question }: CareQuery): Paragraph {
  const tender = plant.problems.some(({ _id }) => _id === 'fluoride-injury');
  const limeHater =
    /\b(acid|acidic|lime-free|ericaceous)\b/i.test(plant.soil) ||
    plant.problems.some(({ _id }) => _id === 'iron-deficiency');
  const carnivore = ['Droseraceae', 'Sarraceniaceae', 'Nepenthaceae', 'Lentibulariaceae'].includes(plant.family);
  const advice = carnivore
    ? 'Use only rain, distilled or reverse-osmosis water: the minerals of tap water kill it.'
    : tender
      ? 'Rain or distilled water is better: fluoride and salts of tap water turn its tips brown.'
      : limeHater
        ? 'Rain water is better: lime in hard tap water turns its new leaves yellow.'
        : 'Tap water is fine unless it is very hard; then mix it with rain water.';
  const softened = /\bsoften\w*\b/.test(question.plain) ? ' Do not use softened water: its sodium harms roots.' : '';
  return {
    lead: 'Which water:',
    text: `${advice}${softened} Use it at room temperature, about 20 °C. Standing overnight drives out chlorine, but neither lime nor fluoride.`,
  };
}

/** From this on, in °C, leaves and pots lose water much faster. */
const HOT = 28;

function isHot({ facts, concepts }: CareQuery['question']): boolean {
  return (facts.temperature?.high ?? 0) >= HOT || concepts.circumstances.has('heat');
}
