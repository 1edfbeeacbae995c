import type { Species } from '@plantcare/contract/species.ts';
import { degrees } from '../../../../horticulture/care-sheet/needs.ts';
import {
  type CriterionName,
  criterionInWords,
  type PlantListQuery,
  plantList,
} from '../../../../horticulture/plant-lists/plant-list.ts';
import { listed } from '../../../../horticulture/wording.ts';
import { plantsNamedIn } from '../../../../knowledge/names/mentions.ts';
import type { GeneralQuery } from '../answer.ts';
import { isKind, warnsOfPlants } from '../intent/list-request.ts';
import { unknownCriteriaIn } from '../intent/unknown-criteria.ts';
import { askedPart } from '../several/questions-in-text.ts';
import { comparisonOf } from './list-comparison.ts';
import { isForSafety, placed } from './list-places.ts';
import { readList } from './list-reading.ts';
import { plantListAnswer } from './plant-lists.ts';

/** Fewer plants than this are no choice: then the last criterion is given up. */
const ENOUGH = 1;

/** Plants of the knowledge base that a question asks for, as a list; null where it names nothing to choose them by. */
export function listAnswer(query: GeneralQuery): string | null {
  const { question } = query;
  const compared = comparisonOf(comparedPlants(query), question);
  if (compared !== null) return compared;
  const said = unknownCriteriaIn(question.tokens);
  const read = readList(query);
  if (read === 'written') return null;
  if (read === null) return said.length > 0 ? said.join(' ') : null;
  const { wanted, where, about } = read;
  // What harms other animals no record says, so that a list of what to avoid would be the reverse of it.
  if (wanted.includes('harmless-to-tested') && warnsOfPlants(question.tokens)) return null;
  // Of other animals too little is known to give up what else was asked for.
  if (wanted.includes('harmless-to-tested') && plantList({ wanted: [...wanted, ...where], ...about }).total === 0)
    return null;
  const answer = fittingList(placed([...wanted, ...where], query), about);
  if (answer === null) return null;
  const [first = '', ...rest] = answer.split('\n\n');
  const isOfGarden = isForSafety(wanted) && [...wanted, ...where].includes('outdoor') && about.among === undefined;
  return [...aboutAnimals(wanted, query), first, ...said, ...rest, ...(isOfGarden ? [DEADLY_IN_GARDENS] : [])].join(
    '\n\n',
  );
}

const DEADLY_IN_GARDENS =
  'Take out or fence off above all yew, foxglove, oleander, laburnum, monkshood (aconite), lily of the valley, castor bean, autumn crocus and, where it is mild, sago palm: a few leaves or seeds of them can kill.';

/** "Which of them stands clay?" speaks of plants that were named before. */
const OF_THEM = /\b(?:which|either|neither|both|them|these|those|they|better|best|rather|first|instead)\b/i;

/** The plants that are offered as a choice: those that are named, and the one that the question is about. */
function comparedPlants({ question, plant, typed }: GeneralQuery): readonly Species[] {
  const { otherPlants, form, written } = question;
  const asked = askedPart(written);
  // "The petunias died, and the heuchera next to them. Can I use the soil again?" chooses none of them.
  const named = plantsNamedIn(asked).length + (typed.trim() === '' ? 0 : 1);
  if (asked !== written && named < 2 && !OF_THEM.test(asked)) return [];
  return plant && form === 'choice' && otherPlants.length === 1 ? [plant, ...otherPlants] : otherPlants;
}

/** Whether plants that the question offers are compared by something that it states. */
export function choosesByRecord(query: GeneralQuery): boolean {
  const { form, plain } = query.question;
  const isChoice = form === 'choice' || /\bwhich\b/.test(plain);
  return isChoice && comparisonOf(comparedPlants(query), query.question) !== null;
}

/** The list by all criteria, or by all but one that no plant fulfils besides, which the answer names. */
function fittingList(wanted: readonly CriterionName[], about: Omit<PlantListQuery, 'wanted'>): string | null {
  if (about.among || plantList({ wanted, ...about }).total >= ENOUGH) return plantListAnswer({ wanted, ...about });
  if (about.frost !== undefined) return hardiestList(wanted, about.frost, about);
  return listWithoutSome(wanted, about);
}

/** What a list says that could not use all that was asked. */
const LEFT_OUT = 'so this was left out';

/** Whether a list leaves out what was asked. */
export function isIncompleteList(list: string): boolean {
  return list.includes(LEFT_OUT);
}

/** How many plants a list names. */
export function plantsIn(list: string): number {
  return list.match(/^- /gm)?.length ?? 0;
}

/** The list by as many criteria as some plant fulfils, the last given up first; one alone comes before several. */
function listWithoutSome(wanted: readonly CriterionName[], about: Omit<PlantListQuery, 'wanted'>): string | null {
  const expendable = wanted.toReversed().filter((name) => !isSafety(name) && !NEVER_GIVEN_UP.has(name));
  const choices = [
    ...expendable.map((name) => [name]),
    ...expendable.slice(1).map((_, at) => expendable.slice(0, at + 2)),
  ];
  const ofKindsLast = choices.toSorted((one, other) => Number(one.some(isKind)) - Number(other.some(isKind)));
  const given = ofKindsLast.find((names) => {
    const kept = wanted.filter((name) => !names.includes(name));
    return kept.length > 0 && plantList({ wanted: kept, ...about }).total >= ENOUGH;
  });
  if (!given) return null;
  const kept = wanted.filter((name) => !given.includes(name));
  const [first = '', ...rest] = plantListAnswer({ wanted: kept, ...about }).split('\n\n');
  const named = given.filter((name) => !PLACES.has(name)).map((name) => `“${criterionInWords(name, about)}”`);
  const leftOut =
    named.length > 0 ? [`No plant in the knowledge base fits ${listed(named, 'or')} as well, ${LEFT_OUT}.`] : [];
  return [first, ...leftOut, ...rest].join('\n\n');
}

/** What plants are asked for by, above all else: without it a list would name the very plants that are eaten, or are green. */
const NEVER_GIVEN_UP: ReadonlySet<CriterionName> = new Set(['rabbit-proof', 'deer', 'autumn-color'] as const);

/** Rooms or garden, as the words for the plant say it. */
const PLACES: ReadonlySet<CriterionName> = new Set(['indoor', 'outdoor'] as const);

const DEGREES_WARMER = 5;

const A_CHOICE = 6;

/** Where none survives the frost, the hardiest of those that are asked for. */
function hardiestList(
  wanted: readonly CriterionName[],
  frost: number,
  about: Omit<PlantListQuery, 'wanted' | 'frost'>,
): string | null {
  for (let stands = frost + DEGREES_WARMER; stands <= 0; stands += DEGREES_WARMER) {
    const list = { wanted, ...about, frost: stands };
    if (plantList(list).total < A_CHOICE) continue;
    return `These stand the most frost; that they survive ${degrees(frost)} is not known here of any of them, and a nursery near you knows more.\n\n${plantListAnswer(list)}`;
  }
  return null;
}

function isSafety(name: CriterionName): boolean {
  return name.startsWith('safe-') || name.startsWith('toxic-') || name === 'harmless-to-tested';
}

/** Other animals than cats and dogs, of which no source speaks. */
function aboutAnimals(wanted: readonly CriterionName[], { question: { concepts } }: GeneralQuery): string[] {
  if (!wanted.includes('harmless-to-tested')) return [];
  const animals = listed(concepts.animals, 'or');
  return [
    `What is safe for ${animals} is not known here, so ask a vet about each plant. Those below are at least not known to be toxic to cats, dogs and people.`,
  ];
}
