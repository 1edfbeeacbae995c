import type { Hemisphere } from '@plantcare/contract/seasons.ts';
import { inLocalMonths, monthSpans } from '../../../../horticulture/months.ts';
import { inSentences } from '../../../../horticulture/wording.ts';
import { type Figure, figuresOf, type Quantity } from '../../../../knowledge/figures.ts';
import type { GeneralQuery } from '../answer.ts';
import { PhraseFinder, phrase } from '../intent/phrases.ts';
import { plainText, type Token, tokensOf } from '../intent/tokens.ts';
import { growsInGround } from '../lists/plant-traits.ts';
import { namesKindBeyondRecord } from '../named-kind.ts';
import { namesOf, type PlantNames } from './plant-names.ts';
import { waterForPot } from './pot-water.ts';
import { quantitiesAsked } from './quantity-asked.ts';
import { roomFor, totalFor } from './totals.ts';

/** How closely a figure is about what was asked: added up for this very garden, the very plant or situation, its kind, or a genus of which another kind is named. */
export type Closeness = 'computed' | 'own' | 'kind' | 'otherKind';

export interface FigureAnswer {
  quantity: Quantity;
  text: string;
  closeness: Closeness;
}

/** The figure that the question asks for, in the first sentence; null where none is known. */
export function figureAnswer(query: GeneralQuery): FigureAnswer | null {
  const words = [...query.question.tokens, ...tokensOf(plainText(query.typed))];
  for (const quantity of quantitiesAsked(query.question)) {
    const figure = closestOf(quantity, query, words);
    if (figure) return { quantity, ...figure };
    const ofPot = quantity === 'water amount' ? waterForPot(query) : null;
    if (ofPot !== null) return { quantity, text: ofPot, closeness: 'own' };
  }
  return null;
}

function closestOf(
  quantity: Quantity,
  query: GeneralQuery,
  words: readonly Token[],
): Pick<FigureAnswer, 'text' | 'closeness'> | null {
  const names = namesOf(query.plant);
  let best: { figure: Figure; rank: number } | null = null;
  for (const figure of figuresOf.get(quantity) ?? []) {
    const rank = rankOf(figure, names, words);
    if (rank > (best?.rank ?? 0)) best = { figure, rank };
  }
  if (best === null) return null;
  const { figure, rank } = best;
  const added = figure.amount ? addedUp(figure.amount, query.question.written, quantity) : null;
  const isOwn = rank > RANK.kind && !isOfGround(quantity, figure, query);
  const isOther = isOfOtherKind(figure, query);
  const closeness = added !== null ? 'computed' : isOther ? 'otherKind' : isOwn ? 'own' : 'kind';
  return { text: textOf(figure, added, query.circumstances.hemisphere), closeness };
}

/** What is told of the situation counts more than the plant's own name, and both more than its kind. */
const RANK = { told: 5, name: 4, kind: 1 } as const;

/** How closely a figure fits; 0 where it does not. */
function rankOf(figure: Figure, names: PlantNames, words: readonly Token[]): number {
  const at = figure.for ? names.own.findIndex((name) => figure.for?.includes(name)) : null;
  const isOfKind = figure.for?.some((name) => names.kinds.has(name)) ?? false;
  if (at === -1 && !isOfKind) return 0;
  const isTold = figure.told ? finderOf(figure, figure.told).in(words).length > 0 : null;
  if (isTold === false) return 0;
  const ofPlant = at === null ? 0 : at >= 0 ? RANK.name - at / names.own.length : RANK.kind;
  return ofPlant + (isTold ? RANK.told : 0);
}

/** Whether a figure is that of a whole genus, of which one kind is named: of all irises, and asked is a siberian one. */
function isOfOtherKind({ told }: Figure, query: GeneralQuery): boolean {
  return told === undefined && query.match?.as === 'genus' && namesKindBeyondRecord(query);
}

const OTHERWISE_IN_POTS: ReadonlySet<Quantity> = new Set([
  'water amount',
  'water interval',
  'feeding interval',
] as const);

/** Whether a figure was written for a plant in the ground, and this one stands in a pot. */
function isOfGround(quantity: Quantity, { say, told }: Figure, { plant, question }: GeneralQuery): boolean {
  const isPotted = question.concepts.circumstances.has('potted');
  return (
    isPotted &&
    told === undefined &&
    OTHERWISE_IN_POTS.has(quantity) &&
    plant !== null &&
    growsInGround(plant) &&
    !/\bpot/.test(say)
  );
}

const finders = new WeakMap<Figure, PhraseFinder<true>>();

function finderOf(figure: Figure, told: readonly string[]): PhraseFinder<true> {
  const before = finders.get(figure);
  if (before) return before;
  const finder = new PhraseFinder(told.map((written) => phrase(written, true as const)));
  finders.set(figure, finder);
  return finder;
}

/** What the figure comes to in the garden that is described; null where it tells no area. */
function addedUp(amount: NonNullable<Figure['amount']>, written: string, quantity: Quantity): string | null {
  return quantity === 'spacing' ? roomFor(amount, written) : totalFor(amount, written);
}

function textOf({ amount, months, say }: Figure, added: string | null, hemisphere: Hemisphere): string {
  const said = inLocalMonths(say, hemisphere)
    .replace('{amount}', amount ? amountInWords(amount) : '')
    .replace('{months}', months ? monthsInWords(months, hemisphere) : '');
  const [first = '', ...rest] = said.split(/(?<=[.!?:]) (?=[A-Z0-9])/);
  return inSentences([first, added, ...rest]);
}

/** "10–15 cm"; "1 week" where it is a single one. */
function amountInWords([from, to, unit]: NonNullable<Figure['amount']>): string {
  if (unit === 'times a day' || unit === 'times a year') return timesInWords(from, to, unit.replace('times ', ''));
  const figures = from === to ? `${signed(from)}` : from < 0 ? `${signed(from)} to ${signed(to)}` : `${from}–${to}`;
  if (unit === '%') return `${figures}%`;
  const one = from === 1 && to === 1;
  return `${figures} ${one ? unit.replace(/^(\w+?)s\b/, '$1') : unit}`;
}

const ONCE = ['', 'once', 'twice', 'three times', 'four times'];
const COUNT = ['', 'once', 'two', 'three'];

/** "Once or twice a day", "two or three times a year". */
function timesInWords(from: number, to: number, per: string): string {
  const most = ONCE[to] ?? `${to} times`;
  return from === to ? `${most} ${per}` : `${COUNT[from] ?? from} or ${most} ${per}`;
}

function signed(figure: number): string {
  return figure < 0 ? `−${-figure}` : `${figure}`;
}

function monthsInWords([from, to]: NonNullable<Figure['months']>, hemisphere: Hemisphere): string {
  const length = (to - from + 12) % 12;
  const months = Array.from({ length: length + 1 }, (_, at) => ((from - 1 + at) % 12) + 1);
  return monthSpans(months, hemisphere);
}
