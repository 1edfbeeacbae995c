import { careSheet } from '../../../horticulture/care-sheet/care-sheet.ts';
import { isCrop } from '../../../horticulture/crops.ts';
import { harms, isDeadly, isSeverelyToxic } from '../../../horticulture/toxicity/wording.ts';
import { nameOf } from '../../../horticulture/wording.ts';
import { type GeneralQuery, isAboutKnownPlant, type Paragraph, paragraph, says } from './answer.ts';
import { isAnsweredByRecord } from './answered-by-record.ts';
import { articleFor } from './articles.ts';
import { closestSections } from './closest-sections.ts';
import { isNoPlantName } from './generic-words.ts';
import { warnOfMixing } from './harm/chemicals.ts';
import { answerRiskyUse } from './harm/risky-uses.ts';
import { answerSafety, safetyInShort } from './harm/safety.ts';
import { identityAnswer } from './identity/identity-answer.ts';
import type { Form } from './intent/form.ts';
import type { Harm } from './intent/harm.ts';
import type { Question } from './intent/question.ts';
import type { RecordTopic, TopicScore } from './intent/topics.ts';
import { asksForList, listAnswer, propertiesWanted } from './list-answer.ts';
import { plainAnswer } from './plainly-answered.ts';
import { plantQuestionAnswer } from './plant-question-answer.ts';
import { companionsOf } from './topics/companions.ts';
import { essentials } from './topics/essentials.ts';
import { generalAnswers } from './topics/general-answers.ts';
import { asksWhetherItLives, isItDead } from './topics/problems/is-it-dead.ts';
import {
  answerSymptoms,
  describesOwnProblem,
  hasOwnProblem,
  speaksOfTrouble,
  tellingSigns,
} from './topics/problems/symptoms.ts';
import { recordAnswer } from './topics/record-answers.ts';
import { type WorkedAnswer, workedAnswers } from './worked-answers.ts';
import { withYesOrNo } from './yes-or-no.ts';

/** As much as is read on a phone without losing the thread. */
const WORDS = 205;

const MOST_TOPICS = 3;
/** A topic that less speaks for than this share of the best is not what was asked. */
const WORTH_ANSWERING = 0.45;

