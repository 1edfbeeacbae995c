import { isCrop } from '../../../../horticulture/crops.ts';
import { isFromSouth } from '../../../../horticulture/text-input/southern-places.ts';
import { harms, isDeadly } from '../../../../horticulture/toxicity/wording.ts';
import { wordsOf } from '../../../../knowledge/names/normalize.ts';
import type { GeneralQuery } from '../answer.ts';
import { isPerhapsOnePlant, isThing } from '../generic-words.ts';
import { asksToTakeIn } from '../harm/may-be-about-harm.ts';
import { isKnownToHarm } from '../harm/other-animals.ts';
import { worseNamed } from '../harm/risky-uses.ts';
import { asksForDose } from '../intent/asks-for-dose.ts';
import { asksAboutThing } from '../known-things.ts';
import { isIncompleteList, isShortList } from '../lists/list-answer.ts';
import { isWholeList } from '../lists/list-reading.ts';
import { tellsBesides } from '../several/questions-in-text.ts';
import { CERTAINTY, type Route } from './candidate.ts';
import { rankOf } from './ranker.ts';
import { beginningOf, rankingFeatures } from './ranking-features.ts';
import { isOfFigures, type ScoredAnswer, scoredAnswers } from './scored-answers.ts';

export interface RankedAnswer extends ScoredAnswer {
  /** How right it is expected to be, from about 0 (beside the point) to about 1. */
  rank: number;
  /** How similar the question is to the likest one that it answers, from -1 to 1; 0 where it is not written. */
  wordingSimilarity: number;
}

const rankedBefore = new WeakMap<GeneralQuery, readonly RankedAnswer[]>();

/** The answers that could be told, the best first. */
export function rankedAnswers(query: GeneralQuery): readonly RankedAnswer[] {
  const before = rankedBefore.get(query);
  if (before) return before;
  const answers = scoredAnswers(query);
  const features = rankingFeatures(answers, query);
  const ranked = answers
    .map((answer, at) => {
      const { wordingSimilarity = 0, ...others } = features[at] ?? {};
      const rank = rankOf({ ...others, wordingSimilarity });
      const less = lessOfList(answer, query) + (isOfSouth(answer, query) ? LESS_IF_OF_SOUTH : 0);
      return { ...answer, wordingSimilarity, rank: rank - less };
    })
    .toSorted((one, other) => other.rank - one.rank);
  rankedBefore.set(query, ranked);
  return ranked;
}

/** A list that could not use all that was asked is that much less right, and one of very few plants. */
const LESS_IF = { incomplete: 0.15, short: 0.2 } as const;

function lessOfList(answer: ScoredAnswer, query: GeneralQuery): number {
  return Math.max(hasFewPlants(answer, query) ? LESS_IF.short : 0, isIncomplete(answer) ? LESS_IF.incomplete : 0);
}

/** What is written for gardens of the south is of no use in the north. */
const LESS_IF_OF_SOUTH = 0.3;

function isOfSouth({ best: { subject } }: ScoredAnswer, { circumstances }: GeneralQuery): boolean {
  return circumstances.hemisphere === 'north' && subject !== null && isFromSouth(subject.title);
}

function isIncomplete({ best: { route }, answer }: ScoredAnswer): boolean {
  return route === 'list' && isIncompleteList(answer.whole ?? '');
}

/** Of two plants that are named, one is a choice. */
function hasFewPlants({ best: { route }, answer }: ScoredAnswer, { question }: GeneralQuery): boolean {
  return route === 'list' && question.otherPlants.length === 0 && isShortList(answer.whole ?? '');
}

/** Expected to be less right than this, an answer is not told, unless it was recognized or tells who may come to harm. */
const RIGHT_ENOUGH = 0.45;
/** … of which little else speaks for it. */
const DOUBTED_ENOUGH = 0.55;

/**
 * What was recognized by more than its words is told unless another answer is expected to be righter by this: more where one of
 * two things or a figure is told, and most where the record says yes or no, of few words, and of harm. With 0.05 instead of 0.12
 * for what is told of a record, and instead of 0.2 for a list that does not read all of the question, 441 instead of 434 of 600
 * graded questions that the ranks were not fitted to are told a right answer; less for the others gains hardly any.
 */
const RIGHTER = { recognized: 0.05, named: 0.2, decided: 0.35 } as const;

/** A question so similar to one that an answer was written for asks the same. */
const NEARLY_THE_SAME = 0.95;

/** What was recognized, but is hardly expected to be right, is told rather than nothing from here on. */
const RATHER_THAN_NOTHING = 0.2;

