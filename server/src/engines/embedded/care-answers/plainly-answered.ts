import { lightNeed } from '../../../horticulture/care-sheet/needs.ts';
import { type CareQuery, type GeneralQuery, isAboutKnownPlant, type Paragraph, says } from './answer.ts';
import { directAnswer } from './direct-answers.ts';
import { COMES_BACK } from './intent/comes-back.ts';
import { askingClause } from './intent/passages.ts';
import type { Question } from './intent/question.ts';
import type { RecordTopic } from './intent/topics.ts';
import { asksForJudgement } from './rules/verdict.ts';
import { choose } from './topics/choices.ts';
import { companionsOf } from './topics/companions.ts';
import { cropRotation } from './topics/crop-rotation.ts';
import { FALLS_APART, tellsOfPlanting } from './topics/planting.ts';
import { tellingSigns } from './topics/problems/symptoms.ts';
import { recordAnswer } from './topics/record-answers.ts';

export interface PlainAnswer {
  topic: Exclude<RecordTopic, 'whole care'>;
  paragraph: Paragraph;
}

/**
 * The answer to a question that the record decides by itself: which of two things, how far apart, and whether now or a
 * month is the time to plant, cut or repot. Null where what ails the plant is the question, or the record cannot say.
 */
export function plainAnswer(query: GeneralQuery): PlainAnswer | null {
  if (!isAboutKnownPlant(query) || query.question.harm?.asked || tellingSigns(query.question).length > 1) return null;
  // What has happened to it asks for a remedy, not for a time or a distance.
  if (query.question.facts.causes.length > 0) return null;
  const beside = cropRotation(query) ?? companionsOf(query);
  if (beside) return { topic: 'sowing', paragraph: beside };
  const chosen = choose(query);
  if (chosen) {
    const text = chosen.topic === 'light' ? lightNeed(query.plant) : recordAnswer(chosen.topic, query).text;
    return { topic: chosen.topic, paragraph: { lead: '', text: `${chosen.text} ${text}` } };
  }
  for (const topic of decidedTopics(query)) {
    const direct = directAnswer(topic, query);
    if (direct)
      return { topic, paragraph: { ...recordAnswer(topic, query), ...(direct.yes === null ? { lead: '' } : {}) } };
  }
  return null;
}

const SOILS = ['clay', 'chalk', 'chalky'];

/** The topics of which the question asks a time or a distance. */
function decidedTopics(query: CareQuery): ('repotting' | 'pruning' | 'sowing' | 'soil' | 'temperature')[] {
  const { question } = query;
  // "Heavy clay, sticky in winter" tells of the garden, and not of sticky leaves.
  const inSentence = { tokens: question.tokens.filter(({ sentence }) => sentence === question.askingSentence) };
  if (says(inSentence, ...SOILS) || (says(question, ...SOILS) && asksForJudgement(question))) return ['soil'];
  if (COMES_BACK.test(question.plain)) return [];
  if (question.facts.temperature && question.form === 'yes-no' && tellingSigns(question).length === 0)
    return ['temperature'];
  const asksTime =
    question.facts.month !== null ||
    /\b(?:(?<!\b(?:called|named|is it|it is) )now|today|still|too late|too early|wait|missed?|direct|apart|spacing|space between|how far)\b/.test(
      question.plain,
    );
  if (!asksTime) return [];
  // "Its leaves grow far apart" tells a sign.
  const asksDistance =
    /\b(?:apart|spacing|distance|direct|space between|how far)\b/.test(question.plain) &&
    tellingSigns(question).length === 0;
  // "It drops leaves. Should I repot?" is about what ails it, and a bush of the garden is moved rather than repotted.
  if (says(question, 'repot', 'repotting')) return tellingSigns(question).length > 0 ? [] : ['repotting'];
  if (says(question, 'mow', 'lawn', 'grass', 'cutting')) return [];
  // "Sap drips where I cut it in March, will it die?" tells of a cut, and asks for something else.
  const asking = {
    tokens: askingClause(question.tokens.filter(({ sentence }) => sentence === question.askingSentence)),
  };
  if (says(asking, 'prune', 'trim', 'pruning', 'shear', 'clip')) return question.form === 'yes-no' ? ['pruning'] : [];
  if (says(asking, 'cut', 'chop') && question.form === 'yes-no' && !says(question, 'cutting', 'flower'))
    return ['pruning'];
  if (FALLS_APART.test(question.plain) || tellsOfPlanting(question.plain)) return [];
  return (asksToPlant(question, inSentence) && !says(question, 'pot', 'indoors')) || asksDistance ? ['sowing'] : [];
}

const PLANTS = ['plant', 'sow', 'seed', 'go', 'planting', 'sowing'];
/** What is done to a plant that stands already. */
const REMOVES = [
  'pull',
  'remove',
  'dig',
  'rip',
  'kill',
  'chop',
  'cut',
  'lift',
  'discard',
  'throw',
  'burn',
  'spray',
  'eat',
];

/** Whether the sentence that asks speaks of planting; "is it too late?" may follow one that does, "should I pull it?" does not. */
function asksToPlant(question: Question, inSentence: Pick<Question, 'tokens'>): boolean {
  if (says(inSentence, ...REMOVES)) return says(inSentence, 'plant', 'sow', 'planting', 'sowing');
  return says(question, ...PLANTS);
}
