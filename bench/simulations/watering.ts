// How dry and how wet do plants get in a year, by the rule that says when to water them? Deterministic: the same seeds give
// the same figures. Parameters were chosen on the seeds of `--tune`; what is reported are others.
import { type SimulatedPlace, THIRSTS, type Thirst } from './watering/pot.ts';
import { adaptive, fixedRhythm, kamerplanter } from './watering/rules.ts';
import { type Outcome, simulateYear } from './watering/year.ts';

const POTS = process.argv.includes('--tune') ? 100 : 400;
const FIRST_SEED = process.argv.includes('--tune') ? 1_000_000 : 20_260_501;
const PLACES: readonly SimulatedPlace[] = ['indoors', 'pot', 'ground'];

const RULES = {
  'fixed rhythm': fixedRhythm,
  Kamerplanter: kamerplanter,
  adaptive,
} satisfies Record<string, Parameters<typeof simulateYear>[2]>;

console.log(`Days a year, mean of ${POTS} plants each (seeds from ${FIRST_SEED})\n`);
console.log('| where | kind | rule | too dry | too wet | together | waterings | answers |');
console.log('|---|---|---|---:|---:|---:|---:|---:|');
const all: Record<string, Outcome[]> = {};
for (const place of PLACES) {
  // The keys of a constant.
  for (const thirst of Object.keys(THIRSTS) as Thirst[]) {
    for (const [name, rule] of Object.entries(RULES)) {
      const outcomes = Array.from({ length: POTS }, (_, index) =>
        simulateYear(FIRST_SEED + 10 * index, { place, thirst }, rule),
      );
      all[name] = [...(all[name] ?? []), ...outcomes];
      console.log(row(place, thirst, name, outcomes));
    }
  }
}
for (const [name, outcomes] of Object.entries(all)) console.log(row('all', 'all', name, outcomes));

function row(place: string, thirst: string, name: string, outcomes: readonly Outcome[]): string {
  const mean = (of: (outcome: Outcome) => number) =>
    (outcomes.reduce((sum, outcome) => sum + of(outcome), 0) / outcomes.length).toFixed(1);
  const figures = [
    mean(({ tooDry }) => tooDry),
    mean(({ tooWet }) => tooWet),
    mean(({ tooDry, tooWet }) => tooDry + tooWet),
    mean(({ waterings }) => waterings),
    mean(({ answers }) => answers),
  ];
  return `| ${[place, thirst, name, ...figures].join(' | ')} |`;
}
