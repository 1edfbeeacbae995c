import type { Species } from '@plantcare/contract/species.ts';
import { plantsNamedIn } from '../../../../knowledge/names/mentions.ts';
import { spelledWordsOf } from '../../../../knowledge/names/normalize.ts';
import { type KnownSpecies, plants } from '../../../../knowledge/plants.ts';
import { embeddingOf } from '../encoder/embedding.ts';
import { isNoPlantName } from '../generic-words.ts';
import { withoutDoubleMeanings } from '../harm/double-meanings.ts';
import { type FoundHazard, hazardPhrases, hazardsIn } from '../harm/hazards.ts';
import { traitsAsked } from '../lists/plant-traits.ts';
import { askedPart } from '../several/questions-in-text.ts';
import { withoutAbsent } from './absent-eaters.ts';
import { intentFeatures } from './classifier/features.ts';
import { classify, type IntentProbabilities } from './classifier/intent-classifier.ts';
import { type Concepts, conceptPhrases, conceptsIn } from './concepts.ts';
import { type Facts, factsIn } from './facts.ts';
import { type Form, formOf, formPhrases } from './form.ts';
import { type Harm, harmOf } from './harm.ts';
import { lemmaOf } from './lemma.ts';
import { contentLemmas, type SearchedQuestion, searchedQuestion } from './passages.ts';
import { withoutPlantNames } from './plant-names.ts';
import { plantsLikenedIn } from './plants-in-places.ts';
import { alikeQuestions, type Meaning } from './retrieval.ts';
import { type Corrector, corrector } from './spelling.ts';
import { plainText, type Token, tokensOf } from './tokens.ts';
import { type TopicScore, topicPhrases, topicsOf } from './topics.ts';
import { withoutTriedBefore } from './tried-before.ts';
import { asWhomTold, isAnimal } from './whom-harmed.ts';
import { patternMatches, type ScoredQuestion, workedPhrases } from './worked-questions.ts';

/** What a gardener's question was understood to be. */
export interface Question {
  /** As it was written, for its figures and units. */
  written: string;
  /** In plain words, rightly spelled, without the names of plants. */
  plain: string;
  tokens: readonly Token[];
  form: Form;
  /** The sentence that asks, counted from 0. */
  askingSentence: number;
  facts: Facts;
  concepts: Concepts;
  topics: readonly TopicScore[];
  harm: Harm | null;
  /** What hurts by itself, such as a chainsaw or bleach; accidents first. */
  hazards: readonly FoundHazard[];
  /** What is wanted, as the classifier judges it. */
  intents: IntentProbabilities;
  meaning: Meaning;
  /** The worked question that it is, with its rivals; none where nothing is like it enough. */
  worked: readonly ScoredQuestion[];
  /** Its words and concepts, to compare it with what is written. */
  searched: SearchedQuestion;
  /** Other plants than the one that is asked about, by name. */
  otherPlants: readonly KnownSpecies[];
  /** How many words it has that tell something. */
  tellingWords: number;
}

let spelling: Corrector | null = null;

/** Made when it is first needed: the words of all phrases in all their forms, and those of all names. */
function correctSpelling(word: string): string {
  spelling ??= corrector(
    vocabulary(),
    new Set(
      plants.flatMap(({ scientificName, commonNames, synonyms }) =>
        [scientificName, ...commonNames, ...synonyms].flatMap(spelledWordsOf),
      ),
    ),
  );
  return spelling(word);
}

function vocabulary(): Set<string> {
  const phrases = [
    ...Object.values(conceptPhrases).flatMap((kind) => Object.values(kind).flat()),
    ...Object.values(topicPhrases).flat(),
    ...formPhrases,
    ...workedPhrases,
    ...hazardPhrases,
  ];
  const bases = new Set(phrases.flatMap((words) => words.match(/[a-z]{4,}/g) ?? []));
  const forms = [...bases].flatMap((base) => {
    const stem = base.replace(/e$/, '');
    return [`${base}s`, `${stem}ing`, `${stem}ed`].filter((form) => lemmaOf(form) === base);
  });
  return new Set([...bases, ...forms]);
}

/** A question that is as alike as can be counts as much as a pattern of this many words. */
const LIKENESS = 6;
/** Of worked questions that no pattern fits, those that are alike at all; how alike is enough is decided with the answer. */
const ALIKE_AT_ALL = 0.3;

