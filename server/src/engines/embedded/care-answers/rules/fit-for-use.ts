import { type CriterionName, criterionInWords, plantList } from '../../../../horticulture/plant-lists/plant-list.ts';
import { listed } from '../../../../horticulture/wording.ts';
import type { GeneralQuery } from '../answer.ts';
import { listRequest, unwantedKinds } from '../intent/list-request.ts';
import type { Verdict } from './verdict.ts';

/** What plants are grown for. What they are safe for, and what they survive, other rules say. */
const USES: ReadonlySet<CriterionName> = new Set([
  ...(['ground-cover', 'hedge', 'low-hedge', 'dry-shade', 'wet', 'pond', 'coastal', 'paving', 'rock-garden'] as const),
  ...(['cut-flowers', 'pollinators', 'hanging', 'small-tree', 'terrarium'] as const),
]);

const ASKS_FIT =
  /\b(?:good|great|nice|suitable|suited|right|work|works|fit|useful)\b.*?\b(?:as|for|in|under|between|to|a|plant|ground ?cover|hedge|screen)\b/;

/** "Is it good groundcover under a maple?": Yes, where the plant is in the lists of all that is named; no record says No. */
export function fitForUseVerdict(query: GeneralQuery): Verdict | null {
  const { plant, question, circumstances } = query;
  if (plant === null || question.form !== 'yes-no' || question.harm !== null || !ASKS_FIT.test(question.plain))
    return null;
  const wanted = listRequest(question.tokens, question.concepts) ?? [];
  if (!wanted.some((name) => USES.has(name)) || unwantedKinds(question.tokens).length > 0) return null;
  const about = { month: Number(circumstances.today.slice(5, 7)), hemisphere: circumstances.hemisphere };
  if (plantList({ wanted, among: [plant], ...about }).total === 0) return null;
  const words = wanted.filter((name) => USES.has(name)).map((name) => criterionInWords(name, about));
  const inOrder = Object.values(Object.groupBy(words, (each) => (each.startsWith('for ') ? 'first' : 'then'))).flatMap(
    (each) => (each ? [listed(each, 'and')] : []),
  );
  return {
    // What is written of just this use says more: in bold a Yes would come before it.
    paragraph: { lead: '', text: `Yes, it is one of the plants ${inOrder.toSorted().join(' ')}.` },
    covered: [],
  };
}
