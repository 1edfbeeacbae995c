import type { CareAdvice, CareQuestion } from '@plantcare/contract/assistant/care-advice.ts';
import { seasonOf } from '@plantcare/contract/seasons.ts';
import { careSheet } from '../../../horticulture/care-sheet/care-sheet.ts';
import { howRecognized, shown } from '../../../horticulture/care-sheet/recognition.ts';
import type { Circumstances } from '../../../horticulture/circumstances.ts';
import { answersTold } from '../../../horticulture/diagnosis/answers-told.ts';
import { inLocalMonths, whoseMonths } from '../../../horticulture/months.ts';
import { recognizedPlant } from '../../../horticulture/recognized-plant.ts';
import { isFromSouth } from '../../../horticulture/text-input/southern-places.ts';
import { inSentences, listed, nameOf, shortName } from '../../../horticulture/wording.ts';
import { choicesFor, type SpeciesMatch, speciesFound } from '../../../knowledge/names/match.ts';
import { plantsNamedIn } from '../../../knowledge/names/mentions.ts';
import { wordsOf } from '../../../knowledge/names/normalize.ts';
import type { KnownSpecies } from '../../../knowledge/plants.ts';
import { type GeneralQuery, generalQuery, paragraph } from './answer.ts';
import { plantAsked } from './asked-plant.ts';
import { isNoPlantName, isOfAnimal } from './generic-words.ts';
import { circumstancesInWords, signsInWords } from './intent/evidence-in-words.ts';
import { type Question, readQuestion } from './intent/question.ts';
import { asksAboutThing } from './known-things.ts';
import { askForEnglish } from './language.ts';
import { plantsListed } from './listed-plants.ts';
import { relatedQuestions } from './related-questions.ts';
import { type Answered, answered, answerTo } from './respond.ts';
import { choose } from './routes/choose.ts';
import { generalCare } from './topics/general-answers.ts';
import { inUnitsOf } from './units-asked.ts';

/**
 * How to care for the species, or the answer to the question about it, from the knowledge base and what is known of the
 * plant. Where the words for the species name none, an own plant's species does, or a plant that the question names.
 */
export function adviseCare({ plantSpecies, question }: CareQuestion, known: Circumstances): CareAdvice {
  const isInSouth = isFromSouth(question ?? '') || isFromSouth(placeBeside(plantSpecies));
  const circumstances: Circumstances = isInSouth ? { ...known, hemisphere: 'south' } : known;
  const recognized = recognizedPlant(plantSpecies, circumstances);
  const inEnglish = question === null ? null : askForEnglish(question);
  if (inEnglish !== null) return { advice: inEnglish, known: speciesFound(recognized.match) };
  const several = question === null ? [] : plantsAsked(plantSpecies);
  if (several.length > 1 && question !== null) return adviseOnSeveral(several, question, circumstances);
  const ofEach = question === null ? null : plantsListed(plantSpecies, question);
  if (ofEach) return adviseOnSeveral(ofEach.plants, ofEach.question, circumstances);
  // "Gardening" is no misspelled gardenia.
  const isNone = isOfAnimal(plantSpecies) || (recognized.match?.misspelled && isNoPlantName(plantSpecies));
  const found = isNone ? null : (recognized.match ?? ofSeveralNames(several));
  const match = plantAsked(plantSpecies, question, found);
  if (!match) return { ...adviseWithoutRecord(plantSpecies, question, circumstances), known: null };
  const { words: typed, instead } = recognized;
  const caution = found ? inSentences([instead, howRecognized(typed, match)]) || null : null;
  if (question === null) {
    const season = seasonOf(circumstances.today, circumstances.hemisphere);
    const sheet = inLocalMonths(careSheet(match.plant, season, circumstances), circumstances.hemisphere);
    // A sheet begins with what it is about, and an answer with the answer.
    return { advice: joined([caution, sheet, aboutMonths(sheet, circumstances)]), known: speciesFound(match) };
  }
  const query = generalQuery(match, readQuestion(question, typed, match.plant), circumstances, typed);
  const { text, isKnown } = answered(query);
  if (!isKnown && found === null) {
    // "Which perennials grow under our maple?" asks for other plants than the one it names.
    const general = generalAnswer(plantSpecies, question, circumstances);
    if (general.isKnown) return { ...adviseGenerally(plantSpecies, general), known: null };
  }
  const advice = joined([text, caution, aboutMonths(text, circumstances)]);
  return {
    advice: inUnitsOf(question, advice),
    known: speciesFound(match),
    ...symptomsTold(query.question),
    ...relatedTo(query, advice),
  };
}