/**
 * `plant` is null when nobody knows which it is; `typed` is what the gardener calls it. How dangerous the plant is decides
 * what counts as an emergency.
 */
export function readQuestion(asWritten: string, typed: string, plant: Species | null): Question {
  const whole = wordsRead(asWritten, typed, plant);
  const harm = harmRead(whole, typed, plant);
  // Of how somebody may come to harm nothing is left out.
  const written = harm === null ? withoutTriedBefore(asWritten) : asWritten;
  const words = written === asWritten ? whole : wordsRead(written, typed, plant);
  const { tokens, form, askingSentence: sentence, concepts } = words;
  const subject = plant ? [] : subjectIn(typed);
  const searched = searchedQuestion([...subject.map((token) => ({ ...token, sentence })), ...tokens], sentence);
  const otherPlants = plantsNamedIn(written).filter((each) => each._id !== plant?._id && !isPartOf(each, plant));
  const likened = plantsLikenedIn(written);
  const isSpokenOf = (each: KnownSpecies) => !likened.includes(each);
  const meaning = meaningOf(written, typed);
  const withPlace = [...tokens, ...(plant ? placeIn(typed) : subject)];
  return {
    written,
    plain: tokens.map(({ word }) => word).join(' '),
    tokens,
    form,
    askingSentence: sentence,
    facts: factsIn(written, tokens, sentence),
    concepts,
    topics: topicsOf(tokens, sentence),
    harm,
    hazards: hazardsIn(
      withoutDoubleMeanings(tokensOf(`${plainText(asWritten)}\n${plainText(typed)}`, correctSpelling)),
    ),
    intents: classify(intentFeatures(withPlace, form, sentence)),
    worked: workedFor(withPlace, {
      concepts,
      form,
      searched,
      names: traitsAsked(plant, { otherPlants: harm ? otherPlants : otherPlants.filter(isSpokenOf), form, concepts }),
      meaning,
    }),
    meaning,
    searched,
    otherPlants,
    tellingWords: contentLemmas(tokens).length,
  };
}

type Words = Pick<Question, 'written' | 'tokens' | 'form' | 'askingSentence' | 'concepts'>;

function wordsRead(written: string, typed: string, plant: Species | null): Words {
  const own = plant ? [typed, plant.scientificName, ...plant.commonNames, ...plant.synonyms] : namesIn(typed);
  const nameless = withoutPlantNames(plainText(written), own);
  const tokens = tokensOf(nameless, correctSpelling);
  const { form, sentence } = formOf(nameless, tokens);
  const told = inPlaceTyped(conceptsIn(tokens), typed, plant);
  const concepts = { ...told, harm: withoutAbsent(told.harm, tokens) };
  return { written, tokens, form, askingSentence: sentence, concepts };
}

function harmRead({ concepts, ...words }: Words, typed: string, plant: Species | null): Harm | null {
  const asked = { ...words, plant };
  const harm =
    harmOfTyped(typed, words.tokens, asked) ??
    (isEater(typed, words.written) ? harmWithTyped(typed, words.tokens, asked) : harmOf(concepts, asked));
  return harm && asWhomTold(harm, words.written);
}

const WILD_EATER =
  /^(?:(?:the|wild) )*(?:deer|rabbits|hares?|squirrels?|chipmunks?|groundhogs?|woodchucks?|gophers?|voles?|mice|rats?|moles?|birds?|pigeons?|crows?|slugs?|snails?|caterpillars?|beetles?|grasshoppers?|earwigs?|raccoons?|possums?|geese)$/i;
const EATS_FIRST =
  /^(?:(?:it|they|something|just|has|have|had|keeps?|always|are|is|all) )*(?:ate|eats?|eating|eaten|chew\w*|nibbl\w*|munch\w*|gnaw\w*|devour\w*)\b/i;

/** Bait and sick animals are no matter of what grows again, nor are those that are kept. */
const MAY_BE_ACCIDENT =
  /\b(?:poison\w*|baits?|pellets?|fertili[sz]ers?|treated|toxic|dead|die[sd]?|dying|stagger\w*|sick|ill|vomit\w*|run|hutch|cage|pets?|flock|paddock|racing|toddler|child\w*|son|daughter|cats?|dogs?)\b/i;

