import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CRITERION_NAMES, type CriterionName } from '../../../../horticulture/plant-lists/plant-list.ts';
import type { Concepts } from './concepts.ts';
import { contentLemmas } from './passages.ts';
import { PhraseFinder, type PhraseMatch, phrase } from './phrases.ts';
import type { Token } from './tokens.ts';

const names = z.custom<CriterionName>(
  (name) => typeof name === 'string' && CRITERION_NAMES.some((each) => each === name),
);

const data = z
  .record(z.string(), z.array(z.string().min(1)).min(1))
  .parse(JSON.parse(readFileSync(new URL('list-criteria.json', import.meta.url), 'utf8')));

const criteria = Object.entries(data).map(([name, phrases]) => ({ name: names.parse(name), phrases }));

const finder = new PhraseFinder(
  criteria.flatMap(({ name, phrases }) =>
    phrases.filter((written) => !written.startsWith('@')).map((written) => phrase(written, name)),
  ),
);

/** What kind of plant it is, which by itself is no reason to choose one. */
const KINDS: ReadonlySet<CriterionName> = new Set([
  ...([
    'indoor',
    'outdoor',
    'succulent',
    'herb',
    'vegetable',
    'flower',
    'bulb',
    'shrub',
    'climber',
    'fruit',
    'edible',
    'perennial',
    'annual',
    'evergreen',
    'deciduous',
    'ornamental-grass',
    'fern',
    'cactus',
    'palm',
    'orchid',
    'tree',
  ] as const),
]);

/** Kinds that choose among plants of another kind: "evergreen climbers". */
const NARROWING: ReadonlySet<CriterionName> = new Set(['evergreen', 'deciduous', 'perennial', 'annual'] as const);

/** Whether a criterion chooses among plants, alone or among those of another kind that is wanted. */
export function narrows(name: CriterionName, wanted: readonly CriterionName[]): boolean {
  if (!KINDS.has(name)) return true;
  return (
    NARROWING.has(name) && wanted.some((other) => KINDS.has(other) && !NARROWING.has(other) && !IS_PLACE.has(other))
  );
}

const IS_PLACE: ReadonlySet<CriterionName> = new Set(['indoor', 'outdoor'] as const);

/** Which two criteria together mean a third one. */
const TOGETHER: readonly (readonly [CriterionName, CriterionName, CriterionName])[] = [
  ['toxic-to-people', 'fruit', 'poisonous-berries'],
  ['shade', 'drought-tolerant', 'dry-shade'],
];

/** Criteria that another one says better, or that contradict it. */
const INSTEAD: readonly (readonly [CriterionName, readonly CriterionName[]])[] = [
  ['dry-air', ['humid-air']],
  ['fast-hedge', ['hedge', 'fast-growing']],
  ['low-light', ['north-window', 'full-sun', 'shade']],
  ['hard-water', ['thirsty', 'wet', 'pond']],
  ['water-culture', ['thirsty', 'wet', 'pond', 'indoor', 'drought-tolerant', 'forgetful-waterer']],
  [
    'shady-balcony',
    [
      'shade',
      'full-sun',
      'north-window',
      'balcony',
      'windy-place',
      'coastal',
      'flower',
      'outdoor',
      'indoor',
      'dry-shade',
      'low-light',
    ],
  ],
  ['windy-place', ['balcony', 'coastal', 'outdoor', 'indoor', 'flower', 'full-sun']],
  ['half-day-sun', ['full-sun', 'shade', 'low-light', 'dry-shade', 'shady-balcony', 'sow-now']],
  ['shade', ['full-sun', 'north-window', 'balcony']],
  ['evening-scent', ['fragrant', 'flowers-now']],
  ['poisonous-berries', ['toxic-to-people', 'safe-for-children', 'children', 'fruit', 'edible']],
  ['toxic-to-people', ['edible', 'children', 'safe-for-children']],
  ['chalk', ['hard-water', 'clay']],
  ['hanging', ['potted']],
  ['winter-pots', ['potted']],
  ['windy-place', ['potted']],
  ['water-culture', ['potted']],
  ['small-indoor', ['potted']],
  ['vegetable', ['edible', 'flower', 'outdoor', 'fruit']],
  ['bring-in-before-frost', ['indoor', 'outdoor', 'stays-out', 'flowers-now', 'sow-now', 'balcony', 'low-light']],
  ['safe-for-cats', ['edible', 'children']],
  ['safe-for-dogs', ['edible', 'children']],
  ['safe-for-children', ['edible']],
  ['bathroom', ['indoor', 'humid-air']],
  ['sow-now', ['outdoor', 'flowers-now', 'harvest-now']],
  ['balcony', ['outdoor', 'indoor']],
  ['forgetful-waterer', ['drought-tolerant']],
  ['flowers-now', ['flower']],
  ['hedge', ['shrub', 'tree']],
  ['low-hedge', ['hedge', 'fast-hedge', 'shrub', 'tree']],
  [
    'winter-pots',
    ['flowers-now', 'hanging', 'balcony', 'flower', 'sow-now', 'winter-flowers', 'stays-out', 'winter-hardy', 'indoor'],
  ],
  ['winter-flowers', ['flowers-now', 'flower', 'stays-out']],
  ['dry-shade', ['shade', 'drought-tolerant', 'full-sun']],
  ['wet', ['thirsty', 'clay']],
  ['indoor-flowers', ['flowers-now', 'flower', 'indoor', 'long-flowering']],
  ['small-tree', ['shrub', 'tree']],
  ['tree', ['flower', 'shrub']],
  ['paving', ['ground-cover', 'rock-garden', 'outdoor']],
  ['pond', ['wet', 'thirsty', 'outdoor']],
  ['large-indoor', ['indoor']],
  ['pollinators', ['flower', 'children', 'harmless-to-tested']],
  ['deer', ['edible', 'flower', 'fruit', 'vegetable']],
  ['slug-proof', ['edible']],
  ['salad', ['vegetable', 'edible']],
  ['long-flowering', ['flowers-now']],
  ['terrarium', ['humid-air', 'indoor']],
  ['cool-room', ['indoor']],
  ['cut-flowers', ['flower']],
  ['coastal', ['full-sun', 'drought-tolerant']],
  ['full-sun', ['sow-now']],
  ['deciduous', ['evergreen']],
  ['rabbit-proof', ['harmless-to-tested', 'edible', 'fruit', 'vegetable']],
  ['deer', ['harmless-to-tested']],
  ['slug-proof', ['harmless-to-tested']],
  ['children', ['safe-for-children']],
  ['cactus', ['succulent']],
  ['ornamental-grass', ['lawn', 'flower']],
  ['ground-cover', ['lawn', 'shrub', 'bring-in-before-frost']],
  ['small-tree', ['flower', 'outdoor', 'fruit']],
  ['shrub', ['flower']],
  ['climber', ['flower', 'shrub']],
  ['hedge', ['flower']],
  ['cut-flowers', ['long-flowering']],
];

