import { propagationNeed } from '../../../../horticulture/care-sheet/needs.ts';
import { inSentences } from '../../../../horticulture/wording.ts';
import { problemById } from '../../../../knowledge/problems.ts';
import { type CareQuery, type Paragraph, says } from '../answer.ts';
import { distanceApart, sowingGuide } from './sowing-guide.ts';

export function answerSowing({ plant, question }: CareQuery): Paragraph {
  const sown = sowingGuide(plant)?.text;
  const apart = distanceApart(plant);
  const seedlings = question.concepts.signs.has('seedlings');
  return {
    lead: 'Sowing and planting:',
    text: inSentences([
      !sown && apart && says(question, 'apart', 'spacing', 'distance', 'space', 'close')
        ? `Leave about ${lengthOf(apart)} between plants.`
        : null,
      sown ?? propagationNeed(plant),
      sown
        ? null
        : 'As a rule cover seeds twice as deep as they are thick, keep them evenly moist at 18–24 °C, and harden seedlings off for 7–10 days.',
      seedlings
        ? 'Seedlings need 14–16 hours of bright light 5–15 cm under a lamp, and cooler air (16–20 °C) once they are up, or they grow leggy.'
        : null,
      seedlings ? `Against damping-off: ${problemById('damping-off').prevention[0]}` : null,
    ]),
  };
}

/** "30–45 cm", and in meters from 1 m on. */
export function lengthOf([min, max]: readonly [number, number]): string {
  const [low, high, unit] = min >= 100 ? [min / 100, max / 100, 'm'] : [min, max, 'cm'];
  const figures = low === high ? `${low}` : `${low}–${high}`;
  return `${figures} ${unit}`;
}
