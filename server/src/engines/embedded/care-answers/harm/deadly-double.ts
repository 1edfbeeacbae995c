import { harms, isDeadly } from '../../../../horticulture/toxicity/wording.ts';
import { nameOf } from '../../../../horticulture/wording.ts';
import type { GeneralQuery, Paragraph } from '../answer.ts';

/** What to know of a deadly plant that is named beside the one that is asked about, which may be taken for it. */
export function deadlyDouble({ question }: GeneralQuery): Paragraph | null {
  const deadly = question.otherPlants.find((each) => harms(each) && isDeadly(each));
  if (!deadly) return null;
  return {
    lead: 'Be sure before you eat or use it:',
    text: `${nameOf(deadly)} is toxic. ${deadly.toxicity.effect} Compare every single leaf, stem and root with a good picture of both, have an expert look at it, and when in doubt leave it.`,
  };
}
