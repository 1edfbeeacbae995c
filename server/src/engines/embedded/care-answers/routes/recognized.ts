import { isCrop } from '../../../../horticulture/crops.ts';
import { isDeadly } from '../../../../horticulture/toxicity/wording.ts';
import { type GeneralQuery, yesOrNoIn } from '../answer.ts';
import { tellingLemmas, tellingLemmasOf } from '../fit/telling-words.ts';
import { isNoPlantName } from '../generic-words.ts';
import { isKnownToHarm } from '../harm/other-animals.ts';
import { worseNamed } from '../harm/risky-uses.ts';
import { asksForDose } from '../intent/asks-for-dose.ts';
import { heightIn } from '../intent/list-looks.ts';
import { isWholeList } from '../lists/list-reading.ts';
import { CERTAINTY, type Route } from './candidate.ts';
import { FEW_WORDS, isShort } from './few-words.ts';
import { isOfHarm, leadOfHarm } from './lead-of-harm.ts';
import { RIGHTER, RIGHTER_OF_PLANT, SURE_OF_PLANT } from './leads.ts';
import { hasFewPlants, isIncomplete, type RankedAnswer, rankedAnswers } from './ranked-answers.ts';
import { isOfFigures } from './scored-answers.ts';
import { isNamedIn } from './written-for.ts';

/** With the present encoder written answers score higher by this much than what is recognized in other ways. */
const WRITTEN_HIGHER = 0.5;

/** The surest answer, or the one that the record decides, where it was recognized by more than its words. */
export function recognizedFirst(answers: readonly RankedAnswer[], query: GeneralQuery): RankedAnswer | undefined {
  const sureness = ({ best, score }: RankedAnswer) => score - (best.route === 'worked' ? WRITTEN_HIGHER : 0);
  const [surest] = answers.toSorted((one, other) => sureness(other) - sureness(one));
  const decided = answers.find((answer) => isPlainlyDecided(answer, query));
  // "Light here ok?" asks about the place of this very plant.
  const ofOwn = isShort(query, FEW_WORDS.said) ? answers.find((answer) => isOfOwnPlant(answer, query)) : undefined;
  const ofPoison = fearsPoison(query) ? answers.find(({ best: { route } }) => route === 'safety') : undefined;
  const ofWorse = worseNamed(query) ? answers.find(({ best: { route } }) => route === 'use') : undefined;
  // Every word was read, and several plants fit.
  const list = isWholeList(query) ? answers.find(({ best: { route } }) => route === 'list') : undefined;
  const ofTopic = asksOnlyTopic(query) ? answers.find(({ best: { route } }) => route === 'record') : undefined;
  return [ofWorse, ofTopic, surest, decided, ofOwn, ofPoison, list].find(
    (answer) => answer && isRecognized(answer, query),
  );
}

/** A title with so many words that are not asked is for a special case. */
const UNASKED_WORDS_OF_SPECIAL_CASE = 2;

/** "What soil?" of thyme, where the likeliest text is on creeping thyme as a lawn in wet clay. */
function asksOnlyTopic(query: GeneralQuery): boolean {
  const { plant, question } = query;
  const [highest] = rankedAnswers(query);
  if (plant === null || question.topics.length !== 1 || !highest?.best.subject) return false;
  const said = tellingLemmas(question.tokens);
  const isBare = said.size <= 1 && isShort(query, FEW_WORDS.said);
  const named = tellingLemmasOf([query.typed, plant.scientificName, ...plant.commonNames].join('. '));
  const unasked = tellingLemmasOf(highest.best.subject.title).difference(said).difference(named);
  return isBare && unasked.size >= UNASKED_WORDS_OF_SPECIAL_CASE;
}

/** "Are the red berries deadly?" of a plant that kills, or "is it dangerous for horses?" of one that is known to harm them. */
function fearsPoison({ plant, question }: GeneralQuery): boolean {
  const { harm } = question;
  if (plant === null || !harm?.asked || harm.uses.length > 0) return false;
  if (asksForDose(question)) return true;
  return harm.otherAnimal === null ? isDeadly(plant) && !isCrop(plant) : isKnownToHarm(plant, harm.otherAnimal);
}

