import { LIGHT_CLASSES, type LightClass } from '@plantcare/contract/species.ts';
import { isPlantedOut, lightMisfit } from './factors.ts';
import type { GrowthFacts } from './facts.ts';
import { amplePot } from './size.ts';
import { growthTimeline } from './timeline.ts';

/** What would change the growth: what to do or avoid, and by how many cm the height in a year would differ. */
interface Lever {
  what: string;
  gain: number;
}

/** Below this nobody would see the difference, in cm and as a part of the height. */
const VISIBLE_CM = 0.5;
const VISIBLE_PART = 0.03;

const LIGHT: Record<LightClass, string> = {
  low: 'a shady spot',
  medium: 'medium light',
  bright_indirect: 'bright light without hot midday sun',
  full_sun: 'direct sun for 6 hours or more',
};

/** The levers that matter. Each is computed by itself, all else unchanged. */
export function growthLevers(facts: GrowthFacts): Lever[] {
  const asItIs = heightInAYear(facts);
  const least = Math.max(VISIBLE_CM, asItIs * VISIBLE_PART);
  return changes(facts)
    .map(({ what, changed }) => ({ what, gain: heightInAYear({ ...facts, ...changed }) - asItIs }))
    .filter(({ gain }) => Math.abs(gain) >= least)
    .sort(gainsFirst);
}

/** What helps, then what harms, each with the strongest first. */
function gainsFirst(one: Lever, other: Lever): number {
  const sides = Math.sign(other.gain) - Math.sign(one.gain);
  return sides === 0 ? Math.abs(other.gain) - Math.abs(one.gain) : sides;
}

function changes(facts: GrowthFacts): { what: string; changed: Partial<GrowthFacts> }[] {
  return [...light(facts), ...health(facts), ...roots(facts)];
}

function light({ plant, light: given }: GrowthFacts) {
  const { preferred } = plant.light;
  const better = { what: `Give it ${LIGHT[preferred]}, which it likes best`, changed: { light: preferred } };
  const dimmer = LIGHT_CLASSES[Math.max(0, LIGHT_CLASSES.indexOf(given ?? preferred) - 1)] ?? preferred;
  const worse = { what: `Moved to ${LIGHT[dimmer]}, it would slow down`, changed: { light: dimmer } };
  const mayDim = given !== null && dimmer !== given && lightMisfit(plant.light, dimmer) < 0;
  return [...(given === preferred ? [] : [better]), ...(mayDim ? [worse] : [])];
}

function health({ health: state }: GrowthFacts) {
  if (state === 'healthy') {
    return [
      {
        what: 'If it fell sick, growth would almost stop until it recovers',
        changed: { health: 'sick' as const },
      },
    ];
  }
  return [
    { what: 'Find and cure its problem: a healthy plant grows at full pace', changed: { health: 'healthy' as const } },
  ];
}

function roots(facts: GrowthFacts) {
  if (isPlantedOut(facts)) return [];
  const ample = Math.round(amplePot(facts));
  const sinceRepot = 0;
  if (facts.pot !== null && facts.pot < ample) {
    const next = Math.min(ample, Math.round(facts.pot * 1.25));
    const what = `Repot it into a pot of ${next} cm; one step at a time, up to about ${ample} cm when it is full-grown`;
    return [{ what, changed: { pot: next, sinceRepot } }];
  }
  const overdue = facts.sinceRepot !== null && facts.plant.repottingYears !== null;
  return overdue ? [{ what: 'Repot it into fresh soil', changed: { sinceRepot } }] : [];
}

function heightInAYear(facts: GrowthFacts): number {
  return growthTimeline(facts).at(-1)?.expected ?? 0;
}