/** The answer to a question: harm first, then what was asked, then the essentials, as far as there is room. */
export function answerTo(query: GeneralQuery): string {
  const { plant, question } = query;
  const { harm } = question;
  if (harm?.mixing) return paragraph(warnOfMixing());
  if (harm?.accident) return paragraph(answerSafety(harm, query));
  const use = harm?.uses[0];
  const plain = plainAnswer(query);
  const worked = surer(plantQuestionAnswer(query, plain !== null), fittingWorked(query));
  const identity = worked && certaintyOf(worked) >= IS_NAMED ? null : identityAnswer(query);
  if (identity) return inRoom(query, [identity, ...present(deadlyDouble(query))], ['names']);
  if (use !== undefined && !(worked && certaintyOf(worked) >= 2))
    return inRoom(query, [answerRiskyUse(use, query)], ['safety']);
  // A written list comes before one from the records, but only a safe one where somebody may come to harm.
  const isListed =
    worked &&
    certaintyOf(worked) >= 2 &&
    worked.ofPlant &&
    (!harm?.asked || worked.question.instead === 'safety') &&
    propertiesWanted(query) < SEVERAL_PROPERTIES;
  if (asksForList(query) && !isListed && !asksForNeighbors(query)) {
    const list = listAnswer(query);
    if (list !== null) return list;
  }
  const isWorked = worked && certaintyOf(worked) >= SPECIFIC && worked.ofPlant && question.form !== 'choice';
  if (plain && !isWorked) return inRoom(query, [plain.paragraph], [plain.topic]);
  const paragraphs: Paragraph[] = [];
  const told: Told[] = [];
  const topics = asked(query, worked, told);
  const mentioned = harm !== null && !harm.asked && !worked && topics.length === 0 && !wantsDiagnosis(query, topics);
  const overWorked = harm?.asked && worked?.question.instead !== 'safety' && asksForHarm(query);
  if ((harm?.asked && !worked) || overWorked || mentioned) {
    paragraphs.push(answerSafety(harm, query));
    told.push('safety');
  }
  const dead = asksWhetherItLives(query) && !told.includes('safety') && !(worked && tellsOfLife(worked));
  if (dead) paragraphs.push(isItDead(query));
  if (worked && !overWorked) {
    const topic = question.topics[0]?.topic ?? null;
    paragraphs.push(worked.isComplete ? worked.paragraph : withYesOrNo(worked.paragraph, topic, query));
    told.push(...worked.question.also);
  }
  const ailing = worked?.question.instead === 'record' && tellingSigns(question).length > 1;
  if (!worked || ailing) {
    const diagnosis =
      wantsDiagnosis(query, topics) && !(told.includes('safety') && tellingSigns(question).length < 2)
        ? answerSymptoms(query)
        : null;
    if (diagnosis) {
      paragraphs.push(...diagnosis);
      told.push('symptoms');
    }
  }
  const figureAsked = ['how-much', 'how-often', 'when', 'where'].includes(question.form);
  const byTopic: Paragraph[] = [];
  for (const topic of dead ? [] : topics) {
    // Told already, or told by the diagnosis.
    if (told.includes(topic) || (told.includes('symptoms') && PART_OF_TROUBLE.has(topic) && !figureAsked)) continue;
    const answer = answerOn(topic, query);
    if (answer === null) continue;
    const decided = withYesOrNo(answer, topic, query);
    if (repeats(answer, [...paragraphs, ...byTopic])) continue;
    byTopic.push(repeats(decided, [...paragraphs, ...byTopic]) ? answer : decided);
    told.push(topic);
  }
  paragraphs.push(...verdictFirst(withoutRepetition(byTopic)));
  if (harm && !harm.asked && !told.includes('safety')) paragraphs.push(safetyInShort(harm, query));
  if (harm?.asked && worked && !told.includes('safety') && plant) paragraphs.push(safetyInShort(harm, query));
  if (!harm && plant && isDeadly(plant) && !told.includes('safety') && says(question, ...WITHIN_REACH))
    paragraphs.push(safetyInShort(NOBODY_NAMED, query));
  // "Bunched like a broom" compares a shoot, and no plant with another.
  const isCompared = worked?.question.instead !== 'diagnosis' && !told.includes('safety');
  const double = isCompared ? deadlyDouble(query) : null;
  if (double && paragraphs.length > 0) paragraphs.push(double);
  // What belongs to no plant has an article; of a plant its own record is closer.
  const article =
    isNoPlantName(query.typed) && plant === null && !worked && !told.includes('symptoms') && !harm
      ? articleFor(query)
      : null;
  if (article !== null) return article;
  if (paragraphs.length > 0) return inRoom(query, paragraphs, told);
  return question.topics.some(({ topic }) => topic === 'whole care') && plant
    ? careSheet(plant, query.season, query.circumstances)
    : (articleFor(query) ?? closest(query));
}

/** Whether a worked answer begins with the verdict that is asked for. */
function tellsOfLife({ paragraph: { lead, text } }: WorkedAnswer): boolean {
  const [first = ''] = `${lead} ${text}`.split(/(?<=[.!?]) /);
  return /\b(?:dead|alive|dormant|dies|lives|living|lost|hope|saved?|over|come back|comes back|sprouts? again|rests)\b/i.test(
    first,
  );
}

/** Chosen by so many properties, plants are looked up in the records: a written list knows one. */
const SEVERAL_PROPERTIES = 2;

function asksForNeighbors(query: GeneralQuery): boolean {
  return isAboutKnownPlant(query) && companionsOf(query) !== null;
}

