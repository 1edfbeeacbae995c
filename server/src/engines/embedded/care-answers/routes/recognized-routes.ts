import { harms } from '../../../../horticulture/toxicity/wording.ts';
import type { Intent } from '../../../../knowledge/intents.ts';
import { type GeneralQuery, isAboutKnownPlant, type Paragraph, says } from '../answer.ts';
import { articleFor } from '../articles.ts';
import { isNoPlantName } from '../generic-words.ts';
import { answerRiskyUse } from '../harm/risky-uses.ts';
import { answerToxicity } from '../harm/toxicity-answer.ts';
import { comparisonAnswer, identityAnswer } from '../identity/identity-answer.ts';
import { TOPIC_INTENTS } from '../intent/classifier/topic-intents.ts';
import type { Harm, RiskyUse } from '../intent/harm.ts';
import { asksWhatToAvoid } from '../intent/list-request.ts';
import { asksForList } from '../lists/asks-for-list.ts';
import { choosesByRecord, listAnswer } from '../lists/list-answer.ts';
import { isWholeList, propertiesWanted, unreadBy } from '../lists/list-reading.ts';
import { plainAnswer } from '../plainly-answered.ts';
import { companionsOf } from '../topics/companions.ts';
import { asksForHarm, asksOfAnother, asksOfInsects, saysToxic } from './asks-for-harm.ts';
import { type Answer, type Candidate, CERTAINTY } from './candidate.ts';

const ASKS_SAFETY: readonly Intent[] = ['toxic-pets', 'toxic-people', 'first-aid', 'edible'];
const ASKS_WHICH: readonly Intent[] = ['identify', 'variety', 'meaning', 'buying'];

/** What the plant is, or how it differs from another. */
export function identityCandidates(query: GeneralQuery): readonly Candidate[] {
  return [
    {
      route: 'identity',
      certainty: CERTAINTY.comparison,
      intents: ASKS_WHICH,
      answer: () => aboutNames(comparisonAnswer(query)),
    },
    {
      route: 'identity',
      certainty: CERTAINTY.identity,
      intents: ASKS_WHICH,
      answer: () => aboutNames(identityAnswer(query)),
    },
  ];
}

function aboutNames(said: Paragraph | null): Answer | null {
  return said && { paragraphs: [said], covered: ['names'] };
}

/** Eating, burning or brewing it, and who may come to harm. */
export function harmCandidates(query: GeneralQuery): readonly Candidate[] {
  const { harm } = query.question;
  if (!harm || (query.plant === null && asksOfInsects(query))) return [];
  const use = harm.uses[0];
  const asksForPet = use === 'remedy' && harm.eaters.some((eater) => eater !== 'people');
  if (use !== undefined && !asksForPet)
    return [
      {
        route: 'use',
        // Where the plant does harm, its danger comes first whatever else is asked.
        intents: query.plant && harms(query.plant) ? null : ASKS_SAFETY,
        certainty:
          spreadsPoison(use, query) || asksForPoisonousPart(use, query)
            ? CERTAINTY.harmAsked
            : harm.eaters.length > 0
              ? CERTAINTY.harmfulUse
              : CERTAINTY.use,
        answer: () => ({ paragraphs: [answerRiskyUse(use, query)], covered: ['safety'] }),
      },
    ];
  // "Dogs?" asks it too.
  const isAll = harm.eaters.length > 0 && query.question.tokens.length === 1;
  // "My grandson has a chainsaw" asks nothing about the birch: whom it may harm is told below the answer.
  if (!harm.asked && !isAll && (!isShort(query) || isOfNothingKnown(query, harm))) return [];
  const certainty =
    asksOfAnother(query) || (!harm.asked && !isAll)
      ? CERTAINTY.harmMentioned
      : !isOfNothingKnown(query, harm) && (asksForPet || asksForHarm(query))
        ? CERTAINTY.harmAsked
        : CERTAINTY.harmMeant;
  return [
    {
      route: 'safety',
      certainty,
      intents: harm.eaters.length > 0 || saysToxic(query) ? null : ASKS_SAFETY,
      answer: () => ({ paragraphs: [answerToxicity(harm, query)], covered: ['safety'] }),
    },
  ];
}

const A_PLANT =
  /\b(?:this|that|these|those|my|our|the|an?|its)(?: \w+)? (?:plants?|houseplants?|flowers?|weeds?|bush|bushes|shrubs?|vines?|trees?|berry|berries|lea(?:f|ves)|mushrooms?)\b|^(?:is|are) (?:it|this|that|they|these)\b/;

