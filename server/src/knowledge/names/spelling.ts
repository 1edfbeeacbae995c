import { editDistance } from './edit-distance.ts';
import { wordsOf } from './normalize.ts';
import { isKnownWord, isWordOfRecord, nameWords } from './vocabulary.ts';

/** Shorter words become another word by one wrong letter. */
const SHORTEST = 5;

/** Words of so many letters may have two wrong ones. */
const TWO_WRONG_FROM = 8;

/** Words of names by their sounds, and those by their first letter, which people seldom miss. */
type Lexicon = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** The words of the records' own names are meant sooner than those of cultivars and other languages. */
const LEXICONS: readonly Lexicon[] = [lexicon([...nameWords].filter(isWordOfRecord)), lexicon([...nameWords])];

function lexicon(words: readonly string[]): Lexicon {
  const bySound = Map.groupBy(
    words.filter((word) => word.length >= SHORTEST),
    soundOf,
  );
  const byInitial = Map.groupBy(bySound, ([sound]) => sound.slice(0, 1));
  return new Map([...byInitial].map(([initial, sounds]) => [initial, new Map(sounds)]));
}

/** The text with every unknown word corrected; null when one of them is like no word of a name, or like several. */
export function correctSpelling(text: string): string | null {
  const words = wordsOf(text);
  const corrected = words.map((word) => (isKnownWord(word) ? word : correctWord(word)));
  const isChanged = corrected.some((word, at) => word !== words[at]);
  return isChanged && corrected.every((word) => word !== null) ? corrected.join(' ') : null;
}

function correctWord(word: string): string | null {
  if (word.length < SHORTEST || !/^\p{Letter}+$/u.test(word)) return null;
  for (const words of LEXICONS) {
    const [closest, another] = closestWords(word, words);
    if (closest !== undefined) return another === undefined ? closest : null;
  }
  return null;
}

function closestWords(word: string, lexicon: Lexicon): readonly string[] {
  const sound = soundOf(word);
  const allowed = word.length < TWO_WRONG_FROM ? 1 : 2;
  let closest = allowed;
  let alike: string[] = [];
  for (const [other, words] of lexicon.get(sound.slice(0, 1)) ?? []) {
    if (Math.abs(other.length - sound.length) > closest) continue;
    const distance = editDistance(other, sound);
    if (distance > closest) continue;
    const spelledAlike = distance === 0 ? words : words.filter((each) => editDistance(each, word) <= allowed);
    if (spelledAlike.length === 0) continue;
    alike = distance < closest ? [...spelledAlike] : [...alike, ...spelledAlike];
    closest = distance;
  }
  return alike;
}

/** How a word sounds, roughly: letters that are written for one another become the same. */
export function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replace(/ck|c(?![eiyh])|q/g, 'k')
    .replace(/^(?:x|sc(?=[ei]))/, 's')
    .replaceAll('th', 't')
    .replaceAll('rh', 'r')
    .replace(/[ao]e/g, 'e')
    .replaceAll('y', 'i')
    .replace(/ei|ie|ii/g, 'i')
    .replaceAll('ou', 'u')
    .replace(/(.)\1+/g, '$1');
}
