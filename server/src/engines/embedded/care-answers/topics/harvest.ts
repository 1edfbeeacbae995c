import { isCrop } from '../../../../horticulture/crops.ts';
import { inSentences } from '../../../../horticulture/wording.ts';
import type { CareQuery, Paragraph } from '../answer.ts';

export function answerHarvest({ plant }: CareQuery): Paragraph {
  const { lifespan, toxicity, harvest } = plant;
  const crop = isCrop(plant);
  const general = crop
    ? lifespan === 'annual'
      ? 'Harvest often while it is young and tender, in the morning.'
      : 'Harvest in the morning, and never more than a third at a time.'
    : 'It is not grown for eating.';
  return {
    lead: 'Harvest:',
    text: inSentences([
      harvest ?? general,
      crop && !harvest ? plant.pruning : null,
      toxicity.people === 'no' && crop ? null : toxicity.effect,
    ]),
  };
}