/** Whether more speaks for it than that its words are alike. */
export function isRecognized(answer: RankedAnswer, query: GeneralQuery): boolean {
  const { route } = answer.best;
  // An article is found by its words only, as what is written is.
  if (route === 'worked' || route === 'article' || hasFewPlants(answer, query)) return false;
  if (isIncomplete(answer) && query.question.form !== 'which-plants') return false;
  if (route === 'list' || route === 'decided' || isOfFigures(answer.best) || isOfTwoThings(answer.best)) return true;
  if (isShort(query, FEW_WORDS.said)) return true;
  return isPlainlyDecided(answer, query) || isOfHarm(answer, query) || isOfOwnPlant(answer, query);
}

/** "Window sill or balcony in April?" */
function isOfTwoThings({ route, certainty }: RankedAnswer['best']): boolean {
  return route === 'rule' && certainty >= CERTAINTY.rule.timeChosen;
}

/** Whether what was recognized is told, rather than the answer that is expected to be the rightest. */
export function isToldFirst(answer: RankedAnswer, query: GeneralQuery): boolean {
  const [highest] = rankedAnswers(query);
  if (!highest) return true;
  // What is written says whether it is the time more finely than a record's months.
  if (highest.best.worked?.saysWhetherNow && yieldsToWritten(answer, highest, query)) return false;
  if (isSameForAll(answer) && highest.best.worked !== null) return highest.rank <= answer.rank;
  const most =
    isWrittenForChoice(highest) && isOfTwoThings(answer.best) ? RIGHTER.recognized : leadToYield(answer, query);
  return (
    highest.rank - answer.rank <=
    (yieldsToWritten(answer, highest, query) ? Math.min(most, leadOfWritten(answer, query)) : most)
  );
}

/** How a plant spreads, and how to get rid of it, its record does not say: what is told instead is nearly the same for all. */
function isSameForAll({ best: { route }, answer: { covered } }: RankedAnswer): boolean {
  return route === 'record' && covered.includes('spreading');
}

/** "Root rot or thirst? The soil is wet" is decided by what is told. */
function tellsSoil({ question: { concepts } }: GeneralQuery): boolean {
  return concepts.circumstances.has('wet') || concepts.circumstances.has('dry');
}

/** What is written for a choice has "or" in its title, or in at least such a share of its wordings. */
const SHARE_OF_CHOICES = 0.3;
const OR = /\bor\b/;

/** Whether it is surely meant, and written for a choice: "liquid or granular feed for pots?" */
function isWrittenForChoice({ best: { subject, worked }, rank }: RankedAnswer): boolean {
  const wordings = subject?.wordings ?? [];
  const ofChoice = wordings.filter((each) => OR.test(each));
  const isForChoice = OR.test(subject?.title ?? '') || ofChoice.length > wordings.length * SHARE_OF_CHOICES;
  return worked !== null && rank >= SURE_OF_PLANT && isForChoice;
}

/** The lead that suffices for what is written of this very plant. */
function leadOfWritten(answer: RankedAnswer, query: GeneralQuery): number {
  const { best } = answer;
  const choosesOne = isOfTwoThings(best) && !isOfFigures(best);
  const isHeld = isOfFigures(best) && holdsFact(query);
  const { form, facts } = query.question;
  const ofTime = form === 'yes-no' && facts.month !== null;
  const isPlain = isShort(query, FEW_WORDS.said) || isPlainlyDecided(answer, query) || choosesOne || isHeld || ofTime;
  // A rule compares degrees, days and distances as no text can.
  const isFigureTold = facts.temperature !== null || facts.everyDays !== null || DISTANCE.test(query.question.written);
  const comparesFigure = (form === 'yes-no' || isHeld) && isFigureTold;
  if (!isPlain || query.plant === null) return comparesFigure ? RIGHTER.decidedInStory : RIGHTER_OF_PLANT.told;
  if (comparesFigure || isShort(query, FEW_WORDS.topic)) return RIGHTER.decided;
  if (choosesOne) return tellsSoil(query) ? RIGHTER.decided : RIGHTER_OF_PLANT.chosen;
  return tellsFact(query) ? RIGHTER_OF_PLANT.held : RIGHTER_OF_PLANT.decided;
}

/** "Will it be ok at −4 °C?" and "we are gone for two months": a rule compares the very figure. */
function holdsFact({ question: { form, facts } }: GeneralQuery): boolean {
  if (facts.isAbsent || form === 'yes-no') return true;
  return facts.temperature !== null && (form === 'choice' || form === 'other');
}

