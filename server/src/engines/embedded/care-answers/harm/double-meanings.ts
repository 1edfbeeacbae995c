import type { Token } from '../intent/tokens.ts';

const WASHING = new Set('soap detergent liquid wash washer towel cloth rack sponge'.split(' '));

const NUMBERS = new Set(
  'one two three four five six seven eight ten half few couple several square per every'.split(' '),
);
const BEFORE_A_LENGTH = new Set(
  'to about by of than over under nearly almost around at only just is was grew grown back down off up'.split(' '),
);
const AFTER_A_LENGTH = new Set(
  'tall high wide deep long apart away below above off of from shorter taller lower higher too'.split(' '),
);
/** As many feet as somebody may hurt. */
const FEET_OF_ONE = new Set(['one', 'two']);
const WOUND = new Set(
  'stab cut nail bleed bleeding swell swollen bruised blue through sting stung pierce puncture crush break broke burn bite bit hurt injure'.split(
    ' ',
  ),
);

const BODY = new Set(
  'arm wrist leg finger fingertip thumb thumbnail hand head fist foot palm toe shin knee thigh calf forearm'.split(' '),
);
const OWNERS = new Set("a an my your his her our their the man's woman's child's baby's grown little".split(' '));
const MEASURES = new Set('size width length breadth thickness height depth'.split(' '));

const WHAT_IS_SHED = new Set('it its leaf needle bark leaflet petal flower bud frond twig hair pollen tiny'.split(' '));
const INTO_A_SHED = new Set('in into inside within behind beside'.split(' '));
const BEFORE_A_SHED = new Set(
  'a an the my our your his her their this that these those two of for from to and or near at by garden tool wood wooden potting bike metal'.split(
    ' ',
  ),
);

const BLEACHED_BY_SUN = new Set(
  'leaf leaflet needle frond foliage lawn grass tip spot patch sun sunlight sunburn white look turn'.split(' '),
);

const BEFORE_A_WELL = new Set(
  'a the my our your his her their this that an old deep dry garden stone open disused abandoned unused drinking shallow private uncovered covered village water wishing artesian dug drilled wells'.split(
    ' ',
  ),
);
const AFTER_A_WELL = new Set('water cover lid shaft pump cap house head'.split(' '));
/** "The well drained soil", "a well grown tree", but not "a well covered with boards". */
const WELL_DONE = /^(?:drained|rotted|grown|known|fed|kept|made|lit|worn|established|watered|rooted)$/;

/**
 * Words that name a danger in another sense: "dish soap" is no meal, a fern that sheds is in no shed, leaves bleached by the
 * sun met no bleach, who cuts "down to a foot" has hurt none, nor has a branch "as thick as my arm".
 */
export function withoutDoubleMeanings(tokens: readonly Token[]): Token[] {
  return tokens
    .filter(
      (token, at) =>
        !isWashing(at, tokens) &&
        !isShedding(at, tokens) &&
        !isSunBleached(at, tokens) &&
        !isGoodWell(at, tokens) &&
        !isMeasure(at, tokens) &&
        !isPalmTree(at, tokens) &&
        !isLikenedTree(at, tokens) &&
        !(token.lemma === 'bone' && tokens[at + 1]?.lemma === 'dry'),
    )
    .map((token, at, all) => (token.lemma === 'foot' && isLength(at, all) ? { ...token, ...FEET } : token));
}

const FEET = { word: 'ft', lemma: 'ft' } as const;

/** "3 feet", "a foot tall", "back to a foot", but neither "on a foot" nor "stabbed one foot". */
function isLength(at: number, tokens: readonly Token[]): boolean {
  const [beforeLast, last] = [tokens[at - 2]?.word ?? '', tokens[at - 1]?.word ?? ''];
  const stands = BEFORE_A_LENGTH.has(beforeLast) || AFTER_A_LENGTH.has(tokens[at + 1]?.word ?? '');
  if (FEET_OF_ONE.has(last) && !stands) return !isWound(at, tokens);
  if (/^\d/.test(last) || NUMBERS.has(last)) return true;
  return last === 'a' && stands;
}

