import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { cultivarNames } from '../../../../knowledge/names/added-names.ts';
import { wordsOf } from '../../../../knowledge/names/normalize.ts';
import { genusOf } from '../../../../knowledge/plants.ts';
import type { GeneralQuery } from '../answer.ts';
import type { AnswerSubject } from '../fit/answer-fit.ts';
import { isNoPlantName } from '../generic-words.ts';
import { conceptsIn } from '../intent/concepts.ts';
import { PhraseFinder, phrase } from '../intent/phrases.ts';
import { plainText, type Token, tokensOf } from '../intent/tokens.ts';
import { growsInGround } from '../lists/plant-traits.ts';
import { hasOtherFlowers } from './flower-color.ts';
import type { Choice } from './scored-answers.ts';

/** Phrases as `phrases.ts` reads them. */
const Phrases = z.array(z.string().min(1)).min(1);

/**
 * What an answer is written for: circumstances of which one that is told rules others out, the phrases that name those which the
 * concepts do not hold, and kinds and cases that must be said where a title names them.
 */
const WrittenFor = z.strictObject({
  opposites: z.array(z.strictObject({ told: z.string(), written: z.array(z.string()).min(1) })),
  circumstances: z.record(z.string(), Phrases),
  onlyIfSaid: z.array(z.strictObject({ written: Phrases, said: Phrases })),
});

const data = WrittenFor.parse(JSON.parse(readFileSync(new URL('written-for.json', import.meta.url), 'utf8')));

const circumstances = new PhraseFinder(
  Object.entries(data.circumstances).flatMap(([id, phrases]) => phrases.map((written) => phrase(written, id))),
);
const kinds = data.onlyIfSaid.map(({ written, said }) => ({ written: finderOf(written), said: finderOf(said) }));

function finderOf(phrases: readonly string[]): PhraseFinder<true> {
  return new PhraseFinder(phrases.map((written) => phrase(written, true)));
}

/** What is written for other circumstances or another kind is that much less right. */
const LESS_IF_FOR_ANOTHER = 0.4;
/** What names the cultivar that is asked about, or the plant as the gardener does, is that much more right. */
const MORE_IF_OF_CULTIVAR = 0.2;
const MORE_IF_NAMED = 0.1;
/** … and what says whether now, or a month, is the time that is asked about. */
const MORE_IF_TIMED = 0.15;

/**
 * How much more or less right an answer is by what it is written for. Of 1,050 graded questions a better answer is chosen so for
 * 24, and a worse one for 4.
 */
export function fitOfSubject(choice: Choice, rank: number, query: GeneralQuery): number {
  if (mayHarm(choice, query)) return 0;
  if (isForAnother(choice, query)) return -LESS_IF_FOR_ANOTHER;
  const { subject, worked } = choice.best;
  if (subject === null || rank < LIKELY) return 0;
  return moreIfNamed(subject, query) + (worked?.saysWhetherNow ? MORE_IF_TIMED : 0);
}

/** A danger is told as it is, whatever the circumstances and the plant are called there; who asks for harmless plants has none. */
function mayHarm({ best }: Choice, { question }: GeneralQuery): boolean {
  if (question.form === 'which-plants') return false;
  return best.instead === 'safety' || question.harm?.accident != null || question.hazards.length > 0;
}

/** That a plant is named makes no answer likely that is not. */
const LIKELY = 0.5;

/** Whether an answer is written for other circumstances than those that are told, or for a kind or case that is not named. */
export function isForAnother({ best, answer }: Choice, query: GeneralQuery): boolean {
  const { subject, route, scope } = best;
  const { told, kinds } = toldIn(query);
  if (route === 'record') return contradicts(told, circumstancesIn(tokensIn(leadOf(answer))));
  if (subject === null && route !== 'trouble') return false;
  if (isInGarden(query, told) && isOfRoom(`${subject?.title}. ${answer.paragraphs[0]?.text}`)) return true;
  if (route === 'trouble' && isInRoom(query, told) && isOfShrubs(answer.paragraphs[0]?.text ?? '')) return true;
  if (subject === null) return false;
  if (scope !== 'thisPlant' && isOfLawn(subject, query)) return true;
  if (describesOther(subject, answer, query) || isOfOtherZone(subject, query)) return true;
  const written = writtenFor(subject);
  return !written.kinds.isSubsetOf(kinds) || contradicts(told, written.circumstances);
}