/** The answer that is most likely right; null where none is likely enough. */
export function choose(query: GeneralQuery): RankedAnswer | null {
  const ranked = rankedAnswers(query);
  const [highest] = ranked;
  if (!highest) return null;
  const undoubted = ranked.filter(({ isDoubted, best: { isLikely } }) => !isDoubted && isLikely);
  const unknown = ofUnknownPlant(undoubted, query);
  if (unknown) return unknown;
  const recognized = recognizedFirst(undoubted, query);
  if (recognized && highest.rank - recognized.rank <= leadToYield(recognized, query)) return recognized;
  // The same words may be asked of any plant, where an answer for this very plant is better.
  const askedSo = undoubted.find(
    ({ wordingSimilarity, rank }) => wordingSimilarity >= NEARLY_THE_SAME && highest.rank - rank <= RIGHTER.decided,
  );
  if (askedSo && query.question.harm === null) return askedSo;
  if (highest.rank >= (highest.isDoubted ? DOUBTED_ENOUGH : RIGHT_ENOUGH)) return highest;
  const ofThisPlant = ranked.find((answer) => isCloseEnough(answer, highest.rank));
  if (ofThisPlant && query.question.harm === null && query.question.hazards.length === 0) return ofThisPlant;
  const ofHarm = undoubted.find((answer) => isOfHarm(answer, query));
  return ofHarm ?? (recognized && recognized.rank >= RATHER_THAN_NOTHING ? recognized : null);
}

/**
 * What is written about this very plant, for a question worded much like this one, is told although it is less sure. Of 22
 * graded questions that nothing else was told of, 15 have such an answer: right for 7, on the matter for 4.
 */
const CLOSE = { rank: 0.35, wording: 0.5, wordingOfYesOrNo: 0.65, behind: 0.2 } as const;

function isCloseEnough(answer: RankedAnswer, highest: number): boolean {
  const { best, rank, wordingSimilarity } = answer;
  if (best.scope !== 'thisPlant' || !best.isLikely) return false;
  // A Yes or No to another question misleads.
  const isYesOrNo = /^(?:Yes|No)\b/.test(beginningOf(answer));
  const alike = isYesOrNo ? CLOSE.wordingOfYesOrNo : CLOSE.wording;
  return rank >= CLOSE.rank && wordingSimilarity >= alike && highest - rank <= CLOSE.behind;
}

/** With the present encoder written answers score higher by this much than what is recognized in other ways. */
const WRITTEN_HIGHER = 0.5;

/** The surest answer, or the one that the record decides, where it was recognized by more than its words. */
function recognizedFirst(answers: readonly RankedAnswer[], query: GeneralQuery): RankedAnswer | undefined {
  const sureness = ({ best, score }: RankedAnswer) => score - (best.route === 'worked' ? WRITTEN_HIGHER : 0);
  const [surest] = answers.toSorted((one, other) => sureness(other) - sureness(one));
  const decided = answers.find((answer) => isPlainlyDecided(answer, query));
  // "Light here ok?" asks about the place of this very plant.
  const ofOwn = isShort(query, FEW_WORDS.said) ? answers.find((answer) => isOfOwnPlant(answer, query)) : undefined;
  const ofPoison = fearsPoison(query) ? answers.find(({ best: { route } }) => route === 'safety') : undefined;
  const ofWorse = worseNamed(query) ? answers.find(({ best: { route } }) => route === 'use') : undefined;
  // Every word was read, and several plants fit.
  const list = isWholeList(query) ? answers.find(({ best: { route } }) => route === 'list') : undefined;
  return [ofWorse, surest, decided, ofOwn, ofPoison, list].find((answer) => answer && isRecognized(answer, query));
}

/** "Are the red berries deadly?" of a plant that kills, or "is it dangerous for horses?" of one that is known to harm them. */
function fearsPoison({ plant, question: { harm } }: GeneralQuery): boolean {
  if (plant === null || !harm?.asked || harm.uses.length > 0) return false;
  return harm.otherAnimal === null ? isDeadly(plant) && !isCrop(plant) : isKnownToHarm(plant, harm.otherAnimal);
}

/** Whether more speaks for it than that its words are alike. */
export function isRecognized(answer: RankedAnswer, query: GeneralQuery): boolean {
  const { route } = answer.best;
  if (route === 'worked' || hasFewPlants(answer, query)) return false;
  if (isIncomplete(answer) && query.question.form !== 'which-plants') return false;
  if (route === 'list' || route === 'decided' || isOfFigures(answer.best) || isOfTwoThings(answer.best)) return true;
  if (isShort(query, FEW_WORDS.said)) return true;
  return isPlainlyDecided(answer, query) || isOfHarm(answer, query) || isOfOwnPlant(answer, query);
}

/** "Window sill or balcony in April?" */
function isOfTwoThings({ route, certainty }: RankedAnswer['best']): boolean {
  return route === 'rule' && certainty >= CERTAINTY.rule.timeChosen;
}

/** From this rank on what is written is taken for just what was asked. */
const SURE_OF_PLANT = 0.85;

