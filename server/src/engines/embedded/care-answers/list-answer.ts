import { type CriterionName, type PlantListQuery, plantList } from '../../../horticulture/plant-lists/plant-list.ts';
import { readSeason } from '../../../horticulture/text-input/season.ts';
import type { GeneralQuery } from './answer.ts';
import { isNoPlantName } from './generic-words.ts';
import { flowerColorIn, heightIn } from './intent/list-looks.ts';
import { listRequest } from './intent/list-request.ts';
import { tokensOf } from './intent/tokens.ts';
import { plantListAnswer } from './plant-lists.ts';

/** Fewer plants than this are no choice: then the last criterion is given up. */
const ENOUGH = 1;

/** Criteria that hold for rooms, for the garden, or that say where by themselves. */
const INDOORS = /house ?plants?|indoor|office|bathroom|bedroom|terrarium|windowsill/i;
const OUTDOORS =
  /garden|yard|border|\bbeds?\b|lawn|hedg|allotment|patio|terrace|balcony|flowers|perennials|shrubs?|trees?|climbers?/i;
const SAY_WHERE: ReadonlySet<CriterionName> = new Set([
  'indoor',
  'outdoor',
  'bathroom',
  'terrarium',
  'large-indoor',
  'cool-room',
  'balcony',
  'bring-in-before-frost',
  'indoor-flowers',
] as const);

/** Plants of the knowledge base that a question asks for, as a list; null where it names nothing to choose them by. */
export function listAnswer(query: GeneralQuery): string | null {
  const { question, circumstances, typed } = query;
  const read = criteriaOf(query);
  if (read === null) return null;
  const among = question.otherPlants.length > 1 ? question.otherPlants : undefined;
  // Plants that the gardener names stand there already: "which on my balcony are poisonous: …?" does not choose by place.
  const others = read.filter((name) => !SAY_WHERE.has(name));
  const wanted = among && others.length > 0 ? others : read;
  const season = question.facts.month === null ? readSeason(question.plain) : null;
  const height = wanted.includes('low-hedge') || wanted.includes('hedge') ? null : heightIn(question.written);
  const flowerColor = flowerColorIn(question.tokens);
  const about: Omit<PlantListQuery, 'wanted'> = {
    month: question.facts.month ?? Number(circumstances.today.slice(5, 7)),
    hemisphere: circumstances.hemisphere,
    ...(season && { season }),
    ...(among && { among }),
    ...(height && { height }),
    ...(flowerColor && { flowerColor }),
  };
  const where: CriterionName[] =
    among || wanted.some((name) => SAY_WHERE.has(name))
      ? []
      : INDOORS.test(typed)
        ? ['indoor']
        : OUTDOORS.test(typed)
          ? ['outdoor']
          : [];
  for (let kept = [...wanted, ...where]; kept.length > 0; kept = kept.toSpliced(-1 - where.length, 1)) {
    const list = { wanted: kept, ...about };
    if (among || plantList(list).total >= ENOUGH) return plantListAnswer(list);
    if (kept.length === where.length) return null;
  }
  return null;
}

/** Words for the place, such as "hanging basket", choose as well as the question does. */
function criteriaOf({ question, typed }: GeneralQuery): CriterionName[] | null {
  const place = isNoPlantName(typed) ? tokensOf(typed.toLowerCase()) : [];
  return listRequest([...question.tokens, ...place], question.concepts);
}

/** Whether plants are asked for without a verb: "fragrant climber for a shady wall", "what should a beginner start with". */
export function asksForList({ question, plant, typed }: GeneralQuery): boolean {
  if (question.form === 'which-plants') return true;
  if (plant !== null || !isNoPlantName(typed) || question.concepts.signs.size > 0) return false;
  const asksForSome = /\b(?:what|which|any|recommend|suggest|need|want|looking)\b/.test(question.plain);
  const isFragment = question.form === 'other' || question.form === 'what-is-it' || question.form === 'what-to-do';
  if (!isFragment && !(question.form === 'yes-no' && asksForSome)) return false;
  return (listRequest(question.tokens, question.concepts)?.length ?? 0) > 1;
}