/** What a record tells of: "Feeding:". */
function leadOf({ paragraphs: [first] }: Choice['answer']): string {
  return first?.lead ?? '';
}

/** Whether what is told rules out a circumstance that an answer is written for. */
function contradicts(told: ReadonlySet<string>, written: ReadonlySet<string>): boolean {
  return data.opposites.some(
    (each) =>
      told.has(each.told) &&
      !written.has(each.told) &&
      each.written.some((other) => written.has(other) && !told.has(other)),
  );
}

/** A plant of open ground, of which neither a room nor a pot is told. */
function isInGarden({ plant }: GeneralQuery, told: ReadonlySet<string>): boolean {
  return plant !== null && growsInGround(plant) && !ELSEWHERE.some((id) => told.has(id));
}

/** A plant that is grown in rooms, of which no garden is told. */
function isInRoom({ plant }: GeneralQuery, told: ReadonlySet<string>): boolean {
  return plant?.category === 'house_plant' && !IN_GARDEN.some((id) => told.has(id));
}

/** Whether a text says what to do for shrubs: a mulch, and water in the months when buds form. */
function isOfShrubs(text: string): boolean {
  return /\bshrubs?\b/i.test(text) && /\bmulch\b/i.test(text);
}

const ELSEWHERE = ['potted', 'indoors', 'window', 'greenhouse', 'inPot'];

/** "Watering the lawn every day", told of a tree that stands in it: how a lawn is watered is no answer. */
function isOfLawn({ title }: AnswerSubject, { plant, typed }: GeneralQuery): boolean {
  return plant !== null && plant.family !== 'Poaceae' && LAWN_FIRST.test(title) && !LAWN.test(typed);
}

const LAWN = /\blawns?\b/i;
const LAWN_FIRST = /^lawns?\b/i;

/** What a plant without a name is, by flowers of another color than those that are described. */
function describesOther(
  subject: AnswerSubject,
  { paragraphs: [first] }: Choice['answer'],
  query: GeneralQuery,
): boolean {
  const { typed, question } = query;
  return (
    isNoPlantName(typed) && question.harm === null && hasOtherFlowers(subject, first?.text ?? '', question.written)
  );
}

/** "In zones 5 to 7", "in zone 8", "in zone 5 or colder". */
const ZONES = /\bzones? (?<from>\d{1,2})(?: (?:to|and|or) (?<to>\d{1,2}))?\b(?<open> (?:or colder|and other))?/;

/** "Zone 6 or 7", of which the facts hold one. */
const SEVERAL_ZONES = /\bzones? \d{1,2}[ab]?(?: ?[-–/] ?| (?:or|to|and|through) )(?:\d|colder|warmer)/i;

/** Whether a title names hardiness zones, and the gardener one other. */
function isOfOtherZone({ title }: AnswerSubject, { question }: GeneralQuery): boolean {
  const written = ZONES.exec(title)?.groups;
  const { zone } = question.facts;
  if (!written || zone === null || SEVERAL_ZONES.test(question.written)) return false;
  const { from, to = from, open } = written;
  const told = Number.parseInt(zone.name, 10);
  return (told < Number(from) && open === undefined) || told > Number(to);
}

/** Whether a text speaks of windows, curtains or radiators, and of no garden. */
function isOfRoom(text: string): boolean {
  const spoken = circumstancesIn(tokensIn(text));
  return spoken.has('window') && !IN_GARDEN.some((id) => spoken.has(id));
}

const IN_GARDEN = ['outdoors', 'openGround', 'ground', 'greenhouse'];

function tokensIn(text: string): Token[] {
  return tokensOf(plainText(text));
}

function circumstancesIn(tokens: readonly Token[]): Set<string> {
  return new Set([...conceptsIn(tokens).circumstances, ...circumstances.in(tokens).map(({ meaning }) => meaning)]);
}

/** In °C: from here on it is hot, and below this it freezes. */
const HOT = 30;
const FREEZING = 0;
/** In percent: drier air than this harms many house plants, and more humid air none. */
const DRY_AIR = 40;
const HUMID_AIR = 55;
/** In zones up to the one winters are cold, and from the other on they are mild: the means of their coldest nights in °C. */
const COLD_WINTERS = -12;
const MILD_WINTERS = -6.7;