function tellsFact({ question: { facts, written } }: GeneralQuery): boolean {
  const { temperature, humidity, everyDays, month, hours, zone, zoneOfCity } = facts;
  const told = [temperature, humidity, everyDays, month, hours, zone, zoneOfCity];
  return facts.isAbsent || told.some((fact) => fact !== null) || DISTANCE.test(written);
}

const DISTANCE = /\d ?(?:cm|m|ft|feet|inch(?:es)?|in)\b/;

/** Whether an answer is written of this very plant, or names the one that has no record. */
export function isOfPlant({ best: { route, scope, subject } }: RankedAnswer, { plant, typed }: GeneralQuery): boolean {
  if (route !== 'worked') return false;
  return scope === 'thisPlant' || (plant === null && !isNoPlantName(typed) && isNamedIn(subject?.title ?? '', typed));
}

/** Whether the highest answer is written of this very plant, and the other only computed from its record. */
function yieldsToWritten(answer: RankedAnswer, highest: RankedAnswer, query: GeneralQuery): boolean {
  const isWritten = isOfPlant(highest, query) && highest.best.isLikely && !highest.isDoubted;
  return (
    isWritten &&
    (DECIDING.has(answer.best.route) || answer.best.route === 'trouble') &&
    !isOfHarm(answer, query) &&
    !isOfOwnPlant(answer, query)
  );
}

/** Whether a temperature or a hardiness zone is told. */
function holdsCold({ question: { facts } }: GeneralQuery): boolean {
  return facts.temperature !== null || facts.zone !== null || facts.zoneOfCity !== null;
}

/** How much righter another must be expected to be to take the place of what was recognized. */
function leadToYield(answer: RankedAnswer, query: GeneralQuery): number {
  const { best } = answer;
  if (isOfOwnPlant(answer, query) || (best.route === 'list' && best.certainty >= CERTAINTY.chosenByRecord))
    return Infinity;
  if (isOfHarm(answer, query)) return leadOfHarm(answer, query);
  if (best.route === 'list') return leadOfList(query);
  if (best.route === 'use') return RIGHTER.named;
  if (best.route === 'figure') return RIGHTER.figure;
  // The cold that most succulents bear says little of one of them.
  if (query.match?.as === 'family' && holdsCold(query)) return RIGHTER.recognized;
  const isHeld =
    isOfTwoThings(best) ||
    isOfFigures(best) ||
    (best.route === 'rule' && query.question.form === 'choice' && tellsSoil(query));
  if (isHeld || isPlainlyDecided(answer, query) || isShort(query, FEW_WORDS.topic)) return RIGHTER.decided;
  if (isShort(query, FEW_WORDS.said))
    return query.plant === null || best.route === 'trouble' ? RIGHTER.named : RIGHTER.decidedInStory;
  return best.route === 'decided' ? RIGHTER.decidedInStory : RIGHTER.recognized;
}

/** Of plants for a zone, a temperature or a height the list compares each record with that figure. */
function leadOfList(query: GeneralQuery): number {
  const { facts, written } = query.question;
  const { zone, temperature } = facts;
  const isOfCold = isWholeList(query) && (zone !== null || temperature !== null);
  if (isOfCold) return RIGHTER.decided;
  // A list says more than a line of a record, and whom a plant harms is chosen by the records.
  if (query.question.harm !== null || rankedAnswers(query)[0]?.best.worked == null) return RIGHTER.named;
  return isWholeList(query) || heightIn(written) !== null ? RIGHTER.wholeList : RIGHTER.list;
}

/** What the record says of a plant whose place or diary is known. */
function isOfOwnPlant({ best }: RankedAnswer, { circumstances }: GeneralQuery): boolean {
  return best.route !== 'worked' && (circumstances.plant !== null || circumstances.diary.length > 0);
}

const DECIDING: ReadonlySet<Route> = new Set<Route>(['record', 'decided', 'rule']);

/** "Does it need acid soil?": the record says yes or no. */
function isPlainlyDecided({ best, answer }: RankedAnswer, query: GeneralQuery): boolean {
  if (!DECIDING.has(best.route) || !isShort(query, FEW_WORDS.decided)) return false;
  // What suits most succulents decides little.
  if (query.match?.as === 'family') return false;
  return query.question.form === 'yes-no' && yesOrNoIn(answer.paragraphs[0]?.lead ?? '') !== null;
}
