import type { Species } from '@plantcare/contract/species.ts';
import type { CriterionName } from '../../../../horticulture/plant-lists/plant-list.ts';
import { plantsNamedIn } from '../../../../knowledge/names/mentions.ts';
import { genusOf } from '../../../../knowledge/plants.ts';
import type { GeneralQuery } from '../answer.ts';
import { isNoPlantName, isThing } from '../generic-words.ts';
import { asksWhatToAvoid, listRequest } from '../intent/list-request.ts';
import type { Token } from '../intent/tokens.ts';
import { unknownCriteriaIn } from '../intent/unknown-criteria.ts';

/** Whether plants are asked for without a verb: "fragrant climber for a shady wall", "what should a beginner start with". */
export function asksForList({ question, plant, typed }: Pick<GeneralQuery, 'question' | 'plant' | 'typed'>): boolean {
  if (asksForThings(question.tokens) || ASKS_ITS_NAME.test(question.plain) || isReversed(question)) return false;
  if (WANTS_NO_PLANTS.test(question.plain) || OF_A_PLANT.test(question.plain)) return false;
  if (ASKS_FOR_REMEDY.test(question.plain)) return false;
  if (plant !== null && (OF_ITS_KINDS.test(question.plain) || asksForKindsOf(plant, question.written))) return false;
  if (question.form === 'which-plants') return true;
  if (plant !== null || !isNoPlantName(typed) || isThing(typed)) return false;
  const criteria = listRequest(question.tokens, question.concepts)?.length ?? 0;
  if (criteria > 1 && NOUN_PHRASE.test(question.plain) && question.form === 'other') return true;
  if (!question.concepts.signs.isSubsetOf(COLORS_AND_PARTS)) return false;
  if (question.otherPlants.length > 1 && /\bwhich\b/.test(question.plain)) return true;
  const asksForSome = /\b(?:what|which|any|recommend|suggest|need|want|looking)\b/.test(question.plain);
  if (question.facts.isAbsent) return false;
  // "What can I do" asks for no plants.
  if (question.form === 'what-to-do' && question.tokens.some(({ lemma }) => lemma === 'do')) return false;
  const isFragment = question.form === 'other' || question.form === 'what-is-it' || question.form === 'what-to-do';
  if (!isFragment && !(question.form === 'yes-no' && asksForSome)) return false;
  if (criteria > 1) return true;
  return (criteria === 1 || unknownCriteriaIn(question.tokens).length > 0) && NOUN_PHRASE.test(question.plain);
}

/** "Can you overwater a plant that …?" */
const OF_A_PLANT =
  /^(?:can|could|does|do|is|will) (?:you|i|one|we|it) (?!get|grow|plant|have|keep|recommend|suggest|give|tell|name|list)\w+ (?:a|my|the|this) plant\b/;

/** "Just received my plants, what now?", "bringing plants in without bugs" and "cheap way to edge beds" ask what to do. */
const WANTS_NO_PLANTS =
  /\bwhat (?:now|next(?! to\b)|first|then)\b|\bwhat (?:else )?(?:can|could|should|do) (?:i|we|you) use instead\b|^(?!.*\b(?:which|what) (?:\w+ ){0,2}(?:plants?|shrubs?|trees?|flowers?|climbers?|hedges?|perennials?|herbs?|vegetables?)\b)(?:bringing|taking|moving|keeping|carrying|transporting|storing|overwintering|washing|cleaning|repotting|feeding|watering|protecting|covering|shipping|getting rid)\b|^(?:\w+ ){0,2}(?:way|ways|how) to\b|\bplants? (?:\w+ )?in (?:the|my|a) (?:car|truck|van|mail|post)\b/;

/** "The tag says orchid, which one could it be?" asks what a plant is. */
const ASKS_ITS_NAME =
  /\bwhich (?:one |kind |type |sort |species |variety )?(?:(?:could|might|may|can|would) (?:it|this|that|mine|they|these) be|(?:is|are) (?:it|this|that|mine|they|these))\b/;