/** "Lawn (Melbourne, Australia)": what stands in brackets, as "flax, New Zealand" names a plant. */
function placeBeside(typed: string): string {
  return /\((.*)$/s.exec(typed)?.[1] ?? '';
}

/** What may have been meant instead. */
function relatedTo(query: GeneralQuery, advice: string): Pick<CareAdvice, 'related'> {
  const related = relatedQuestions(query, advice);
  return related.length > 0 ? { related } : {};
}

/** What the guide of a diagnosis can go on with; in an emergency it is no time for questions. */
function symptomsTold({ concepts, facts, harm }: Question): Pick<CareAdvice, 'symptoms'> {
  const symptoms = harm ? [] : answersTold(signsInWords(concepts), circumstancesInWords(concepts, facts));
  return symptoms.length > 0 ? { symptoms } : {};
}

const MOST_PLANTS = 3;

/** Two or three plants that are named together: "basil and mint". */
function plantsAsked(typed: string): KnownSpecies[] {
  return /,|&|\+|\/|\b(?:and|or|vs)\b/.test(typed) ? plantsNamedIn(typed).slice(0, MOST_PLANTS) : [];
}

/** The plant where several names mean only one: "coriander / cilantro". */
function ofSeveralNames([plant, ...others]: readonly KnownSpecies[]): SpeciesMatch | null {
  return plant && others.length === 0 ? { plant, as: 'species', misspelled: false } : null;
}

/** Each plant gets its own answer, without the figures that stand below the answer on one. */
function adviseOnSeveral(plants: readonly KnownSpecies[], question: string, circumstances: Circumstances): CareAdvice {
  const asked = plants.map((plant) => ({ plant, read: readQuestion(question, nameOf(plant), plant) }));
  // "Cooked them together, now sick": no other question takes the place of one on harm.
  if (asked.every(({ read }) => read.harm === null)) {
    if (COMPARES.test(question)) {
      const compared = `What is the difference between ${listed(plants.map(nameOf), 'and')}?`;
      return adviseOnFirst(plants, compared, circumstances);
    }
    const isHazardous = asked.some(({ read }) => read.hazards.length > 0);
    if (TOGETHER.test(question) && !isHazardous) return adviseOnBoth(plants, question, circumstances);
  }
  const parts = asked.map(({ plant, read }) => {
    const match: SpeciesMatch = { plant, as: 'species', misspelled: false };
    const query = generalQuery(match, read, circumstances, nameOf(plant));
    return { name: nameOf(plant), first: beginningOf(answerTo(query)) };
  });
  // What holds for both is told once.
  const byText = Map.groupBy(parts, ({ first }) => first);
  const names = (text: string) =>
    listed(
      (byText.get(text) ?? []).map(({ name }) => name),
      'and',
    );
  return { advice: [...byText.keys()].map((text) => `**${names(text)}.** ${text}`).join('\n\n'), known: null };
}

/** The answer without the figures below it: of several questions that of each. */
function beginningOf(answer: string): string {
  const blocks = answer.split('\n\n');
  const ofEach = blocks.filter((block) => /^\*\*On [^*]+:\*\*/.test(block));
  return ofEach.length > 1 ? ofEach.join('\n\n') : (blocks[0] ?? '');
}

/** "Can I store them together?" of potato and onion, and "may they share a pot?" of lavender and mint, as one question about both. */
function adviseOnBoth(plants: readonly KnownSpecies[], question: string, circumstances: Circumstances): CareAdvice {
  const names = plants.map(shortName);
  const asked = STORES.test(question)
    ? `Can I store ${listed(names, 'and')} together?`
    : `Can ${listed(names, 'and')} grow together?`;
  return { ...adviseCare({ plantSpecies: 'garden', question: asked, plant: null }, circumstances), known: null };
}

function adviseOnFirst([first]: readonly KnownSpecies[], question: string, circumstances: Circumstances): CareAdvice {
  const plantSpecies = first ? nameOf(first) : '';
  return { ...adviseCare({ plantSpecies, question, plant: null }, circumstances), known: null };
}

/** "Can I store them together?", "may they stand side by side?" asks one thing about both. */
const TOGETHER =
  /\b(?:together|next to each other|side by side|in (?:the same|one) (?:pot|bed|box|container|planter|row))\b/i;
const STORES = /\b(?:stor\w+|keep|cellar|fridge|refrigerator|pantry)\b/i;

/** "Aloe vs agave: how do they differ?" has one answer about both. */
const COMPARES =
  /\bdiffer(?:s|ence|ences|ent)?\b|\btell (?:them|these|the two) apart\b|\btell which\b|\bwhich (?:one )?(?:of (?:the two|them|these) )?(?:is (?:which|it|this|mine)|(?:do )?i have)\b|\bthe same\b(?! (?:pot|bed|box|container|planter|row|place|time|way))/i;

/** General advice, which says so where the gardener named a plant that nobody knows. */
function adviseWithoutRecord(
  typed: string,
  question: string | null,
  circumstances: Circumstances,
): Pick<CareAdvice, 'advice' | 'related'> {
  if (question !== null) return adviseGenerally(typed, generalAnswer(typed, question, circumstances));
  const { admitted, caution } = aboutUnknown(typed, shown(typed) === '');
  return { advice: joined([admitted, ...generalCare().map(paragraph), caution]) };
}

interface GeneralAnswer extends Answered {
  query: GeneralQuery;
}

/** The answer to the question where no plant is known. */
function generalAnswer(typed: string, question: string, circumstances: Circumstances): GeneralAnswer {
  const query = generalQuery(null, readQuestion(question, typed, null), circumstances, typed);
  return { ...answered(query), query };
}

function adviseGenerally(
  typed: string,
  { text, isKnown, query }: GeneralAnswer,
): Pick<CareAdvice, 'advice' | 'related'> {
  const { admitted, caution } = isAnsweredByName(typed, query) ? NOTHING_UNKNOWN : aboutUnknown(typed, false);
  const [first = '', ...rest] = text.split('\n\n');
  // Of slug pellets and ladders the danger is not that of a plant.
  const { harm, hazards, written } = query.question;
  const isOfPlant = harm === null && hazards.every(({ hazard }) => hazard.ofPlant);
  // What was asked is answered in writing, and speaks of no harm.
  const isWritten = isKnown && choose(query)?.best.route === 'worked';
  const months = aboutMonths(text, query.circumstances);
  const advice = joined([first, admitted, ...rest, isOfPlant && !isWritten ? caution : null, months]);
  return { advice: inUnitsOf(written, advice), ...relatedTo(query, advice) };
}

/** "Cinnamon: does it stop mold?" is answered by what is written of cinnamon, and asks of no plant's harm. */
function isAnsweredByName(typed: string, query: GeneralQuery): boolean {
  const told = choose(query)?.best;
  if (!told?.subject || query.question.harm !== null || choicesFor(typed).length > 0) return false;
  return asksAboutThing([told.subject.title, ...told.subject.wordings].join('. '), wordsOf(typed));
}

interface Unknown {
  admitted: string | null;
  caution: string | null;
}

const NOTHING_UNKNOWN: Unknown = { admitted: null, caution: null };

/** What is said of a name that nobody knows, or that several plants have; nulls where no plant is meant. */
function aboutUnknown(typed: string, isMeant: boolean): Unknown {
  const name = shown(typed);
  const choices = choicesFor(typed).map(({ hint }) => hint);
  const isNoName = isNoPlantName(typed) && !isMeant;
  if (choices.length === 0 && isNoName) return NOTHING_UNKNOWN;
  const severalAreCalledSo = `“${name}” can be several plants: ${listed(choices, 'or')}. Enter which one it is for exact figures; until then this is general advice.`;
  const isUnknown = `${name === '' ? 'This plant' : `“${name}”`} is not in the knowledge base, so there are no figures for it: this suits almost any plant. For more, enter its scientific name or another common name.`;
  return {
    admitted: choices.length > 0 ? severalAreCalledSo : isUnknown,
    // "Fruit trees" are many plants, and none that could be named.
    caution: isNoName
      ? null
      : '**Pets and people:** Treat it as toxic until you know its name, and keep it out of reach of pets and children.',
  };
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join('\n\n');
}

/** Whose months are told, where they are not those that most gardeners know. */
function aboutMonths(text: string, { hemisphere }: Circumstances): string | null {
  return hemisphere === 'south' ? whoseMonths(text) : null;
}