function present<Value>(value: Value | null): Value[] {
  return value === null ? [] : [value];
}

/** A likeness at which what is asked about a plant comes before a pattern. */
const SURELY = 0.36;

/** What is often asked about just the plant, unless a worked question fits better. */
function surer(ofPlant: WorkedAnswer | null, worked: WorkedAnswer | null): WorkedAnswer | null {
  if (!ofPlant || !worked) return ofPlant ?? worked;
  const isSaid = ofPlant.likeness < SURELY && worked.said >= (worked.ofPlant ? 1 : ONE_WORD);
  return isSaid || certaintyOf(worked) > certaintyOf(ofPlant) ? worked : ofPlant;
}

/** Whether it is asked to be toxic to somebody, rather than a bug to be harmful. */
function asksForHarm({ question }: GeneralQuery): boolean {
  const { harm } = question;
  if (!harm || harm.uses.length > 0) return false;
  return harm.eaters.length > 0 || harm.otherAnimal !== null || says(question, 'toxic', 'poison', 'poisonous');
}

/** A worked question that does not explain what ails the plant gives way to a diagnosis where two signs are told. */
function fittingWorked(query: GeneralQuery): WorkedAnswer | null {
  const signs = tellingSigns(query.question).length;
  const answers = workedAnswers(query);
  // Of what is seen on a plant a pattern tells more than likeness does.
  const candidates =
    signs > 0 && answers.some(({ said }) => said > 0) ? answers.filter(({ said }) => said > 0) : answers;
  const worked = candidates.find((each) => each.said > 0 || isAlikeEnough(each, query));
  if (!worked) return null;
  const certainty = certaintyOf(worked);
  if (worked.question.instead === 'diagnosis') {
    // "How often do I feed it?" asks for a figure, not for what ails it.
    if (signs === 0 && ASKS_FIGURE_OR_LIST.has(query.question.form)) return null;
    if (certainty < SPECIFIC && describesOwnProblem(query)) return null;
    return !worked.ofPlant && hasOwnProblem(query) ? null : worked;
  }
  if (certainty >= SPECIFIC) return worked;
  return signs > 1 || (signs === 1 && certainty < ONE_WORD) ? null : worked;
}

/** Whether a worked question that no pattern fits is what was asked, whatever else is plainly said. */
function isAlikeEnough(worked: WorkedAnswer, query: GeneralQuery): boolean {
  const { form, topics, harm } = query.question;
  // Never in place of who comes to harm.
  if (harm?.asked && query.plant) return false;
  if (worked.paragraph.lead !== '' && form !== 'yes-no') return false;
  const signs = tellingSigns(query.question).length;
  if (signs > 1 || isAnsweredByRecord(query)) return false;
  const enough = signs > 0 ? ALIKE.besideSign : topics.length > 0 ? ALIKE.besideTopic : ALIKE.alone;
  return worked.likeness >= enough;
}

/** How sure it is that this was asked: by the words of its pattern, or by likeness as if it were so many words. */
function certaintyOf({ said, likeness }: WorkedAnswer): number {
  return said + (said > 0 ? 1 : 2) * likeness;
}

const ASKS_FIGURE_OR_LIST: ReadonlySet<Form> = new Set(['how-often', 'how-much', 'where', 'which-plants']);

/** A pattern of so many words is what was asked, whatever signs are told besides. */
const SPECIFIC = 2.6;
/** A pattern of so many words of a worked question comes before what the records say of a plant's identity. */
const IS_NAMED = 1.9;
/** A pattern of one word says less than a sign does. */
const ONE_WORD = 1.6;
/** How alike a worked question must be: where nothing else was understood, where a topic was, and where a sign was. */
const ALIKE = { alone: 0.48, besideTopic: 0.55, besideSign: 0.65 };

/**
 * What comes closest to a question that was not understood. Since it may have been about eating, burning or telling a plant
 * from another, the danger of one that harms people is told too: first where it can do lasting harm or is compared.
 */