/** "Which ones can stay outdoors?" asks about the kinds of the plant that was named. */
const OF_ITS_KINDS = /\bwhich (?:ones?|kinds?|types?|sorts?|species|varieties|of (?:them|these|those))\b/;

/** "Pond green like soup, which plants help?": against what went wrong, rather than for bees. */
const ASKS_FOR_REMEDY =
  /\b(?:which|what) (?:\w+ )?plants? (?:would |could |can |will |do )?(?:help|clear|clean|cure|fix|solve)\b(?! (?:bee|pollinator|butterfl|wildlife|insect))/;

/** "Which hardy geranium grows in dry shade?" of cranesbills chooses among them. */
function asksForKindsOf(plant: Species, written: string): boolean {
  return [...written.matchAll(ASKED_NOUNS)].some(([, nouns = '']) =>
    plantsNamedIn(nouns).some((each) => genusOf(each) === genusOf(plant)),
  );
}

const ASKED_NOUNS = /\b(?:which|what) ((?:(?!(?:is|are|do|does|can|will|would|grows?|should)\b)[\p{L}-]+ ?){1,4})/giu;

/** "Which tools", "which soil", "what size of pot" ask for no plants. */
const THINGS = new Set(
  `tool soil compost mix fertilizer fertiliser feed food pot container mulch lamp light bulb-lamp book disease pest bug insect month
  time season part side direction window distance size temperature zone water spray product glove shear secateur support stake
  pellet bait trap insecticide fungicide weedkiller net nematode heater depth substrate medium manure weed-killer animal bird problem way method thing job reason percentage percent`.split(
    /\s+/,
  ),
);

const PLANTS = new Set(
  'plant flower vegetable veg herb tree shrub climber bulb fruit succulent houseplant bush hedge grass crop one'.split(
    ' ',
  ),
);

function asksForThings(tokens: readonly Token[]): boolean {
  return tokens.some(({ word, sentence }, at) => {
    if (word !== 'which' && word !== 'what') return false;
    const asked = tokens.slice(at + 1, at + 4).filter((token) => token.sentence === sentence);
    const verb = asked.findIndex((token) => VERBS.has(token.lemma));
    const nouns = verb < 0 ? asked : asked.slice(0, verb);
    return nouns.some(({ lemma }) => THINGS.has(lemma)) && !nouns.some(({ lemma }) => PLANTS.has(lemma));
  });
}

const VERBS = new Set('be do can could should shall will would have need like grow for in to i'.split(' '));

/** What to leave out is listed only by whom it would harm: all other lists would name the very plants that fit. */
function isReversed({ tokens, concepts, harm }: GeneralQuery['question']): boolean {
  if (!asksWhatToAvoid(tokens)) return false;
  return harm === null && !(listRequest(tokens, concepts) ?? []).some((name) => WARNS.has(name));
}

const WARNS: ReadonlySet<CriterionName> = new Set([
  'toxic-to-cats',
  'toxic-to-dogs',
  'toxic-to-people',
  'poisonous-berries',
] as const);

/** Signs that plants are chosen by as well: "silver leaves", "the edge of a path". */
const COLORS_AND_PARTS: ReadonlySet<string> = new Set([
  ...['white', 'yellow', 'purple', 'black', 'brown', 'stem', 'edges', 'tips', 'lower'],
]);

/** "Cut flowers that grow easily", "native hedge plants": plants in the plural, and no sentence about one's own. */
const NOUN_PHRASE =
  /^(?!.*\b(?:my|our|i have|is|are|was|were|has|have)\b)(?:\w+ ){0,4}(?:plants|flowers|vegetables|veg|herbs|shrubs|trees|climbers|bulbs|perennials|annuals|succulents|cacti|ferns|grasses|hedges|houseplants|fruits|bushes|vines|crops)\b/;