/** "As thick as my arm", "taller than my knee" and "the size of a fist", but not "the branch hit my arm". */
function isMeasure(at: number, tokens: readonly Token[]): boolean {
  if (!BODY.has(tokens[at]?.lemma ?? '')) return false;
  let before = at - 1;
  while (OWNERS.has(tokens[before]?.word ?? '')) before -= 1;
  if (before === at - 1 || tokens[before]?.sentence !== tokens[at]?.sentence) return false;
  const word = tokens[before]?.word;
  return (
    word === 'than' ||
    (word === 'as' && tokens[before - 1]?.word !== 'such') ||
    (word === 'of' && MEASURES.has(tokens[before - 1]?.lemma ?? ''))
  );
}

const HURT =
  /^(?:blood|bleed|wound|hurt|sore|swell|swollen|stab|thorn|spine|splinter|blister|cramp|itch|rash|pus|infected|throb|numb|burn|stitch|deep|pain|slice|gash|gush|lacerat|pierc|punctur)/;

/** "Cut the top off my palm, it touches the ceiling": where palms grow and nobody is hurt, no hand is meant. */
function isPalmTree(at: number, tokens: readonly Token[]): boolean {
  if (tokens[at]?.lemma !== 'palm') return false;
  // The last sentence is what was typed for the plant.
  const isOfText = tokens.at(-1)?.sentence !== tokens[at]?.sentence;
  const isTree = isOfText || tokens[at + 1]?.lemma === 'tree';
  const palms = tokens.filter(({ lemma }) => lemma === 'palm').length;
  return isTree && palms > 1 && !tokens.some(({ word, lemma }) => HURT.test(word) || HURT.test(lemma));
}

const BEFORE_LIKENED = 3;

/** "A bare stem like a palm tree" is no tree, but "it sounds like the tree is cracking" speaks of one. */
function isLikenedTree(at: number, tokens: readonly Token[]): boolean {
  if (tokens[at]?.lemma !== 'tree') return false;
  const before = nearby(tokens, at, { before: BEFORE_LIKENED, after: 0 });
  const like = before.findLastIndex(({ word }) => word === 'like');
  return like >= 0 && /^an?$/.test(before[like + 1]?.word ?? '');
}

function isWound(at: number, tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ word, lemma, sentence }) => sentence === tokens[at]?.sentence && (WOUND.has(word) || WOUND.has(lemma)),
  );
}

function isWashing(at: number, tokens: readonly Token[]): boolean {
  return tokens[at]?.lemma === 'dish' && WASHING.has(tokens[at + 1]?.lemma ?? '');
}

/** "Well over a hundred years" and "it crops well", but neither "the old well" nor "well water". */
function isGoodWell(at: number, tokens: readonly Token[]): boolean {
  if (tokens[at]?.word !== 'well') return false;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (AFTER_A_WELL.has(after?.word ?? '')) return false;
  const isNoun = before?.sentence === tokens[at]?.sentence && BEFORE_A_WELL.has(before?.word ?? '');
  return !isNoun || (after !== undefined && after.sentence === tokens[at]?.sentence && WELL_DONE.test(after.word));
}

/** "It shed its leaves" and "my fern sheds", but not "in the old shed it is dry". */
function isShedding(at: number, tokens: readonly Token[]): boolean {
  const token = tokens[at];
  if (token?.lemma !== 'shed') return false;
  if (token.word === 'shedding') return true;
  const before = nearby(tokens, at, { before: 3, after: 0 });
  if (BEFORE_A_SHED.has(before.at(-1)?.word ?? '') || before.some(({ word }) => INTO_A_SHED.has(word))) return false;
  return (
    token.word === 'sheds' ||
    nearby(tokens, at, { before: 0, after: 1 }).some(
      ({ lemma, word }) => WHAT_IS_SHED.has(lemma) || WHAT_IS_SHED.has(word),
    )
  );
}

/** Whether the word at this place says that a plant has paled, rather than that somebody used bleach. */
export function isSunBleached(at: number, tokens: readonly Token[]): boolean {
  return (
    tokens[at]?.word === 'bleached' &&
    nearby(tokens, at, { before: 4, after: 3 }).some(({ lemma }) => BLEACHED_BY_SUN.has(lemma))
  );
}

/** The words of the same sentence around one, without it. */
function nearby(tokens: readonly Token[], at: number, { before, after }: { before: number; after: number }): Token[] {
  const sentence = tokens[at]?.sentence;
  return [...tokens.slice(Math.max(0, at - before), at), ...tokens.slice(at + 1, at + 1 + after)].filter(
    (token) => token.sentence === sentence,
  );
}
