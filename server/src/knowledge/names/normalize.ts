/** The most words that a name here has. */
const LONGEST_NAME = 6;

/**
 * The words of a text as they are compared: small letters, no accents, and singular in a rough way that is the same for
 * names and for what was typed ("tomatoes", "cacti", "bird's nest ferns"). The cross of a hybrid and ranks are left out.
 */
export function wordsOf(text: string): string[] {
  return spelledWordsOf(text).map(singular);
}

/** The words of a text, to look up those of another one. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text));
}

/** The same words without the change to singular, because a typing error can make one ending look like another. */
export function spelledWordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/(?<=\p{Letter})['’](?=\p{Letter})/gu, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '' && !RANKS.has(word));
}

/** What stands between the words of a scientific name, which some write and some leave out: "Citrus x limon", "Rosa spp." */
const RANKS = new Set(['x', 'sp', 'spp', 'ssp', 'subsp', 'var', 'cv']);

/** A name that was found, and the words before it: "Norfolk pine" is found as "pine" after "norfolk". */
export interface FoundName<Meaning> {
  meaning: Meaning;
  words: readonly string[];
  before: readonly string[];
}

/**
 * Finds the meaning of a name in what a gardener wrote. The longest name counts ("lemon balm" is no lemon); of equally
 * long ones the last, because English names the plant last ("lemon basil", "pineapple sage"). The words before a comma
 * or a bracket are read first ("Tomato, cherry"), and the names of cultivars are left out ("Tomato 'Cherry Belle'").
 */
export function nameFinder<Meaning>(
  names: Iterable<readonly [string, Meaning]>,
): (text: string) => FoundName<Meaning> | null {
  const meanings = new Map([...names].map(([name, meaning]) => [wordsOf(name).join(' '), meaning]));
  return (text) => {
    for (const part of [...partsOf(withoutCultivar(text)), ...partsOf(text)]) {
      const found = findIn(wordsOf(part), meanings);
      if (found) return found;
    }
    return null;
  };
}

function findIn<Meaning>(
  words: readonly string[],
  meanings: ReadonlyMap<string, Meaning>,
): FoundName<Meaning> | undefined {
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--) {
    for (let end = words.length; end >= length; end--) {
      const name = words.slice(end - length, end);
      const meaning = meanings.get(name.join(' '));
      if (meaning !== undefined) return { meaning, words: name, before: words.slice(0, end - length) };
    }
  }
  return undefined;
}

export function partsOf(text: string): string[] {
  return text.split(/[,;:/|()[\]]| [-–—] /u);
}

export function withoutCultivar(text: string): string {
  return text.replace(/(?<!\p{Letter})['‘"“].+?['’"”](?!\p{Letter})/gu, ' ');
}

function singular(word: string): string {
  const one = word.length > 3 ? word.replace(/(?<![sui])s$/, '') : word;
  return one
    .replace(/ie$/, 'y')
    .replace(/(ch|sh|ss|x|z|o|us|is)e$/, '$1')
    .replace(/(?<=....)i$/, 'us');
}
