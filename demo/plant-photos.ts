import type { DemoPlant } from './collection/demo-plant.ts';
import { looks } from './drawings/looks.ts';
import type { Picture } from './drawings/picture.ts';

const DIARY_DAYS = 120;

/** How a plant looked that many days ago. */
export function photoOf({ name, look, growth, ails }: DemoPlant, daysAgo: number, hour: number): Picture {
  const [first, today] = growth;
  const ailing = ails ? Math.max(0, 1 - daysAgo / ails.since) * ails.today : 0;
  return {
    seed: name,
    look: looks[look],
    growth: today - (today - first) * (daysAgo / DIARY_DAYS),
    ailing,
    hour,
  };
}