/** "Are coffee grounds bad for dogs?" names no plant: that it is not known says less than anything that is written of it. */
function isOfNothingKnown({ plant, typed, question }: GeneralQuery, harm: Harm): boolean {
  const isUnknown = plant === null && isNoPlantName(typed) && question.otherPlants.length === 0;
  return isUnknown && harm.accident === null && !A_PLANT.test(question.plain);
}

/** So few words that who is named in them is what is asked about: "with a cat in the house". */
const FEW_WORDS = 6;

function isShort({ question: { tokens, concepts } }: GeneralQuery): boolean {
  // "Birds ate everything, kids are sad" tells of thieves.
  return tokens.length <= FEW_WORDS && !concepts.harm.has('thieves') && !concepts.harm.has('ateByPest');
}

/** Smoke and skewers carry a plant's poison to everybody near them, so they come before anything else that is asked. */
function spreadsPoison(use: RiskyUse, { plant }: GeneralQuery): boolean {
  return (use === 'burn' || use === 'smoke' || use === 'skewer') && plant !== null && harms(plant);
}

/** "Are the leaves of rhubarb edible?": of a crop that is food in part only, a written answer must be nearly the question. */
function asksForPoisonousPart(use: RiskyUse, { plant, question }: GeneralQuery): boolean {
  const isFood = use === 'eat' || use === 'tea';
  return isFood && plant?.toxicity.people === 'yes' && question.concepts.harm.has('noFoodPart');
}

/** Plants with what was asked for. */
export function listCandidates(query: GeneralQuery): readonly Candidate[] {
  if (!choosesPlants(query) || isForTheSoil(query) || (isAboutKnownPlant(query) && companionsOf(query) !== null))
    return [];
  const answer = () => {
    const list = listAnswer(query);
    return list === null ? null : { paragraphs: [], covered: [], whole: list };
  };
  return [{ route: 'list', certainty: certaintyOfList(query), intents: null, answer }];
}

/** "What do I sow to improve the soil over winter?" wants a green manure, which the records of plants do not tell. */
function isForTheSoil({ question }: GeneralQuery): boolean {
  return says(question, 'soil') && says(question, 'improve', 'enrich', 'protect') && says(question, 'sow', 'bed');
}

/** Chosen by so many properties, plants are looked up in the records: a written list knows one. */
const SEVERAL_PROPERTIES = 2;

function certaintyOfList(query: GeneralQuery): number {
  if (choosesByRecord(query)) return CERTAINTY.chosenByRecord;
  const { harm, otherPlants } = query.question;
  if (harm?.asked && !query.plant) return otherPlants.length > 1 ? CERTAINTY.chosenByRecord : CERTAINTY.safeList;
  if (asksWhatToAvoid(query.question.tokens)) return CERTAINTY.safeList;
  const isBySeveral = propertiesWanted(query) >= SEVERAL_PROPERTIES;
  if (isWholeList(query)) return isBySeveral ? CERTAINTY.wholeListBySeveral : CERTAINTY.wholeList;
  const certainty = isBySeveral ? CERTAINTY.listBySeveral : CERTAINTY.list;
  return certainty - Math.min(unreadBy(query) * CERTAINTY.unreadWord, CERTAINTY.mostUnread);
}

/** "Aloe, spider plant or ivy, which is safest with cats?" chooses among those that it names. */
function choosesPlants(query: GeneralQuery): boolean {
  const { form, harm, otherPlants } = query.question;
  return (
    asksForList(query) ||
    choosesByRecord(query) ||
    (form === 'choice' && !query.plant && harm?.asked === true && otherPlants.length > 1)
  );
}

/** What the record decides by itself. */
export function decidedCandidates(query: GeneralQuery): readonly Candidate[] {
  const plain = plainAnswer(query);
  if (!plain) return [];
  const { topic, paragraph } = plain;
  return [
    {
      route: 'decided',
      certainty: CERTAINTY.decided,
      // What may stand next to it is decided with the topic of planting.
      intents: [...TOPIC_INTENTS[topic], 'companion'],
      answer: () => ({ paragraphs: [paragraph], covered: [topic] }),
    },
  ];
}

function isListed(query: GeneralQuery): boolean {
  return query.question.form === 'which-plants' && propertiesWanted(query) > 0;
}

/** What belongs to no plant has an article; of a plant its own record is closer. */
export function articleCandidates(query: GeneralQuery): readonly Candidate[] {
  if (!isNoPlantName(query.typed) || query.plant !== null || query.question.harm) return [];
  const article = articleFor(query);
  if (!article) return [];
  return [
    {
      route: 'article',
      intents: null,
      // A list from the records is more than an article on what plants like.
      certainty: Math.min(CERTAINTY.topic + article.score, isListed(query) ? CERTAINTY.list - 1 : Infinity),
      answer: () => ({ paragraphs: [], covered: [], whole: article.text }),
    },
  ];
}
