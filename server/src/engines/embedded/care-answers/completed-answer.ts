import type { Species } from '@plantcare/contract/species.ts';
import { isCrop } from '../../../horticulture/crops.ts';
import { EATERS, harms, isDeadly, toxicityOf } from '../../../horticulture/toxicity/wording.ts';
import { type GeneralQuery, type Paragraph, paragraph, says } from './answer.ts';
import { withAskedSentenceFirst } from './asked-sentence.ts';
import { isNoPlantName } from './generic-words.ts';
import { deadlyDouble } from './harm/deadly-double.ts';
import { isWild, isWildNibbler } from './harm/other-animals.ts';
import { NOBODY_NAMED, safetyInShort } from './harm/safety.ts';
import { conceptsIn } from './intent/concepts.ts';
import type { Harm } from './intent/harm.ts';
import { plainText, tokensOf } from './intent/tokens.ts';
import { shortened } from './layout.ts';
import { alternativesTo } from './routes/alternatives.ts';
import { asksOfAnother } from './routes/asks-for-harm.ts';
import type { Answer, Route } from './routes/candidate.ts';
import { choose } from './routes/choose.ts';
import { tellsWhomItHarms } from './routes/lead-of-harm.ts';
import type { RankedAnswer } from './routes/ranked-answers.ts';
import type { Choice } from './routes/scored-answers.ts';
import { ofOtherMatters } from './several/other-matter.ts';
import { wateringMistake } from './told-watering.ts';
import { answerSymptoms, NOT_SURE, tellingSigns, weatherOf } from './topics/problems/symptoms.ts';

/** The likeliest answer with what belongs to it: what ails the plant besides, and who may come to harm. */
export function completedAnswer(query: GeneralQuery): Answer | null {
  const choice = choose(query);
  if (!choice) return null;
  const answer = completedChoice(choice, query);
  // Where a warning was added there is no room for what else may be meant, nor where several topics are spoken of.
  if (answer.paragraphs.length > choice.answer.paragraphs.length) return answer;
  const others = ofOtherMatters(choice, query);
  const alternatives = query.question.topics.length > 1 ? [] : alternativesTo(choice, query).map(asAlternative);
  const besides = others.length > 0 ? others : alternatives;
  return besides.length > 0 ? withAlternatives(answer, besides) : answer;
}

/** As much as is told of an answer that is only perhaps meant, in words. */
const WORDS_OF_ALTERNATIVE = 45;

/** Under the question that it answers. */
function asAlternative({ best: { subject }, answer: { paragraphs, whole } }: RankedAnswer): Paragraph {
  const [first] = paragraphs;
  const told = shortened(first ?? { lead: '', text: whole ?? '' }, WORDS_OF_ALTERNATIVE);
  const [wording] = subject?.wordings ?? [];
  return wording === undefined
    ? { lead: '', text: `Or perhaps: ${paragraph(told)}` }
    : { lead: `If you mean “${wording}”:`, text: paragraph(told) };
}

function withAlternatives(answer: Answer, alternatives: readonly Paragraph[]): Answer {
  if (answer.whole !== undefined) {
    return { ...answer, whole: [answer.whole, ...alternatives.map(paragraph)].join('\n\n') };
  }
  const [first, ...rest] = answer.paragraphs;
  return first ? { ...answer, paragraphs: [first, ...alternatives, ...rest] } : answer;
}

/** As much as is told besides the answer itself, in words. */
const WORDS_BESIDE = 45;
/** Routes whose answers are one paragraph with what supports it, rather than several causes or a whole text. */
const ONE_ANSWER: ReadonlySet<Route> = new Set(['worked', 'record', 'rule', 'figure', 'decided'] as const);

/** The answer, then one short paragraph besides. */
function compact(answer: Answer, route: Route): Answer {
  const [first, second] = answer.paragraphs;
  if (!ONE_ANSWER.has(route) || !first || !second) return answer;
  return { ...answer, paragraphs: [first, shortened(second, WORDS_BESIDE)] };
}