/** "Deer: ate all my tulips" tells what eats in the garden, and no accident. */
function isEater(typed: string, written: string): boolean {
  return WILD_EATER.test(typed.trim()) && EATS_FIRST.test(written.trim()) && !MAY_BE_ACCIDENT.test(written);
}

/** The harm that is told where the animal that was typed for the plant stands first in the text. */
function harmWithTyped(
  typed: string,
  tokens: readonly Token[],
  asked: Omit<Parameters<typeof harmOf>[1], 'tokens'>,
): Harm | null {
  const withAnimal = [...tokensOf(plainText(typed)), ...tokens];
  return harmOf(conceptsIn(withAnimal), { ...asked, tokens: withAnimal });
}

/** "Dog: ate laurel leaves": an accident of the animal that was typed for the plant; null where it is none. */
function harmOfTyped(
  typed: string,
  tokens: readonly Token[],
  asked: Omit<Parameters<typeof harmOf>[1], 'tokens'>,
): Harm | null {
  if (!isAnimal(typed)) return null;
  const harm = harmWithTyped(typed, tokens, asked);
  return harm?.accident ? harm : null;
}

/** The plant belongs to what is meant: "how often do I water it?" */
function meaningOf(written: string, typed: string): Meaning {
  const ofPlant = (text: string) => (isAnyPlant(typed) ? text : `${typed}: ${text}`);
  const whole = embeddingOf(ofPlant(written));
  const part = askedPart(written);
  return { whole, asked: part === written ? whole : embeddingOf(ofPlant(part)) };
}

/** "Raised bed" is no plant, and belongs to what is asked about it. */
function namesIn(typed: string): readonly string[] {
  return isNoPlantName(typed) && !isAnyPlant(typed) ? [] : [typed];
}

/** Words that say nothing of what is asked about. */
function isAnyPlant(typed: string): boolean {
  return /^(?:(?:my|an?|any|the|all|some|indoor|outdoor|unknown) )*(?:(?:house ?|pot|potted )?plants?|garden|gardening|none|unknown|not sure|general)?$/i.test(
    typed.trim(),
  );
}

/** What is asked about where no plant is known: "seedlings", "worm bin", "duckweed". */
function subjectIn(typed: string): Token[] {
  return isAnyPlant(typed) ? [] : tokensOf(plainText(typed));
}

/** A genus that the asked species is of, or a species of the asked genus, is no second plant. */
function isPartOf(one: Species, other: Species | null): boolean {
  if (!other) return false;
  const [genus] = one.scientificName.split(' ');
  return genus === other.scientificName.split(' ')[0];
}

/** "Lawn" is a plant as well as a place. */
function placeIn(typed: string): Token[] {
  return isNoPlantName(typed) || /\b(?:lawns?|grass|turf)\b/i.test(typed) ? tokensOf(plainText(typed)) : [];
}

/** Where plants stand. */
const PLACES = ['potted', 'ground', 'indoors', 'outdoors', 'greenhouse'];

/** "Rose in a pot" and "balcony tomatoes" tell a place beside the name, unless the question tells another one. */
function inPlaceTyped(concepts: Concepts, typed: string, plant: Species | null): Concepts {
  if (!plant || PLACES.some((place) => concepts.circumstances.has(place))) return concepts;
  const names = [plant.scientificName, ...plant.commonNames, ...plant.synonyms];
  const { circumstances } = conceptsIn(tokensOf(withoutPlantNames(plainText(typed), names)));
  const told = PLACES.filter((place) => circumstances.has(place));
  return told.length === 0 ? concepts : { ...concepts, circumstances: new Set([...concepts.circumstances, ...told]) };
}

interface Asked {
  concepts: Concepts;
  form: Form;
  searched: SearchedQuestion;
  names: ReadonlySet<string>;
  meaning: Meaning;
}

/** The worked questions that a pattern or enough likeness speaks for, the best first. */
function workedFor(tokens: readonly Token[], { concepts, form, searched, names, meaning }: Asked): ScoredQuestion[] {
  const fitting = patternMatches(tokens, concepts, form);
  return alikeQuestions(searched, meaning, { form, names, told: concepts.circumstances })
    .map((alike) => {
      const said = fitting.get(alike.question) ?? 0;
      return { ...alike, said, score: said + LIKENESS * alike.likeness };
    })
    .filter(({ said, likeness }) => said > 0 || likeness >= ALIKE_AT_ALL)
    .sort((one, other) => other.score - one.score);
}
