import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isSunBleached } from '../harm/double-meanings.ts';
import { longest, PhraseFinder, type PhraseMatch, phrase } from './phrases.ts';
import { isPlantWord } from './plant-names.ts';
import { isSaidOfPlant } from './said-of-plants.ts';
import type { Token } from './tokens.ts';

const KINDS = ['signs', 'circumstances', 'harm'] as const;

type Kind = (typeof KINDS)[number];

interface Concept {
  kind: Kind;
  id: string;
}

const Words = z.record(z.string(), z.array(z.string().min(1)).min(1));

/** Everything that a question may speak of, with the phrases that say it. */
export const conceptPhrases: Readonly<Record<Kind, Readonly<Record<string, readonly string[]>>>> = {
  signs: read('signs'),
  circumstances: read('circumstances'),
  harm: read('harm'),
};

const finder = new PhraseFinder(
  KINDS.flatMap((kind) =>
    Object.entries(conceptPhrases[kind]).flatMap(([id, phrases]) =>
      phrases.map((written) => phrase<Concept>(written, { kind, id })),
    ),
  ),
);

/** What says only where or in which color is seen inside a longer phrase too: "brown" in "brown leaf tips". */
const ALWAYS_SEEN = new Set(
  'stem roots tips edges lower newest seedlings yellow brown black white spots halo elseFine'.split(' '),
);

/** Phrases that show that words within them mean something else: "baby rubber plant" is no child. */
const MEANS_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  notEaters: ['cats', 'dogs', 'children', 'otherAnimal', 'people', 'fur', 'ill', 'urgent'],
  thieves: ['otherAnimal', 'cats', 'dogs', 'eaten'],
  safeCare: ['toxic', 'eatIt'],
  harmsPlant: ['toxic', 'clippingsHarm'],
  spinesHurt: ['toxic'],
  chewsHabit: ['eaten', 'madeMeal'],
  ateByPest: ['eaten', 'madeMeal', 'eatIt', 'chewsHabit'],
  naturalRemedy: ['remedyUse', 'toxic'],
  ownIllness: ['ill', 'urgent'],
  notTea: ['teaIt', 'eatIt'],
  burnSign: ['burnIt'],
  figureOfSpeech: ['ill', 'urgent', 'madeMeal', 'eaten', 'eatIt', 'sapOnSkin', 'smokeIt'],
  growsSalad: ['eatIt'],
  reactsToTouch: ['sapOnSkin', 'onFur'],
  sownFromMeal: ['madeMeal', 'eaten', 'personAte'],
  drinksWater: ['madeMeal', 'eaten'],
  ownMeal: ['madeMeal', 'eaten'],
  insectStings: ['sapOnSkin', 'eaten'],
  entersGarden: ['eaten'],
  asksToServe: ['madeMeal', 'eaten'],
  supposesEntry: ['eaten'],
  onTheGround: ['onFur'],
};

const CLEANERS: ReadonlySet<string> = new Set(['bleach', 'mixChemicals']);

const NEGATIONS = new Set(['not', 'no', 'never', 'without', 'nor', 'neither', 'none']);

export interface Concepts {
  signs: ReadonlySet<string>;
  circumstances: ReadonlySet<string>;
  harm: ReadonlySet<string>;
  /** What the question says is not so: "the soil is not wet". */
  denied: ReadonlySet<string>;
  /** The words for animals that no record speaks of, such as "rabbit". */
  animals: readonly string[];
}