/** The same of an answer that is chosen already. */
export function completedChoice({ best, answer }: Choice, query: GeneralQuery): Answer {
  if (answer.whole !== undefined || best.route === 'use' || best.route === 'decided') return answer;
  const isCompared = best.instead !== 'diagnosis' && !answer.covered.includes('safety');
  // "Bunched like a broom" compares a shoot, and no plant with another.
  const double = isCompared ? deadlyDouble(query) : null;
  if (best.route === 'identity') return withParagraphs(answer, double);
  // "Leaves curl, tips brown, and should I repot now?": what ails it is told as well, unless the answer speaks of that.
  const isAiling = best.instead === 'record' && tellingSigns(query.question).length > 1;
  const diagnosis = isAiling && !speaksOfSigns(answer, query) ? sureDiagnosis(query) : [];
  const told =
    best.route === 'worked'
      ? withWateringMistake(withWeather(beginningAsAsked(answer, best, query), query), query)
      : answer;
  const { paragraphs, covered } = compact(withParagraphs(told, ...diagnosis), best.route);
  const isTold = covered.includes('safety') || tellsMoreThanRecord(paragraphs, query);
  const danger = isTold ? [] : harmBeside(query, best.route === 'worked');
  const isSettled = isTold || danger.length > 0 || isToxicityBesidePoint(query, best.route === 'worked');
  const covering = [
    ...answer.covered,
    ...covered,
    ...(isSettled ? (['safety'] as const) : []),
    ...(best.route === 'worked' && query.question.topics.length <= MOST_TOPICS ? SAID_BY_WRITTEN : []),
  ];
  return withParagraphs({ paragraphs, covered: covering }, ...danger, double);
}

/** A cause that is not sure itself would only weaken what is written. */
function sureDiagnosis(query: GeneralQuery): readonly Paragraph[] {
  const [first, ...others] = answerSymptoms(query) ?? [];
  return !first || first.lead.startsWith(NOT_SURE) ? [] : [first, ...others];
}

/** A written answer says what its case needs. The figures of the record are for usual circumstances and could contradict it. */
const SAID_BY_WRITTEN = ['watering', 'light', 'temperature'] as const;
/** Where more is asked for at once, it hardly says all of it. */
const MOST_TOPICS = 2;

/** A warning comes first as it is written. */
function beginningAsAsked(answer: Answer, { instead }: Choice['best'], query: GeneralQuery): Answer {
  const [first, ...others] = answer.paragraphs;
  return first && instead !== 'safety'
    ? { ...answer, paragraphs: [withAskedSentenceFirst(first, query), ...others] }
    : answer;
}

/** With what the last days' weather has to do with it, where that is known of the place. */
function withWeather(answer: Answer, query: GeneralQuery): Answer {
  const [first, ...others] = answer.paragraphs;
  const weather = first ? weatherOf(first.text, query) : null;
  if (!first || weather === null) return answer;
  return { ...answer, paragraphs: [{ ...first, text: `${first.text} ${weather}` }, ...others] };
}

/** What the gardener does wrong comes before what to do, and after a Yes or No. */
function withWateringMistake(answer: Answer, query: GeneralQuery): Answer {
  const mistake = wateringMistake(query, answer);
  const [first, ...others] = answer.paragraphs;
  if (!first || mistake === null) return answer;
  return first.lead === ''
    ? { ...answer, paragraphs: [{ ...first, text: `${mistake} ${first.text}` }, ...others] }
    : { ...answer, paragraphs: [first, { lead: '', text: mistake }, ...others] };
}

function speaksOfSigns({ paragraphs }: Answer, { question }: GeneralQuery): boolean {
  const spoken = conceptsIn(tokensOf(plainText(paragraphs.map(({ text }) => text).join(' '))));
  return !question.concepts.signs.isDisjointFrom(spoken.signs);
}

function withParagraphs(answer: Answer, ...added: readonly (Paragraph | null)[]): Answer {
  return { ...answer, paragraphs: [...answer.paragraphs, ...added.filter((each) => each !== null)] };
}

