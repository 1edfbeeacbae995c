import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CRITERION_NAMES, type CriterionName } from '../../../../horticulture/plant-lists/plant-list.ts';
import { absentEaters } from './absent-eaters.ts';
import type { Concepts } from './concepts.ts';
import { INSTEAD, OPPOSITES, TOGETHER } from './criteria-together.ts';
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
    'carnivorous',
    'berry',
  ] as const),
]);

/** Whether it says only what kind of plant is wanted. */
export function isKind(name: CriterionName): boolean {
  return KINDS.has(name);
}

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
  const matches = finder.in(tokens);
  const named = matches.filter(
    (match) => KINDS.has(match.meaning) && !isUnwanted(match, tokens) && !isPartOfAnother(match, matches),
  );
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
  const isDenied =
    (before.some(({ word }) => word === 'not') && before.some(({ lemma }) => NEEDING.has(lemma))) ||
    ['no', 'without'].includes(before.at(-1)?.word ?? '');
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
  if (before === undefined || before.sentence !== tokens[start]?.sentence) return false;
  return DENYING.has(before.word) || (before.word === 'than' && tokens[start - 2]?.word === 'other');
}

/** "I killed two succulents and a fern" asks for none of them. */
function isLost({ meaning, start }: Match, tokens: readonly Token[]): boolean {
  if (!KINDS.has(meaning)) return false;
  const before = tokens.slice(Math.max(0, start - WORDS_TO_LOSS), start);
  const lost = before.findLastIndex(({ lemma }) => LOSING.has(lemma));
  if (lost < 0 || before[lost]?.sentence !== tokens[start]?.sentence) return false;
  return !before.slice(Math.max(0, lost - 2), lost).some(({ word }) => DENYING_LOSS.has(word));
}

const WORDS_TO_LOSS = 6;
const LOSING = new Set('kill lose murder'.split(' '));
/** "That I cannot kill", "hard to kill". */
const DENYING_LOSS = new Set('not cannot never to hard'.split(' '));

/** Kinds and uses that "no" and "not" deny; a place is none. */
const CAN_BE_UNWANTED: ReadonlySet<CriterionName> = new Set([
  ...[...KINDS].filter((name) => name !== 'indoor' && name !== 'outdoor'),
  ...(['lawn', 'hedge'] as const),
]);

const DENYING = new Set(['not', 'no', 'except', 'without', 'besides']);

const CHOOSING = new Set('plant have grow buy put choose get keep allow bring use'.split(' '));
const SHOULD = new Set('should shall must better can may'.split(' '));

/** Whether plants that do harm are asked for: "what is poisonous to hens?", but not "what is not poisonous to hens?" */
export function warnsOfPlants(tokens: readonly Token[]): boolean {
  if (asksWhatToAvoid(tokens)) return true;
  if (tokens.some(({ word }) => SPARING.has(word))) return false;
  return tokens.some(({ lemma, word }) => DANGER.has(lemma) || DANGER.has(word));
}

/** "Which should we not have?", "what to avoid": plants to leave out, rather than plants that have what is named. */
export function asksWhatToAvoid(tokens: readonly Token[]): boolean {
  return tokens.some(({ lemma, word, sentence }, at) => {
    if (lemma === 'avoid') return true;
    // "Which do I have to take out, dig up, get rid of?"
    const following = tokens[at + 1]?.word;
    if (lemma === 'remove' || (lemma === 'take' && following === 'out') || (lemma === 'get' && following === 'rid'))
      return tokens.some((token) => token.word === 'which' || token.word === 'what');
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
  option advice fill who never still now stand tolerate manage cope humidity touch resist safe possible leave nothing anyone flower bloom tree shrub vegetable herb climber bulb perennial color colour soil light water sun pot`.split(
    /\s+/,
  ),
);

type Match = PhraseMatch<CriterionName>;

/** What may come to harm, rather than keep away or be fed. */
const HARM = new Set('safe poison poisonous toxic nontoxic harm harmful hurt dangerous kill friendly graze'.split(' '));

const SPARING = new Set('not non no nothing nontoxic safe without never'.split(' '));
const DANGER = new Set('toxic poisonous dangerous deadly harmful avoid'.split(' '));

/** The criteria by which a question chooses plants; null where it gives none but their kind. */
export function listRequest(tokens: readonly Token[], concepts: Concepts): CriterionName[] | null {
  const matches = finder.in(tokens);
  const found = new Set(
    matches
      .filter((match) => !isPartOfAnother(match, matches) && !isUnwanted(match, tokens) && !isLost(match, tokens))
      .map((match) => asMeant(match, tokens)),
  );
  const absent = absentEaters(tokens);
  for (const { name, phrases } of criteria) {
    if (phrases.some((written) => written.startsWith('@') && concepts.harm.has(written.slice(1)))) found.add(name);
  }
  for (const name of absent) found.delete(name);
  if (concepts.harm.has('otherAnimal') && tokens.some(({ lemma, word }) => HARM.has(lemma) || HARM.has(word)))
    found.add('harmless-to-tested');
  // "Not poisonous to cats" and "nothing that poisons them" ask for the opposite.
  const avoided = asksWhatToAvoid(tokens);
  const denied = !avoided && tokens.some(({ word }) => SPARING.has(word));
  const warned = warnsOfPlants(tokens);
  for (const [toxic, safe] of OPPOSITES) {
    // "What are the dangerous ones? I have a puppy" warns of plants too.
    if (warned && found.has(safe)) found.add(toxic);
    if (!found.has(toxic)) continue;
    found.delete(denied ? toxic : safe);
    if (denied) found.add(safe);
  }
  // A room for children, and what must not harm them, asks for no plants to grow with them.
  if (found.has('children') && (found.has('indoor') || tokens.some(({ lemma }) => DANGER.has(lemma)))) {
    found.delete('children');
    found.add(avoided ? 'toxic-to-people' : 'safe-for-children');
  }
  for (const [one, other, both] of TOGETHER) if (found.has(one) && found.has(other)) found.add(both);
  for (const [name, others] of INSTEAD) {
    if (found.has(name)) for (const other of others) found.delete(other);
  }
  if (![...found].some((name) => !KINDS.has(name)) && found.size < 2) return null;
  return [...found].toSorted((one, other) => importanceOf(one) - importanceOf(other));
}
