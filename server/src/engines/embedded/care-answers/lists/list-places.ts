import type { CriterionName } from '../../../../horticulture/plant-lists/plant-list.ts';
import type { GeneralQuery } from '../answer.ts';

/** In a room shade is the light of a north window, and half a day of sun that of an east one. */
const IN_ROOMS: Readonly<Partial<Record<CriterionName, CriterionName>>> = {
  shade: 'north-window',
  'half-day-sun': 'bright-window',
};

/** What is chosen for a balcony by its kind must only grow in pots; flowers for boxes are a list of their own. */
const IN_POTS: readonly CriterionName[] = [
  'vegetable',
  'herb',
  'fruit',
  'climber',
  'shrub',
  'edible',
  'tree',
  'hedge',
  'fragrant',
  'evening-scent',
  'evergreen',
];

const BIG = /\b(?:big|tall|large|huge|statement)\b/;

/** The criteria as they are meant in the place that is named. */
export function placed(wanted: readonly CriterionName[], { question, typed }: GeneralQuery): CriterionName[] {
  if (wanted.includes('indoor')) {
    const isBig = BIG.test(question.plain) && !wanted.includes('small-indoor');
    const inRooms = wanted.map((name) => IN_ROOMS[name] ?? name);
    return [...new Set([...inRooms, ...(isBig ? (['large-indoor'] as const) : [])])];
  }
  const isOfBorder = isForSafety(wanted) && BORDER.test(`${typed} ${question.plain}`) && !wanted.some(isKind);
  const outside = [...wanted, ...(isOfBorder ? (['border'] as const) : [])].map((name) =>
    name === 'low-light' && wanted.some((other) => GROWS_OUTSIDE.has(other)) ? 'shade' : name,
  );
  return inPots([...new Set(outside)]);
}

const BORDER = /\b(?:flower ?beds?|borders?|(?:front|back) yard)\b/i;

/** Whether plants are chosen by whom they harm. */
export function isForSafety(wanted: readonly CriterionName[]): boolean {
  return wanted.some((name) => name.startsWith('safe-') || name.startsWith('toxic-'));
}

/** Whether it says already what kind of plant of the garden is wanted. */
function isKind(name: CriterionName): boolean {
  return name !== 'outdoor' && GROWS_OUTSIDE.has(name);
}

/** Kinds of the garden, where a dark place is one in shade. */
const GROWS_OUTSIDE: ReadonlySet<CriterionName> = new Set([
  ...([
    'outdoor',
    'vegetable',
    'herb',
    'shrub',
    'climber',
    'tree',
    'hedge',
    'perennial',
    'bulb',
    'ground-cover',
  ] as const),
]);

function inPots(wanted: readonly CriterionName[]): CriterionName[] {
  const isForPots = wanted.includes('balcony') && wanted.some((name) => IN_POTS.includes(name));
  return [...new Set(isForPots ? wanted.map((name) => (name === 'balcony' ? 'potted' : name)) : wanted)];
}