/** Who may come to harm, in short, where the question speaks of that and the answer does not. */
function harmBeside(query: GeneralQuery, isWorked: boolean): Paragraph[] {
  const { plant, question, typed } = query;
  const { harm } = question;
  // Where no plant is spoken of there is none to be careful with.
  if (!plant && isNoPlantName(typed)) return [];
  if (isToxicityBesidePoint(query, isWorked)) return [];
  // Of lawn grass no source speaks, and dogs and children live on it.
  if (plant?.family === 'Poaceae' && harm?.asked === false) return [];
  if (harm) return !harm.asked || (isWorked && plant) ? [safetyInShort(harm, query)] : [];
  return plant && isDeadly(plant) && says(question, ...WITHIN_REACH) ? [safetyInShort(NOBODY_NAMED, query)] : [];
}

/** "Whether it harms cats is not known" would contradict what is written of cats above it. */
function tellsMoreThanRecord([first]: readonly Paragraph[], { match, question: { harm } }: GeneralQuery): boolean {
  if (!first || !match || !harm?.asked || harm.eaters.length === 0) return false;
  const toxicity = toxicityOf(match);
  return tellsWhomItHarms(first) && harm.eaters.every((eater) => toxicity[eater] === 'unknown');
}

/** That nobody knows whom it harms is beside the point where nobody is named: "is corn smut poisonous?" */
function tellsNothing({ eaters, otherAnimal, uses }: Harm, plant: Species): boolean {
  if (harms(plant) || otherAnimal !== null) return false;
  const pets = eaters.filter((eater) => eater !== 'people');
  return (
    pets.length === 0 &&
    (eaters.length === 0 || uses.includes('eat') || EATERS.every((eater) => plant.toxicity[eater] !== 'yes'))
  );
}

/** Whether a line on the plant's toxicity would tell of something else than what is feared. */
function isToxicityBesidePoint(query: GeneralQuery, isWorked: boolean): boolean {
  const { plant, question } = query;
  return (
    asksOfAnother(query) ||
    isOfProduct(query) ||
    isOfPestOrVisitor(query) ||
    (isWorked && plant !== null && question.harm !== null && tellsNothing(question.harm, plant)) ||
    (isWorked && (isAboutCropAsFood(query) || harmsNobodyNamed(query)))
  );
}

/** "Is neem oil safe indoors?" names no plant that stands there. */
function isOfProduct({ typed, question: { written, harm } }: GeneralQuery): boolean {
  return harm?.accident === null && isNoPlantName(typed) && PRODUCT.test(written);
}

const PRODUCT =
  /\b(?:neem|castor|tea tree|eucalyptus|peppermint|rosemary|clove|garlic|citronella|canola|olive) (?:oil|spray|cake|meal)\b/i;

/** "Birds planted it by my wall" and "a green worm eats it, is it dangerous?" fear for nobody who could eat of the plant. */
function isOfPestOrVisitor({ question: { harm, concepts, written } }: GeneralQuery): boolean {
  if (harm === null || harm.accident !== null || harm.asked || harm.eaters.length > 0) return false;
  if (harm.otherAnimal === null) return concepts.harm.has('pestNamed');
  return isWild(harm.otherAnimal, written) || isWildNibbler(harm.otherAnimal, written);
}

/** That lettuce is harmless is beside the point of a question about slug pellets and a dog. */
function harmsNobodyNamed({ plant, question: { harm } }: GeneralQuery): boolean {
  if (!plant || !harm || harm.eaters.length === 0) return false;
  return harm.eaters.every((eater) => plant.toxicity[eater] === 'no');
}

/** "Can I still eat the squash?": the text says so, and that its leaves are toxic would frighten. */
function isAboutCropAsFood({ plant, question: { harm } }: GeneralQuery): boolean {
  if (!plant || !isCrop(plant) || !harm || harm.accident !== null || harm.otherAnimal !== null) return false;
  return (
    harm.uses.length > 0 && harm.uses.every((use) => use === 'eat') && harm.eaters.every((each) => each === 'people')
  );
}

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