function closest(query: GeneralQuery): string {
  const { plant, question } = query;
  const double = deadlyDouble(query);
  if (double) return [paragraph(double), closestSections(query)].join('\n\n');
  if (!plant || question.tellingWords === 0 || plant.toxicity.people !== 'yes' || isCrop(plant))
    return closestSections(query);
  const danger = paragraph(answerSafety(NOBODY_NAMED, query));
  const isFirst = isSeverelyToxic(plant) || question.otherPlants.length > 0 || question.form === 'choice';
  return (isFirst ? [danger, closestSections(query)] : [closestSections(query), danger]).join('\n\n');
}

/** What to know of a deadly plant that is named beside the one that is asked about, which may be taken for it. */
function deadlyDouble({ question }: GeneralQuery): Paragraph | null {
  const deadly = question.otherPlants.find((each) => harms(each) && isDeadly(each));
  if (!deadly) return null;
  return {
    lead: 'Be sure before you eat or use it:',
    text: `${nameOf(deadly)} is toxic. ${deadly.toxicity.effect} Compare every single leaf, stem and root with a good picture of both, have an expert look at it, and when in doubt leave it.`,
  };
}

const NOBODY_NAMED: Harm = { eaters: [], otherAnimal: null, accident: null, uses: [], mixing: false, asked: true };

/** Words that speak of the parts of a deadly plant that people or animals come near, or of clearing it away. */
const WITHIN_REACH = [
  'seed',
  'pod',
  'berry',
  'sap',
  'fence',
  'neighbor',
  'remove',
  'public',
  'path',
  'hedge',
  'clipping',
];

type Told = RecordTopic | 'safety' | 'symptoms';

/** What a diagnosis says as well. */
const PART_OF_TROUBLE: ReadonlySet<RecordTopic> = new Set([
  ...(['pests', 'winter', 'support', 'names', 'newcomer', 'air', 'size', 'watering', 'flowering'] as const),
  ...(['away', 'cleaning', 'lifespan', 'resting'] as const),
  ...(['outdoors', 'drops', 'torn leaves', 'soil', 'harvest', 'light', 'temperature', 'sowing', 'spreading'] as const),
]);

/** The topics to answer, the best first. */
function asked(
  { question }: GeneralQuery,
  worked: WorkedAnswer | null,
  told: readonly Told[],
): Exclude<RecordTopic, 'whole care'>[] {
  if (worked) return worked.question.also.filter(isAnswered);
  const { temperature, humidity } = question.facts;
  const figures: RecordTopic[] = [
    ...(temperature ? (['temperature'] as const) : []),
    ...(humidity !== null ? (['humidity'] as const) : []),
  ];
  const named = new Set(question.topics.map(({ topic }) => topic));
  const alone = figures.filter((topic) => !named.has(topic));
  const best = question.topics[0]?.score ?? 0;
  const spoken = question.topics
    .filter(({ score, topic }) => score >= best * WORTH_ANSWERING && !told.includes(topic))
    .map(({ topic }: TopicScore) => topic);
  // "How often do I water it on the south balcony?" asks about water, and "do I feed it in winter?" about food.
  const first = leading(question).find((topic) => (named.has(topic) || alone.includes(topic)) && !told.includes(topic));
  return [...(first ? [first] : []), ...spoken.filter((topic) => topic !== first), ...alone]
    .filter(isAnswered)
    .filter(
      (topic, _, all) =>
        !(topic === 'outdoors' && all.includes('winter')) && !(topic === 'watering' && all.includes('water quality')),
    )
    .slice(0, MOST_TOPICS);
}

/** Topics that are what was asked wherever they are spoken of, the first of them most. */
function leading({ form, facts }: Question): readonly RecordTopic[] {
  if (form === 'how-often') return ['watering', 'feeding', 'repotting'];
  if (form === 'when') return ['feeding', 'repotting'];
  if (form !== 'yes-no') return [];
  return facts.temperature ? ['temperature'] : ['feeding', 'repotting'];
}

