import { type CriterionName, plantList } from '../../../horticulture/plant-lists/plant-list.ts';
import type { GeneralQuery } from './answer.ts';
import { listRequest } from './intent/list-request.ts';
import { plantListAnswer } from './plant-lists.ts';

/** Fewer plants than this are no choice: then the last criterion is given up. */
const ENOUGH = 1;

/** Plants of the knowledge base that a question asks for, as a list; null where it names nothing to choose them by. */
export function listAnswer({ question, circumstances, typed }: GeneralQuery): string | null {
  const wanted = listRequest(question.tokens, question.concepts);
  if (wanted === null) return null;
  const month = question.facts.month ?? Number(circumstances.today.slice(5, 7));
  const among = question.otherPlants.length > 1 ? question.otherPlants : undefined;
  const about = { month, hemisphere: circumstances.hemisphere };
  const all: CriterionName[] =
    among || !/house ?plants?|indoor/i.test(typed) || wanted.includes('indoor') || wanted.includes('bathroom')
      ? wanted
      : [...wanted, 'indoor'];
  for (let kept = all; kept.length > 0; kept = kept.slice(0, -1)) {
    const query = { wanted: kept, ...about, ...(among ? { among } : {}) };
    if (among || plantList(query).total >= ENOUGH) return plantListAnswer(query);
  }
  return null;
}
