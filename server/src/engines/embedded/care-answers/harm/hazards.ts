import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { conceptsIn } from '../intent/concepts.ts';
import { PhraseFinder, phrase } from '../intent/phrases.ts';
import type { Token } from '../intent/tokens.ts';
import { saysVetIsClosed } from './first-aid.ts';
import { leavesNoTime } from './urgent-signs.ts';

const Patterns = z.array(z.string().min(1));

/** Something in a garden that hurts people or animals by itself, whichever plant is spoken of. */
const HazardData = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** The words for the thing itself, without which it is not spoken of: one term of a pattern. */
  thing: z.string().min(1),
  /** What must be said besides, one of these patterns; empty where the mention is enough. */
  when: Patterns.default([]),
  /** Patterns that show that something harmless is meant. */
  unless: Patterns.default([]),
  /** One or two sentences that come first in the answer, whatever else is told. */
  say: z.string().min(1),
  /** Further advice, told where nothing else is known, or where the hazard is all that was asked about. */
  more: z.string().min(1).optional(),
  /** What to do now where it has happened: told before everything else. */
  accident: z.strictObject({ when: Patterns.min(1), say: z.string().min(1) }).optional(),
  /** An answer that begins with one of these words has given the warning already. */
  told: z.array(z.string().min(1)).default([]),
  /** Whether the danger is that of the plant itself, so that its toxicity may be told beside it. */
  ofPlant: z.boolean().default(false),
  /** Whether it is told only where nobody knows the plant. */
  isOfUnknownPlant: z.boolean().default(false),
  /** Whether it is a product, so that what is written of just this accident is told in place of what holds for all products. */
  ofProduct: z.boolean().default(false),
  /** Whether it is the work on a tree, which no house plant is. */
  ofTree: z.boolean().default(false),
  /** Whether a written answer on the poison of the very plant, or its first aid, is told before what to do now. */
  isPerhapsPoison: z.boolean().default(false),
  /** Whether the hazard is all that was asked about, so that nothing else is told. */
  isAll: z.boolean().default(false),
});

const FOLDER = new URL('hazards/', import.meta.url);

/** Groups of phrases that patterns name with `@`: what is eaten, who may come to harm, what is done. */
const groups = z
  .record(z.string(), z.array(z.string().min(1)).min(1))
  .parse(JSON.parse(readFileSync(new URL('hazard-words.json', import.meta.url), 'utf8')));

/** One of `phrases` is said, or, where it is not `wanted`, none of them. */
interface Term {
  wanted: boolean;
  phrases: readonly string[];
}

type Pattern = readonly Term[];

/** A hazard as it is recognized and told. */
export interface Hazard extends Omit<z.output<typeof HazardData>, 'thing' | 'when' | 'unless' | 'accident'> {
  thing: Term;
  when: readonly Pattern[];
  unless: readonly Pattern[];
  accident: { when: readonly Pattern[]; say: string } | null;
}

/** Terms joined by ` & `, all of which are there in any order; ` / ` stands between phrases of which one is enough. */
function patternOf(written: string): Pattern {
  return written.split(' & ').map(termOf);
}

function termOf(written: string): Term {
  const wanted = !written.startsWith('!');
  const phrases = (wanted ? written : written.slice(1)).split(' / ').flatMap((each) => {
    if (!each.startsWith('@')) return [each];
    const group = groups[each.slice(1)];
    if (!group) throw new Error(`No group of words is called ${each}`);
    return group;
  });
  return { wanted, phrases };
}

/** All hazards, those that come first in a file before those that are told only if there is room. */
export const hazards: readonly Hazard[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .flatMap((file) => z.array(HazardData).parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))))
  .map((read) => ({
    ...read,
    thing: termOf(read.thing),
    when: read.when.map(patternOf),
    unless: read.unless.map(patternOf),
    accident: read.accident ? { when: read.accident.when.map(patternOf), say: read.accident.say } : null,
  }));

/** An accident has somebody to whom it happened: "ate the tulips" may be said of deer, and plants collapse too. Who was bitten is somebody. */
const SOMEBODY_HARMED = [patternOf('@somebody & !@noAccident'), patternOf('@bitten')];
/** "I fell off the ladder last year" tells why the question is asked. */
const LONG_AGO = patternOf('@longAgo & !@feltStill');
const ANIMAL = patternOf('@pet');
const PERSON = patternOf('@child / @adult');

/** The phrases that hazards are recognized by. */
export const hazardPhrases: readonly string[] = [
  ...new Set(
    hazards
      .flatMap(({ thing, when, unless, accident }) => [[thing], ...when, ...unless, ...(accident?.when ?? [])])
      .concat([...SOMEBODY_HARMED, LONG_AGO, ANIMAL, PERSON])
      .flatMap((pattern) => pattern.flatMap(({ phrases }) => phrases)),
  ),
];

const finder = new PhraseFinder(hazardPhrases.map((written) => phrase(written, written)));

/** A hazard that is spoken of, and whether somebody has already come to harm by it. */
export interface FoundHazard {
  hazard: Hazard;
  hasHappened: boolean;
  /** Who is spoken of. */
  animals: boolean;
  people: boolean;
  /** Whether it is said that the vet is not there. */
  isVetClosed: boolean;
  /** Whether signs are told that leave no time. */
  isUrgent: boolean;
}

/** The hazards that a question speaks of, accidents first. `tokens` hold the names of plants too, so that "elder" is found. */
export function hazardsIn(tokens: readonly Token[]): readonly FoundHazard[] {
  const said = new Set(finder.in(tokens).map(({ meaning }) => meaning));
  const fits = (pattern: Pattern) =>
    pattern.every(({ wanted, phrases }) => phrases.some((each) => said.has(each)) === wanted);
  const spoken = hazards.filter(({ thing, unless }) => fits([thing]) && !unless.some(fits));
  if (spoken.length === 0) return [];
  const isToSomebody = SOMEBODY_HARMED.some(fits) && !fits(LONG_AGO);
  const plain = tokens.map(({ word }) => word).join(' ');
  const spokenOf = {
    animals: fits(ANIMAL),
    people: fits(PERSON),
    isVetClosed: saysVetIsClosed(plain),
    isUrgent: leavesNoTime({ concepts: conceptsIn(tokens) }),
  };
  return spoken
    .map((hazard) => ({
      hazard,
      hasHappened: isToSomebody && (hazard.accident?.when.some(fits) ?? false),
      ...spokenOf,
    }))
    .filter(({ hazard, hasHappened }) => hasHappened || hazard.when.length === 0 || hazard.when.some(fits))
    .toSorted((one, other) => Number(other.hasHappened) - Number(one.hasHappened));
}