const OPPOSITES: readonly (readonly [CriterionName, CriterionName])[] = [
  ['toxic-to-cats', 'safe-for-cats'],
  ['toxic-to-dogs', 'safe-for-dogs'],
  ['toxic-to-people', 'safe-for-children'],
];

/** Safety is never given up for want of plants, and the kind of plant only after what it is chosen for. */
function importanceOf(name: CriterionName): number {
  return name.startsWith('safe-') || name.startsWith('toxic-') ? 0 : KINDS.has(name) ? 1 : 2;
}

/** "Ground cover under trees" asks for no tree: a kind within the words of another criterion only says where. */
function isPartOfAnother({ meaning, own, length }: Match, matches: readonly Match[]): boolean {
  return (
    KINDS.has(meaning) &&
    matches.some(
      (other) => other.meaning !== meaning && other.length > length && own.every((at) => other.own.includes(at)),
    )
  );
}

/** The kinds of plants that are asked for. */
export function kindsIn(tokens: readonly Token[]): readonly CriterionName[] {
  const named = finder.in(tokens).filter((match) => KINDS.has(match.meaning) && !isUnwanted(match, tokens));
  return [...new Set(named.map(({ meaning }) => meaning))];
}

/** What "do not need full sun" and "not thirsty" ask for. */
const DENIED_MEANS: Readonly<Partial<Record<CriterionName, CriterionName>>> = {
  'full-sun': 'shade',
  thirsty: 'drought-tolerant',
  'humid-air': 'dry-air',
};
const NEEDING = new Set(['need', 'want', 'like', 'love', 'require', 'get', 'have']);

/** A criterion that is denied stands for its opposite: "herbs that don't need full sun". */
function asMeant({ meaning, start }: Match, tokens: readonly Token[]): CriterionName {
  const before = tokens
    .slice(Math.max(0, start - 3), start)
    .filter(({ sentence }) => sentence === tokens[start]?.sentence);
  const isDenied = before.some(({ word }) => word === 'not') && before.some(({ lemma }) => NEEDING.has(lemma));
  return (isDenied ? DENIED_MEANS[meaning] : undefined) ?? meaning;
}

/** "Not succulents", "no trees": what kind of plant is not wanted. */
export function unwantedKinds(tokens: readonly Token[]): readonly CriterionName[] {
  const denied = finder.in(tokens).filter((match) => KINDS.has(match.meaning) && isUnwanted(match, tokens));
  return [...new Set(denied.map(({ meaning }) => meaning))];
}

