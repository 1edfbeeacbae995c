import type { Activity, DiaryEntry } from '@plantcare/contract/diary.ts';

const DONE: Readonly<Record<Activity, (plants: string) => string>> = {
  watering: (plants) => `Watered ${plants}`,
  fertilizing: (plants) => `Fertilized ${plants}`,
  repotting: (plants) => `Repotted ${plants}`,
  pruning: (plants) => `Pruned ${plants}`,
  pest_control: (plants) => `Treated ${plants} for pests`,
  observation: (plants) => `Checked ${plants}`,
  other: (plants) => `Cared for ${plants}`,
};

/** As many names as can be seen; a garden may have hundreds. */
const NAMES = 12;

function plantNames(entries: readonly DiaryEntry[]): string[] {
  return [...new Map(entries.map(({ plant }) => [plant._id, plant.name])).values()];
}

/** "Watered 12 plants" */
export function groupTitle(activity: Activity, entries: readonly DiaryEntry[]): string {
  return DONE[activity](`${plantNames(entries).length} plants`);
}

/** "Monty, Fern and 10 more" */
export function groupNames(entries: readonly DiaryEntry[]): string {
  const names = plantNames(entries);
  const rest = names.length - NAMES;
  return rest > 1 ? `${names.slice(0, NAMES).join(', ')} and ${rest} more` : names.join(', ');
}