interface Told {
  told: ReadonlySet<string>;
  /** Of the kinds and cases that must be said, by their place in the data, those that are. */
  kinds: ReadonlySet<number>;
}

const toldBefore = new WeakMap<GeneralQuery, Told>();

/** What a question tells, in figures too. */
function toldIn(query: GeneralQuery): Told {
  const before = toldBefore.get(query);
  if (before) return before;
  const tokens = tokensIn(`${query.typed}. ${query.question.written}`);
  const told = circumstancesIn(tokens);
  const { temperature, humidity, zone } = query.question.facts;
  if (humidity !== null && humidity < DRY_AIR) told.add('dryAir');
  if (humidity !== null && humidity >= HUMID_AIR) told.add('humidAir');
  if (temperature && temperature.low >= HOT) told.add('heat');
  if (temperature && temperature.high <= FREEZING) told.add('frost');
  if (zone && zone.coldest < COLD_WINTERS) told.add('coldWinters');
  if (zone && zone.coldest >= MILD_WINTERS) told.add('mildWinters');
  const found = { told, kinds: kindsIn(tokens, 'said') };
  toldBefore.set(query, found);
  return found;
}

function kindsIn(tokens: readonly Token[], by: 'written' | 'said'): ReadonlySet<number> {
  return new Set(kinds.flatMap((kind, at) => (kind[by].in(tokens).length > 0 ? [at] : [])));
}

/** An answer is written for what its title or this share of the questions that it answers tells. */
const MOST_OF_THEM = 0.5;

interface Written {
  circumstances: ReadonlySet<string>;
  /** The kinds and cases that its title names, as those that are told. */
  kinds: ReadonlySet<number>;
}

const writtenBefore = new WeakMap<AnswerSubject, Written>();

function writtenFor(subject: AnswerSubject): Written {
  const before = writtenBefore.get(subject);
  if (before) return before;
  const counts = new Map<string, number>();
  for (const wording of subject.wordings)
    for (const id of circumstancesIn(tokensIn(wording))) counts.set(id, (counts.get(id) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count > MOST_OF_THEM * subject.wordings.length).map(([id]) => id);
  const title = tokensIn(subject.title);
  const found = { circumstances: circumstancesIn(title).union(new Set(often)), kinds: kindsIn(title, 'written') };
  writtenBefore.set(subject, found);
  return found;
}

/** Whether a title names the plant as the gardener does, which tells what is written of a plant without a record. */
export function isNamedIn(title: string, typed: string): boolean {
  const inTitle = ` ${wordsOf(title).join(' ')} `;
  const named = wordsOf(typed);
  return named.length > 0 && named.every((word) => inTitle.includes(` ${word} `) || inTitle.includes(` ${word}s `));
}

function moreIfNamed({ title }: AnswerSubject, { plant, typed, question }: GeneralQuery): number {
  if (question.harm !== null) return 0;
  const inTitle = ` ${wordsOf(title).join(' ')} `;
  const asked = ` ${wordsOf(`${typed} ${question.written}`).join(' ')} `;
  const cultivars = plant ? (cultivarsOf.get(genusOf(plant)) ?? []) : [];
  if (cultivars.some((name) => hasName(inTitle, name) && hasName(asked, name))) return MORE_IF_OF_CULTIVAR;
  return plant && isNamedIn(title, typed) ? MORE_IF_NAMED : 0;
}

/** So many letters of several words tell a name that is written as one: "knockout". */
const LETTERS_OF_NAME = 7;

function hasName(words: string, name: string): boolean {
  if (words.includes(` ${name} `)) return true;
  const letters = name.replaceAll(' ', '');
  return letters !== name && letters.length >= LETTERS_OF_NAME && words.includes(` ${letters} `);
}

/** The names of cultivars of each genus that are no names of its plants. */
const cultivarsOf: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(cultivarNames, ([, plant]) => genusOf(plant))].map(([genus, names]) => {
    const own = new Set(
      names.flatMap(([, plant]) =>
        [plant.scientificName, ...plant.commonNames, ...plant.synonyms].map((name) => wordsOf(name).join(' ')),
      ),
    );
    own.add(genus.toLowerCase());
    return [genus, names.map(([name]) => wordsOf(name).join(' ')).filter((name) => name !== '' && !own.has(name))];
  }),
);
