import type { Activity } from '@plantcare/contract/diary.ts';
import { MAX_INTERVAL } from '@plantcare/contract/reminders.ts';
import type { HortusFoxPlant, HortusFoxTask } from './hortusfox-records.ts';
import { type ImportedReminder, MOST_NOTES, shortText } from './imported-plant.ts';

/** Of a title that is searched for a plant, and of a plant's name, in words. */
const MOST_WORDS = 30;
const MOST_NAME_WORDS = 8;
const TYPES: readonly (readonly [RegExp, Activity])[] = [
  [/\bwater/i, 'watering'],
  [/\bfertili[sz]|\bfeed/i, 'fertilizing'],
  [/\brepot/i, 'repotting'],
  [/\bprun|\bcut/i, 'pruning'],
  [/\bpest|\bspray/i, 'pest_control'],
  [/\bcheck|\blook at\b/i, 'observation'],
];

/**
 * Open tasks with a due day as reminders of the plant that their title names: tasks of HortusFox belong to no plant in its
 * backups. Tasks that name none, or a name that several plants have, are left.
 */
export function tasksByPlant(plants: readonly HortusFoxPlant[], tasks: readonly HortusFoxTask[], today: string) {
  const byName = new Map<string, HortusFoxPlant[]>();
  for (const plant of plants) {
    const name = wordsOf(plant.name).slice(0, MOST_NAME_WORDS).join(' ');
    if (name !== '') byName.set(name, [...(byName.get(name) ?? []), plant]);
  }
  const remindersOf = new Map<HortusFoxPlant, ImportedReminder[]>();
  let tasksLeft = 0;
  for (const task of tasks) {
    const plant = task.done ? null : plantNamed(task.title, byName);
    if (!plant || task.title === null || task.due_date === null) {
      tasksLeft += 1;
      continue;
    }
    const days = task.recurring_time === null ? 0 : Math.max(1, Math.round(task.recurring_time / 24));
    const reminder = {
      type: TYPES.find(([word]) => word.test(task.title ?? ''))?.[1] ?? 'other',
      title: shortText(task.title),
      description: task.description?.slice(0, MOST_NOTES) ?? null,
      day: task.due_date < today ? today : task.due_date,
      everyDays: days >= 1 && days <= MAX_INTERVAL ? days : null,
    };
    remindersOf.set(plant, [...(remindersOf.get(plant) ?? []), reminder]);
  }
  return { remindersOf, tasksLeft };
}

/** The plant with the longest name among the words of a title; null when there is none, or several have that name. */
function plantNamed(title: string | null, byName: ReadonlyMap<string, HortusFoxPlant[]>): HortusFoxPlant | null {
  const words = wordsOf(title).slice(0, MOST_WORDS);
  for (let length = Math.min(words.length, MOST_NAME_WORDS); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const found = byName.get(words.slice(at, at + length).join(' '));
      if (found) return found.length === 1 ? (found[0] ?? null) : null;
    }
  }
  return null;
}

function wordsOf(text: string | null): string[] {
  return (text ?? '').toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