/** Of a yes-or-no question that is about several topics, the one that the record decides is the answer. */
function verdictFirst(paragraphs: readonly Paragraph[]): Paragraph[] {
  const decides = ({ lead }: Paragraph) => /^(?:Yes|No|Better not)\b/.test(lead);
  return [...paragraphs.filter(decides), ...paragraphs.filter((each) => !decides(each))];
}

/** Two topics may begin with the same sentence, such as that it survives the cold that was named. */
function withoutRepetition(paragraphs: readonly Paragraph[]): Paragraph[] {
  const seen = new Set<string>();
  return paragraphs.filter(({ text }) => {
    const first = text.split(/(?<=[.!?]) /)[0] ?? '';
    const repeated = seen.has(first);
    seen.add(first);
    return !repeated;
  });
}

function isAnswered(topic: RecordTopic): topic is Exclude<RecordTopic, 'whole care'> {
  return topic !== 'whole care';
}

/** A second Yes or No, which would answer another question than the one that was asked. */
function repeats({ lead }: Paragraph, told: readonly Paragraph[]): boolean {
  const decides = /^(?:Yes|No):$/;
  return decides.test(lead) && told.some((each) => decides.test(each.lead));
}

function wantsDiagnosis({ plant, question }: GeneralQuery, topics: readonly RecordTopic[]): boolean {
  if (!speaksOfTrouble({ plant, question })) return false;
  // "How can I tell that it is ready, the silks are brown?" asks for the harvest.
  if (topics.includes('harvest') && plant?.harvest !== undefined && says(question, 'ready', 'ripe', 'dig'))
    return tellingSigns(question).length > 2;
  // "How do I cut off brown leaves?" asks how to cut, and "is 10 °C too cold?" for a figure.
  if (topics[0] === 'harvest' && (question.form === 'how-to' || question.form === 'when')) return false;
  if (
    topics[0] === 'pruning' &&
    (question.form === 'yes-no' || question.form === 'how-to' || question.form === 'where')
  )
    return false;
  return true;
}

function answerOn(topic: Exclude<RecordTopic, 'whole care'>, query: GeneralQuery): Paragraph | null {
  return isAboutKnownPlant(query) ? recordAnswer(topic, query) : generalAnswers(topic);
}

/** What was answered, and below it the essentials of the plant that were not. */
function inRoom(query: GeneralQuery, paragraphs: readonly Paragraph[], told: readonly Told[]): string {
  const rest = query.plant ? essentials(query.plant, told, query.question) : '';
  // What is said of the name of an unknown plant takes room too.
  const answered = withinWords(paragraphs, WORDS - (query.plant ? wordsIn(rest) : 60));
  return rest === '' ? answered : `${answered}\n\n${rest}`;
}

/** The first paragraph is whole; where room is lacking the later ones keep their first sentences. */
function withinWords(paragraphs: readonly Paragraph[], room: number): string {
  const written: string[] = [];
  let left = room;
  for (const [at, each] of paragraphs.entries()) {
    const whole = paragraph(each);
    const others = paragraphs.length - at - 1;
    const share = at === 0 ? Math.max(left - others * 20, 90) : Math.max(20, left / (others + 1));
    const text = wordsIn(whole) <= share ? whole : shortened(each, share);
    left -= wordsIn(text);
    written.push(text);
  }
  return written.join('\n\n');
}

function shortened({ lead, text }: Paragraph, room: number): string {
  const [first = '', ...sentences] = text.split(/(?<=[.!?]) (?=[\p{Lu}“*])/u);
  let kept = first;
  for (const sentence of sentences) {
    if (wordsIn(`${kept} ${sentence}`) > room) break;
    kept = `${kept} ${sentence}`;
  }
  return paragraph({ lead, text: kept });
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