/** A place is none: "without a window" does not ask for the garden. */
function isUnwanted({ meaning, start }: Match, tokens: readonly Token[]): boolean {
  if (!CAN_BE_UNWANTED.has(meaning) || tokens[start]?.lemma === 'eat') return false;
  const before = tokens[start - 1];
  return before !== undefined && before.sentence === tokens[start]?.sentence && DENYING.has(before.word);
}

/** Kinds and uses that "no" and "not" deny; a place is none. */
const CAN_BE_UNWANTED: ReadonlySet<CriterionName> = new Set([
  ...[...KINDS].filter((name) => name !== 'indoor' && name !== 'outdoor'),
  ...(['lawn', 'hedge'] as const),
]);

const DENYING = new Set(['not', 'no', 'except', 'without']);

const CHOOSING = new Set('plant have grow buy put choose get keep allow bring use'.split(' '));
const SHOULD = new Set('should shall must better can may'.split(' '));

/** "Which should we not have?", "what to avoid": plants to leave out, rather than plants that have what is named. */
export function asksWhatToAvoid(tokens: readonly Token[]): boolean {
  return tokens.some(({ lemma, word, sentence }, at) => {
    if (lemma === 'avoid') return true;
    if (word !== 'not' && word !== 'never') return false;
    const isNear = (token: Token) => token.sentence === sentence;
    const after = tokens.slice(at + 1, at + 3).filter(isNear);
    if (!after.some((token) => CHOOSING.has(token.lemma))) return false;
    return (
      after[0]?.word === 'to' ||
      tokens
        .slice(Math.max(0, at - 3), at)
        .filter(isNear)
        .some((token) => SHOULD.has(token.word))
    );
  });
}

/** How many words that tell something are read by no criterion. */
export function unreadWords(tokens: readonly Token[]): readonly string[] {
  const read = new Set(finder.in(tokens).flatMap(({ own }) => own));
  return contentLemmas(tokens.filter((_, at) => !read.has(at))).filter((lemma) => !OF_LISTS.has(lemma));
}

/** Words of any question for plants. */
const OF_LISTS = new Set(
  `plant houseplant grow good best well want need like love put use choose recommend suggest suggestion idea thing kind type sort
  variety place spot area corner home house garden room balcony look search nice beautiful pretty great one something anything someone
  work do survive thrive live happy suit suitable possible right add buy year season time first new small big my list name start
  option advice fill who never touch resist safe possible leave nothing anyone flower bloom tree shrub vegetable herb climber bulb perennial color colour soil light water sun pot`.split(
    /\s+/,
  ),
);

type Match = PhraseMatch<CriterionName>;

/** What may come to harm, rather than keep away or be fed. */
const HARM = new Set('safe poison poisonous toxic nontoxic harm harmful hurt dangerous kill friendly graze'.split(' '));

const DANGER = new Set('toxic poisonous dangerous deadly harmful avoid'.split(' '));

/** The criteria by which a question chooses plants; null where it gives none but their kind. */
export function listRequest(tokens: readonly Token[], concepts: Concepts): CriterionName[] | null {
  const matches = finder.in(tokens);
  const found = new Set(
    matches
      .filter((match) => !isPartOfAnother(match, matches) && !isUnwanted(match, tokens))
      .map((match) => asMeant(match, tokens)),
  );
  for (const { name, phrases } of criteria) {
    if (phrases.some((written) => written.startsWith('@') && concepts.harm.has(written.slice(1)))) found.add(name);
  }
  if (concepts.harm.has('otherAnimal') && tokens.some(({ lemma, word }) => HARM.has(lemma) || HARM.has(word)))
    found.add('harmless-to-tested');
  // "Not poisonous to cats" and "nothing that poisons them" ask for the opposite.
  const avoided = asksWhatToAvoid(tokens);
  const denied =
    !avoided &&
    tokens.some(({ word }) => ['not', 'non', 'no', 'nothing', 'nontoxic', 'safe', 'without', 'never'].includes(word));
  const warned = avoided || (!denied && tokens.some(({ lemma, word }) => DANGER.has(lemma) || DANGER.has(word)));
  for (const [toxic, safe] of OPPOSITES) {
    // "What are the dangerous ones? I have a puppy" warns of plants too.
    if (warned && found.has(safe)) found.add(toxic);
    if (!found.has(toxic)) continue;
    found.delete(denied ? toxic : safe);
    if (denied) found.add(safe);
  }
  for (const [one, other, both] of TOGETHER) if (found.has(one) && found.has(other)) found.add(both);
  for (const [name, others] of INSTEAD) {
    if (found.has(name)) for (const other of others) found.delete(other);
  }
  if (![...found].some((name) => !KINDS.has(name)) && found.size < 2) return null;
  return [...found].toSorted((one, other) => importanceOf(one) - importanceOf(other));
}