/** What a question speaks of. Of signs and circumstances that overlap, the longest phrase counts. */
export function conceptsIn(tokens: readonly Token[]): Concepts {
  const found = finder.in(tokens);
  const ofKind = (kind: Kind) => found.filter(({ meaning }) => meaning.kind === kind);
  const ofCreatures = withoutOtherMeanings(ofKind('harm')).filter(
    (match, _, all) => !isComparison(match, tokens) && !isAgeOfPlantOrAnimal(match, tokens, all),
  );
  const harm = ofCreatures.filter(
    (match, _, all) =>
      !isHarmlessContact(match, tokens, all) &&
      !isSaidOfPlant(match, tokens, all) &&
      !(CLEANERS.has(match.meaning.id) && match.own.some((at) => isSunBleached(at, tokens))),
  );
  const denied = new Set<string>();
  const affirmed = (matches: readonly PhraseMatch<Concept>[]) => {
    const ids = new Set<string>();
    for (const match of matches) (isDenied(match, tokens) ? denied : ids).add(match.meaning.id);
    return ids;
  };
  const signs = affirmed(longestOf(ofKind('signs')));
  const circumstances = affirmed(longestOf(ofKind('circumstances')));
  for (const id of denied) {
    // "Not wet at first, now it is wet": what is also said to be so counts.
    if (signs.has(id) || circumstances.has(id)) denied.delete(id);
  }
  return {
    signs,
    circumstances,
    harm: new Set(harm.map(({ meaning }) => meaning.id)),
    denied,
    animals: harm
      .filter(({ meaning }) => meaning.id === 'otherAnimal')
      .map(({ start, end }) => wordsOf(tokens.slice(start, end))),
  };
}

function longestOf(matches: readonly PhraseMatch<Concept>[]): PhraseMatch<Concept>[] {
  const open = matches.filter(({ meaning }) => ALWAYS_SEEN.has(meaning.id));
  return [...longest(matches.filter(({ meaning }) => !ALWAYS_SEEN.has(meaning.id))), ...open];
}

function withoutOtherMeanings(found: readonly PhraseMatch<Concept>[]): PhraseMatch<Concept>[] {
  // "My rabbit chewed the bark, will he be ok?" fears for the thief.
  const isThiefConcerned = found.some(({ meaning }) => meaning.id === 'petWellbeing');
  const matches = isThiefConcerned ? found.filter(({ meaning }) => meaning.id !== 'thieves') : found;
  return matches.filter(
    ({ meaning, own }) =>
      !matches.some(
        (other) =>
          (MEANS_OTHERWISE[other.meaning.id]?.includes(meaning.id) ?? false) &&
          other.own.some((at) => own.includes(at)),
      ),
  );
}

/** "Looks like dog vomit" compares; "it looks like he will vomit" does not. */
function isComparison({ start }: PhraseMatch<Concept>, tokens: readonly Token[]): boolean {
  const sentence = tokens[start]?.sentence;
  const first = Math.max(0, start - WORDS_OF_COMPARISON);
  return tokens.slice(first, start).some(({ word, sentence: of }, at) => {
    if (word !== 'like' || of !== sentence) return false;
    const [before, after] = [tokens[first + at - 1]?.word ?? '', tokens[first + at + 1]?.word ?? ''];
    return !SOMEBODY.has(before) && !LIKING.has(before) && !SOMEBODY.has(after);
  });
}

const WORDS_OF_COMPARISON = 3;
const LIKING = new Set('would not does do dog dogs cat cats they also really'.split(' '));
const SOMEBODY = new Set('i we you he she they it me us him her them'.split(' '));

/** "My 2 year old pear" and "my 4 month old lab puppy" are no children. */
function isAgeOfPlantOrAnimal(
  { meaning, start, end }: PhraseMatch<Concept>,
  tokens: readonly Token[],
  harm: readonly PhraseMatch<Concept>[],
): boolean {
  if (meaning.id !== 'children' || !['year', 'month'].includes(tokens[start]?.lemma ?? '')) return false;
  const [next, afterNext] = tokens.slice(end, end + 2).filter(({ sentence }) => sentence === tokens[start]?.sentence);
  if (isAgeOfIt(start, tokens)) return true;
  if (!next) return false;
  const isAnimal = (at: number) =>
    harm.some(({ meaning: { id }, own }) => ANIMALS.has(id) && own.includes(at)) || tokens[at]?.lemma === 'puppy';
  // A breed stands between, and no verb: "my 3 year old loves cats".
  const isBreed = next.word === next.lemma && !NO_BREED.has(next.word);
  const isPlant = next.word === next.lemma && isPlantWord(next.lemma);
  return isPlant || isAnimal(end) || (afterNext !== undefined && isBreed && isAnimal(end + 1));
}

