import type { PhraseMatch } from './phrases.ts';
import { isPlantWord } from './plant-names.ts';
import type { Token } from './tokens.ts';

/** A phrase of harm, such as "be sick", and the concept that it says. */
type Said = PhraseMatch<{ id: string }>;

const CREATURES: ReadonlySet<string> = new Set(['cats', 'dogs', 'otherAnimal', 'children', 'people', 'fur']);
const MEALS: ReadonlySet<string> = new Set(['eaten', 'madeMeal', 'sapInEye']);

/** Words of harm that are said of a plant: "my tomato is sick", "foam on the stems", "I poisoned my monstera". */
export function isSaidOfPlant(match: Said, tokens: readonly Token[], all: readonly Said[]): boolean {
  const { id } = match.meaning;
  if (id === 'ill')
    return (
      isIllnessOfPlant(match, tokens, all) || isFoamOnPlant(match, tokens, all) || isThrownUpByPlant(match, tokens, all)
    );
  return id === 'toxic' && isPoisoningOfPlant(match, tokens, all);
}

const FEEBLE = new Set('sick ill weak strange weird funny unwell'.split(' '));
/** What may stand between a plant and "is sick". */
const BETWEEN = new Set(
  'will may might plant seedling also still just now really so very be look seem get not to'.split(' '),
);

/** "How long will my tomato be sick?": nobody else is spoken of who could be. */
function isIllnessOfPlant({ start, own }: Said, tokens: readonly Token[], all: readonly Said[]): boolean {
  if (!own.some((at) => FEEBLE.has(tokens[at]?.lemma ?? '')) || tokens[start]?.lemma === 'make') return false;
  if (!isOfPlantsOnly(all)) return false;
  if (own.some((at) => ME.has(tokens[at]?.word ?? ''))) return false;
  const before = sentenceBefore(start, tokens);
  const subject = before.findLast(({ lemma }) => !BETWEEN.has(lemma));
  if (subject === undefined || SOMEBODY.has(subject.word)) return false;
  if (subject.word === 'it' || subject.word === 'they' || isPlantWord(subject.lemma)) return true;
  // "The roses in my bed got sick", but not "I cut the roses and got sick".
  return !JOINING.has(subject.word) && before.some(({ lemma }) => isPlantWord(lemma));
}

const SOMEBODY = new Set('i we you he she'.split(' '));
const JOINING = new Set('and then but so or'.split(' '));
const ME = new Set('me us him her them'.split(' '));

const PARTS = new Set(
  'stem leaf bark trunk branch twig shoot bud flower root soil mulch lawn bush grass stalk joint crown'.split(' '),
);
const ON = new Set('on in at under around along between from over'.split(' '));
const MOUTH = new Set('mouth lip nose muzzle snout tongue beak'.split(' '));

/** The froth of a spittlebug or of fermenting sap. */
function isFoamOnPlant({ start, own }: Said, tokens: readonly Token[], all: readonly Said[]): boolean {
  if (own.length > 1 || tokens[start]?.lemma !== 'foam') return false;
  const sentence = tokens.filter((each) => each.sentence === tokens[start]?.sentence);
  if (sentence.some(({ lemma }) => MOUTH.has(lemma))) return false;
  const isOfPlant = ({ lemma }: Token) => PARTS.has(lemma) || isPlantWord(lemma);
  const after = tokens.slice(start + 1, start + 6).filter((each) => each.sentence === tokens[start]?.sentence);
  if (ON.has(after[0]?.lemma ?? '') && after.some(isOfPlant)) return true;
  return isOfPlantsOnly(all) && sentence.some(isOfPlant);
}

const NEW_GROWTH = new Set(
  'sprout watersprout watersprouts shoot sucker runner spike stalk stem cane branch twig growth bud bloom flower seedling frond plantlet offset pup'.split(
    ' ',
  ),
);
const WORDS_UNTIL_GROWTH = 7;

/** "Without it throwing up a forest of water sprouts": nobody is spoken of who could be sick. */
function isThrownUpByPlant({ start, end }: Said, tokens: readonly Token[], all: readonly Said[]): boolean {
  if (tokens[start]?.lemma !== 'throw' || !isOfPlantsOnly(all)) return false;
  const subject = sentenceBefore(start, tokens).findLast(({ lemma }) => !BETWEEN.has(lemma));
  if (subject !== undefined && SOMEBODY.has(subject.word)) return false;
  return tokens
    .slice(end, end + WORDS_UNTIL_GROWTH)
    .some(({ lemma, sentence }) => sentence === tokens[start]?.sentence && NEW_GROWTH.has(lemma));
}

const DETERMINERS = new Set('my our the a an this that these those his her their its'.split(' '));
const POISONS = new Set(['poisoned', 'poisoning']);
const POISONERS = new Set('i we he she they it to not did does do will can could would might may neighbor'.split(' '));
const PASSIVE = new Set(['be', 'get', 'have']);

/** "I poisoned my monstera" and "the tree was poisoned" fear for the plant. */
function isPoisoningOfPlant({ start, own }: Said, tokens: readonly Token[], all: readonly Said[]): boolean {
  const verb = tokens[start];
  if (own.length > 1 || !verb) return false;
  const [last] = sentenceBefore(start, tokens).slice(-1);
  const isVerb = POISONS.has(verb.word) || (verb.word === 'poison' && last !== undefined && POISONERS.has(last.word));
  if (!isVerb) return false;
  const object = tokens.slice(start + 1, start + 4).filter(({ sentence }) => sentence === verb.sentence);
  const isCreature = (at: number) => all.some((each) => CREATURES.has(each.meaning.id) && each.own.includes(at));
  if (object.some((_, at) => isCreature(start + 1 + at))) return false;
  if (DETERMINERS.has(object[0]?.word ?? '') && object.some(({ lemma }) => isPlantWord(lemma))) return true;
  const subject = sentenceBefore(start, tokens).findLast(({ lemma }) => !PASSIVE.has(lemma));
  if (last === undefined || !(PASSIVE.has(last.lemma) || last.word === 'it') || !subject) return false;
  return isPlantWord(subject.lemma) || (subject.word === 'it' && isOfPlantsOnly(all));
}

function isOfPlantsOnly(all: readonly Said[]): boolean {
  return !all.some(({ meaning }) => CREATURES.has(meaning.id) || MEALS.has(meaning.id));
}

function sentenceBefore(start: number, tokens: readonly Token[]): readonly Token[] {
  return tokens.slice(0, start).filter(({ sentence }) => sentence === tokens[start]?.sentence);
}
