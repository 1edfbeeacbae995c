/// <reference path="./wink.d.ts" />
import english from 'wink-lexicon/src/wn-words.js';
import { lemmaOf } from './lemma.ts';

/** Short forms of messages, British spelling, and what gardeners often misspell, by what is meant. */
const SAME: Readonly<Record<string, string>> = {
  ...{
    h2o: 'water',
    hw: 'how',
    u: 'you',
    ur: 'your',
    r: 'are',
    yello: 'yellow',
    wat: 'what',
    wich: 'which',
    allot: 'a lot',
    wen: 'when',
    hardiest: 'hardiest',
    plz: 'please',
  },
  ...{ pls: 'please', y: 'why', cuz: 'because', bc: 'because', b4: 'before', w: 'with', alot: 'a lot', im: 'i am' },
  ...{ ive: 'i have', id: 'i would', fert: 'fertilizer', fertiliser: 'fertilizer', fertilise: 'fertilize' },
  ...{ mould: 'mold', mouldy: 'moldy', colour: 'color', colours: 'colors', grey: 'gray', draught: 'draft' },
  ...{ draughty: 'drafty', draughts: 'drafts', tyre: 'tire', odour: 'odor', aluminium: 'aluminum', sulphur: 'sulfur' },
  ...{ leafs: 'leaves', leefs: 'leaves', leafes: 'leaves', leavs: 'leaves', leef: 'leaf', vacay: 'vacation' },
  ...{
    hols: 'holidays',
    rh: 'humidity',
    vpd: 'humidity',
    temp: 'temperature',
    temps: 'temperature',
    prop: 'propagate',
  },
  ...{ propogate: 'propagate', propogation: 'propagation', propogating: 'propagating', seperate: 'separate' },
  ...{ wk: 'week', wks: 'weeks', yr: 'year', yrs: 'years', hr: 'hour', hrs: 'hours', mins: 'minutes', mth: 'month' },
  ...{ wilty: 'wilting', droopy: 'drooping', brwn: 'brown', watr: 'water', plnt: 'plant', gonna: 'going to' },
  ...{ doggo: 'dog', doggy: 'dog', kitty: 'cat', kitties: 'cats', lite: 'light', thru: 'through', tho: 'though' },
  ...{ outta: 'out of', houseplant: 'house plant', houseplants: 'house plants', whitefly: 'whitefly', hv: 'have' },
  ...{ dosent: 'does not', dose: 'dose', loosing: 'losing', loose: 'loose', dieing: 'dying', groth: 'growth' },
};

/** What WordNet leaves out: pronouns, prepositions and the like. */
const LITTLE_WORDS = new Set(
  `with from they them this that these those what when where which while would could should shall because since until till
  into onto upon about above after again against among around before behind below beneath beside between beyond during
  except inside near outside over through throughout toward towards under underneath without within your yours their theirs
  mine ours hers whose whom other another each every either neither both some such than then there here very just also even
  only ever never yes okay thanks please hello maybe perhaps although though unless whether anyone anything someone something
  really actually already always almost often again enough quite rather probably usually sometimes yesterday today tomorrow
  everyone everything nobody nothing myself yourself itself themselves else instead like theplant does gets`.split(
    /\s+/,
  ),
);

export type Corrector = (word: string) => string;

/**
 * Puts a mistyped word right to the nearest of `vocabulary`, the words that questions are understood by. A word that
 * English, WordNet's words, or `names` know is never touched.
 */
export function corrector(vocabulary: Iterable<string>, names: ReadonlySet<string>): Corrector {
  const byLetter = Map.groupBy(
    [...new Set([...vocabulary, ...LITTLE_WORDS])].filter((word) => word.length >= 4),
    (word) => word[0],
  );
  const known = new Set([...byLetter.values()].flat());
  const done = new Map<string, string>();
  return (word) => {
    const same = Object.hasOwn(SAME, word) ? SAME[word] : undefined;
    if (same !== undefined) return same;
    if (word.length < 4 || /[^a-z]/.test(word) || known.has(word) || names.has(word) || isEnglish(word)) return word;
    const before = done.get(word);
    if (before !== undefined) return before;
    // Of the memory for words that were seen no more than a page is needed.
    if (done.size > 500) done.clear();
    const right = nearest(word, byLetter.get(word[0]) ?? []) ?? word;
    done.set(word, right);
    return right;
  };
}

/** Whether English has the word, in any of its forms. */
export function isEnglish(word: string): boolean {
  // A word that has a base form is one.
  return LITTLE_WORDS.has(word) || Object.hasOwn(SAME, word) || Object.hasOwn(english, word) || lemmaOf(word) !== word;
}

/** The first letter is seldom wrong, and "night" is no "light". */
function nearest(word: string, vocabulary: readonly string[]): string | null {
  const most = word.length < 8 ? 1 : 2;
  let best: string | null = null;
  let least = most + 1;
  for (const key of vocabulary) {
    if (Math.abs(key.length - word.length) > most) continue;
    const wrong = lettersWrong(word, key);
    // Of words as near, the one with the same ending: "chewd" is "chewed".
    if (
      wrong < least ||
      (wrong === least && best !== null && best.at(-1) !== word.at(-1) && key.at(-1) === word.at(-1))
    )
      [best, least] = [key, wrong];
  }
  return best;
}

/** Letters that are missing, too many, wrong or swapped with the next (optimal string alignment distance). */
function lettersWrong(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + same);
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