const BEFORE_AN_AGE = new Set(
  'be must may might now only just about nearly almost already over well at least probably maybe roughly some'.split(
    ' ',
  ),
);

const HUNDREDS = /^(?:hundreds?|\d{3,})$/;
/** Of what a plant grows in an age may be told too. */
const GROWN_IN = new Set(
  'bed border garden lawn hedge compost soil heap pot orchard meadow plant tree shrub'.split(' '),
);

/** "I grew it from seed, it is now two years old": the plant is, and no child. */
function isAgeOfIt(start: number, tokens: readonly Token[]): boolean {
  // The number, just before the unit, is left out.
  const before = tokens.slice(0, Math.max(0, start - 1)).filter(({ sentence }) => sentence === tokens[start]?.sentence);
  if (HUNDREDS.test(tokens[start - 1]?.word ?? '')) return true;
  const at = before.findLastIndex(({ lemma }) => !BEFORE_AN_AGE.has(lemma));
  const subject = before[at];
  if (subject === undefined) return false;
  // "A bed that is 20 years old", and not "our toddler, that is two years old".
  const isRelative = subject.word === 'that' || subject.word === 'which';
  const owner = isRelative ? before[at - 1] : subject;
  // "It is two years old", and not "my little one ate it, two years old".
  const isSaidToBe = before.slice(at + 1).some(({ lemma }) => lemma === 'be');
  if (owner === undefined || !isSaidToBe) return false;
  return owner.word === 'it' || isPlantWord(owner.lemma) || (isRelative && GROWN_IN.has(owner.lemma));
}

const ANIMALS: ReadonlySet<string> = new Set(['cats', 'dogs', 'otherAnimal']);
const NO_BREED = new Set('and or with has had my our the a an ate fed gave put hit like'.split(' '));

/** What touches a plant and may come to harm by it. */
const CREATURES: ReadonlySet<string> = new Set(['cats', 'dogs', 'otherAnimal', 'children', 'people', 'fur']);
const CONTACTS: ReadonlySet<string> = new Set(['sapOnSkin', 'onFur']);
const TOUCHES = new Set([
  'brush',
  'rub',
  'touch',
  'walk',
  'run',
  'step',
  'roll',
  'lie',
  'lay',
  'sleep',
  'play',
  'sniff',
]);

/** Whether a plant is touched by no creature ("cold air brushes past it"), or by one that does so every day. */
function isHarmlessContact(
  { meaning, start }: PhraseMatch<Concept>,
  tokens: readonly Token[],
  harm: readonly PhraseMatch<Concept>[],
): boolean {
  const verb = tokens[start];
  if (!CONTACTS.has(meaning.id) || !verb || !TOUCHES.has(verb.lemma)) return false;
  // "I have never touched it."
  if (tokens.slice(Math.max(0, start - 2), start).some(({ word }) => NEGATIONS.has(word))) return true;
  const before = tokens.slice(0, start).filter(({ sentence }) => sentence === verb.sentence);
  const isCreature = (at: number) =>
    SOMEBODY.has(tokens[at]?.word ?? '') ||
    harm.some((match) => CREATURES.has(match.meaning.id) && match.own.includes(at));
  const hasSubject = before.length === 0 || before.some((_, at) => isCreature(start - before.length + at));
  const isHabit = verb.word === `${verb.lemma}s` || verb.word === `${verb.lemma}es`;
  return !hasSubject || isHabit;
}

/** "Not wet", "is not very wet", "no webs": a no within the phrase or the two words before it. */
function isDenied({ start, own }: PhraseMatch<Concept>, tokens: readonly Token[]): boolean {
  const sentence = tokens[start]?.sentence;
  const around = tokens.slice(Math.max(0, start - 2), (own.at(-1) ?? start) + 1);
  const first = Math.max(0, start - 2);
  return around.some(
    (token, at) => token.sentence === sentence && !own.includes(first + at) && NEGATIONS.has(token.word),
  );
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(' ');
}

function read(kind: Kind): z.output<typeof Words> {
  return Words.parse(JSON.parse(readFileSync(new URL(`concepts/${kind}.json`, import.meta.url), 'utf8')));
}
