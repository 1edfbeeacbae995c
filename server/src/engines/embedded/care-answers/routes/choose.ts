import { wordsOf } from '../../../../knowledge/names/normalize.ts';
import { type GeneralQuery, yesOrNoIn } from '../answer.ts';
import { tellingLemmas, tellingLemmasOf } from '../fit/telling-words.ts';
import { isPerhapsOnePlant, isThing } from '../generic-words.ts';
import { asksAboutThing } from '../known-things.ts';
import { isOfHarm, tellsWhomItHarms } from './lead-of-harm.ts';
import { type RankedAnswer, rankedAnswers } from './ranked-answers.ts';
import { beginningOf } from './ranking-features.ts';
import { isOfPlant, isToldFirst, recognizedFirst } from './recognized.ts';

/** Expected to be less right than this, an answer is not told, unless it was recognized or tells who may come to harm. */
const RIGHT_ENOUGH = 0.45;
/** … of which little else speaks for it. */
const DOUBTED_ENOUGH = 0.55;

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
  const unknown = ofUnknownPlant(undoubted, highest, query);
  if (unknown) return unknown;
  const recognized = recognizedFirst(undoubted, query);
  if (recognized && isToldFirst(recognized, query)) return recognized;
  // The same words may be asked of any plant, where an answer for this very plant is better.
  const isOfPlant = highest.best.route === 'worked' && highest.best.scope === 'thisPlant';
  const askedSo = undoubted.find(
    ({ wordingSimilarity, best: { scope } }) =>
      wordingSimilarity >= NEARLY_THE_SAME && (scope === 'thisPlant' || !isOfPlant),
  );
  if (askedSo && query.question.harm === null) return askedSo;
  if (highest.rank >= (highest.isDoubted ? DOUBTED_ENOUGH : RIGHT_ENOUGH)) return highest;
  const ofThisPlant = isRuleOfPlant(highest, query)
    ? highest
    : ranked.find((answer) => isCloseEnough(answer, highest.rank, query) && sharesWords(answer, query));
  if (ofThisPlant && query.question.harm === null && query.question.hazards.length === 0) return ofThisPlant;
  const ofHarm = undoubted.find((answer) => isOfHarm(answer, query));
  return ofHarm ?? (recognized && recognized.rank >= RATHER_THAN_NOTHING ? recognized : null);
}

/**
 * What is written about this very plant, for a question worded much like this one, is told although it is less sure. With a rank
 * of 0.35, of 22 graded questions that nothing else was told of, 15 had such an answer: right for 7, on the matter for 4.
 */
const CLOSE = { rank: 0.4, wording: 0.5, wordingOfYesOrNo: 0.65, likeness: 0.6, behind: 0.2 } as const;

function isCloseEnough(answer: RankedAnswer, highest: number, query: GeneralQuery): boolean {
  const { best, rank, wordingSimilarity } = answer;
  if (!isOfPlant(answer, query) || !best.isLikely) return false;
  // A Yes or No to another question misleads.
  const alike = yesOrNoIn(beginningOf(answer)) !== null ? CLOSE.wordingOfYesOrNo : CLOSE.wording;
  return rank >= CLOSE.rank && wordingSimilarity >= alike && highest - rank <= CLOSE.behind;
}

/** "A joke about tomatoes" shares with what is written of them nothing but their name. */
function sharesWords({ best: { subject, worked }, answer }: RankedAnswer, { question }: GeneralQuery): boolean {
  if ((worked?.likeness ?? 0) >= CLOSE.likeness) return true;
  const said = [subject?.title ?? '', ...(subject?.wordings ?? []), ...answer.paragraphs.map(({ text }) => text)];
  return !tellingLemmas(question.tokens).isDisjointFrom(tellingLemmasOf(said.join('. ')));
}

/** A rule that holds what is told against the record of this very plant, or what that record says. */
function isRuleOfPlant({ best: { route }, isDoubted, rank }: RankedAnswer, { plant }: GeneralQuery): boolean {
  return (route === 'rule' || (route === 'record' && !isDoubted)) && plant !== null && rank >= CLOSE.rank;
}

/** So certain, it is asked whether a plant harms, rather than only meant. */
const HARM_ASKED = 5;

/** A plant that the gardener has before them, and nobody has named. */
const THIS_PLANT = /\b(?:this|that) (?:\w+ )?(?:plant|houseplant|flower|weed|bush|shrub|vine|tree)\b/;

/** What nobody knows is taken for toxic, and so is a thing of which nothing is written. */
function ofUnknownPlant(
  answers: readonly RankedAnswer[],
  highest: RankedAnswer,
  { plant, typed, question }: GeneralQuery,
): RankedAnswer | undefined {
  const asksOfIt = question.harm?.asked === true && question.form !== 'which-plants';
  const isUnwritten = asksOfIt && isThing(typed) && !asksAbout(highest, typed);
  const isOfOnePlant = isPerhapsOnePlant(typed) || THIS_PLANT.test(question.plain);
  if (plant !== null || !(isOfOnePlant || isUnwritten) || isSureOfUnknown(highest)) return undefined;
  return answers.find(
    ({ best: { route, certainty } }) => route === 'safety' && (isUnwritten || certainty >= HARM_ASKED),
  );
}

/** From this rank on a plant without a record is known by what is written of it: "hedge apples and horses". */
const KNOWN_BY_WRITTEN = 0.85;

function isSureOfUnknown({ best: { worked }, rank, answer: { paragraphs } }: RankedAnswer): boolean {
  const [first] = paragraphs;
  return worked !== null && rank >= KNOWN_BY_WRITTEN && first !== undefined && tellsWhomItHarms(first);
}

/** Whether an answer was written for what the words name: "is it bad for dogs?" of cocoa mulch. */
function asksAbout({ best: { subject } }: RankedAnswer, typed: string): boolean {
  return subject ? asksAboutThing([subject.title, ...subject.wordings].join('. '), wordsOf(typed)) : false;
}