/** How much righter another must be expected to be to take the place of what was recognized. */
function leadToYield(answer: RankedAnswer, query: GeneralQuery): number {
  const { route, certainty } = answer.best;
  const stays = isOfOwnPlant(answer, query) || (route === 'list' && certainty >= CERTAINTY.chosenByRecord);
  if (stays) return Infinity;
  // What is general of composts spares nobody from the worse of two plants.
  if (route === 'use' && worseNamed(query) !== null) return Infinity;
  // What is written of this very plant's poison weighs what the record cannot.
  const isSure = !asksToTakeIn(query.question) && isSureOfHarm(rankedAnswers(query)[0], query);
  // Of other animals than cats and dogs the records know little.
  if (isOfHarm(answer, query) && isSure) return query.question.harm?.otherAnimal == null ? RIGHTER.recognized : 0;
  if (route === 'list') return isWholeList(query) ? RIGHTER.named : RIGHTER.recognized;
  if (route === 'use' || route === 'figure') return RIGHTER.named;
  if (isOfHarm(answer, query) || isPlainlyDecided(answer, query) || isShort(query, FEW_WORDS.said))
    return RIGHTER.decided;
  return isOfTwoThings(answer.best) || isOfFigures(answer.best) ? RIGHTER.named : RIGHTER.recognized;
}

function isOfHarm({ best: { route } }: RankedAnswer, { question }: GeneralQuery): boolean {
  return question.harm !== null && (route === 'safety' || route === 'use');
}

const CALLS = /^(?:Call|Ring|Phone|Go)\b/;
const SPEAKS_OF_HARM = /\b(?:poison\w*|toxic|cyanide|harmless|deadly|dead|kills?|vet|doctor|safe)\b/i;

/** Whether it is written of this very plant, fits very well, and speaks of harm. */
function isSureOfHarm(answer: RankedAnswer | undefined, { plant, question }: GeneralQuery): boolean {
  if (!answer || answer.best.worked === null || answer.best.scope !== 'thisPlant' || answer.rank < SURE_OF_PLANT)
    return false;
  // That it is harmless is told as the record says it.
  if (plant === null || (!harms(plant) && question.harm?.otherAnimal == null)) return false;
  const [first] = answer.answer.paragraphs;
  // Who asks for a dose has nobody to call for yet.
  if (!first || (asksForDose(question) && CALLS.test(first.text))) return false;
  return SPEAKS_OF_HARM.test(`${first.lead} ${first.text}`);
}

/** What the record says of a plant whose place or diary is known. */
function isOfOwnPlant({ best }: RankedAnswer, { circumstances }: GeneralQuery): boolean {
  return best.route !== 'worked' && (circumstances.plant !== null || circumstances.diary.length > 0);
}

/** In so few telling words nothing is asked but what the record says, and in so few what it decides. */
const FEW_WORDS = { said: 3, decided: 6 } as const;

function isShort({ question: { tellingWords, written } }: GeneralQuery, most: number): boolean {
  return tellingWords <= most && !tellsBesides(written);
}

const DECIDING: ReadonlySet<Route> = new Set<Route>(['record', 'decided', 'rule']);

/** "Does it need acid soil?": the record says yes or no. */
function isPlainlyDecided({ best, answer }: RankedAnswer, query: GeneralQuery): boolean {
  if (!DECIDING.has(best.route) || !isShort(query, FEW_WORDS.decided)) return false;
  // What suits most succulents decides little.
  if (query.match?.as === 'family') return false;
  return query.question.form === 'yes-no' && /^(?:Yes|No)\b/.test(answer.paragraphs[0]?.lead ?? '');
}

/** So certain, it is asked whether a plant harms, rather than only meant. */
const HARM_ASKED = 5;

/** A plant that the gardener has before them, and nobody has named. */
const THIS_PLANT = /\b(?:this|that) (?:\w+ )?(?:plant|houseplant|flower|weed|bush|shrub|vine|tree)\b/;

/** What nobody knows is taken for toxic, and so is a thing of which nothing is written. */
function ofUnknownPlant(
  answers: readonly RankedAnswer[],
  { plant, typed, question }: GeneralQuery,
): RankedAnswer | undefined {
  const asksOfIt = question.harm?.asked === true && question.form !== 'which-plants';
  const isUnwritten = asksOfIt && isThing(typed) && !asksAbout(answers[0], typed);
  const isOfOnePlant = isPerhapsOnePlant(typed) || THIS_PLANT.test(question.plain);
  if (plant !== null || !(isOfOnePlant || isUnwritten)) return undefined;
  return answers.find(
    ({ best: { route, certainty } }) => route === 'safety' && (isUnwritten || certainty >= HARM_ASKED),
  );
}

/** Whether an answer was written for what the words name: "is it bad for dogs?" of cocoa mulch. */
function asksAbout(answer: RankedAnswer | undefined, typed: string): boolean {
  const subject = answer?.best.subject;
  return subject ? asksAboutThing([subject.title, ...subject.wordings].join('. '), wordsOf(typed)) : false;
}
