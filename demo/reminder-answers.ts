import {
  answerLongerRhythm,
  completeReminders,
  listReminders,
  type Reminder,
  type Rhythm,
  skipReminder,
  snoozeReminder,
  stillMoist,
} from '@plantcare/contract/reminders.ts';
import { RESTING, wateringGap } from './areas/diary.ts';
import type { Calendar } from './calendar.ts';
import { collection } from './collection/collection.ts';
import type { DemoPlant, Task } from './collection/demo-plant.ts';
import type { Garden } from './garden.ts';
import { randomFrom } from './random.ts';

const DAY_MS = 24 * 3_600_000;
const DAYS = { once: 0, daily: 1, weekly: 7, monthly: 30 } as const;
/** How often a task that can wait is snoozed until tomorrow. */
const PUT_OFF_CHANCE = 0.2;
/** Nothing is snoozed in the last days, so that exactly the intended reminders are open at the end. */
const DILIGENT_DAYS = 6;

/** When a plant was watered and fed, as the diary has it, oldest first. */
export interface CareDays {
  readonly plant: DemoPlant;
  readonly watering: readonly Date[];
  readonly fertilizing: readonly Date[];
}

/** After the morning round: reminders for plants that were watered and fed are completed, the other due ones answered. */
export async function answerCare(
  garden: Garden,
  cared: ReadonlyMap<string, CareDays>,
  calendar: Calendar,
  daysAgo: number,
): Promise<void> {
  const done: string[] = [];
  for (const reminder of await openReminders(garden)) {
    const care = cared.get(reminder.plant.name);
    if (!care || (reminder.type !== 'watering' && reminder.type !== 'fertilizing')) continue;
    const answer = careAnswer(reminder, care, calendar, daysAgo);
    if (answer === 'done') done.push(reminder._id);
    if (answer === 'rests') await garden.call(skipReminder, { params: { id: reminder._id }, json: {} });
    if (answer === 'not yet') await snoozeUntilDry(garden, reminder, care.plant, calendar, daysAgo);
  }
  if (done.length > 0) await garden.call(completeReminders, { json: { ids: done } });
}

function careAnswer(
  reminder: Reminder,
  { plant, watering, fertilizing }: CareDays,
  calendar: Calendar,
  daysAgo: number,
): 'done' | 'rests' | 'not yet' | null {
  const now = calendar.at(daysAgo, 9, 15);
  const days = reminder.type === 'watering' ? watering : fertilizing;
  const last = days.findLast((day) => day <= now);
  const ahead = (dueOf(reminder).getTime() - now.getTime()) / DAY_MS;
  const doneToday = last !== undefined && calendar.at(daysAgo, 0) <= last;
  if (doneToday && ahead <= daysOf(reminder) / 2) return 'done';
  if (ahead > 0) return null;
  if (reminder.type === 'fertilizing' && calendar.winter(daysAgo) >= RESTING) return 'rests';
  const { forgotten } = plant.watering;
  if (forgotten && daysAgo < forgotten.from && daysAgo >= forgotten.until) return null;
  // The diary has no entries after today yet.
  const usual = reminder.type === 'watering' ? wateringGap(plant, daysAgo, calendar) : daysOf(reminder);
  const next = days.find((day) => day > now)?.getTime() ?? (last ?? now).getTime() + usual * DAY_MS;
  // What is done tomorrow is a day late; nothing waits longer.
  return next - now.getTime() > 1.5 * DAY_MS ? 'not yet' : null;
}

async function snoozeUntilDry(
  garden: Garden,
  reminder: Reminder,
  plant: DemoPlant,
  calendar: Calendar,
  daysAgo: number,
): Promise<void> {
  const params = { id: reminder._id };
  if (reminder.type === 'fertilizing') {
    await garden.call(snoozeReminder, { params, json: { days: 3 } });
    return;
  }
  const { longerRhythm } = await garden.call(stillMoist, { params, json: {} });
  if (!longerRhythm) return;
  const accepted = daysOf(longerRhythm) <= wateringGap(plant, daysAgo, calendar) + 1;
  await garden.call(answerLongerRhythm, { params, json: { accepted } });
}

/** In the evening the other tasks of the day are done, except those snoozed until tomorrow. */
export async function answerTasks(garden: Garden, calendar: Calendar, daysAgo: number): Promise<void> {
  const now = calendar.at(daysAgo, 19);
  const done = (await openReminders(garden)).filter((reminder) => {
    const task = taskOf(reminder);
    if (!task || dueOf(reminder) > now) return false;
    if (!task.rhythm) return task.doneDaysAgo !== undefined && daysAgo <= task.doneDaysAgo;
    const chance = randomFrom(`${reminder.title} ${calendar.day(daysAgo)}`).next();
    return daysAgo <= DILIGENT_DAYS || chance >= PUT_OFF_CHANCE;
  });
  if (done.length > 0) await garden.call(completeReminders, { json: { ids: done.map(({ _id }) => _id) } });
}

export async function snooze(
  garden: Garden,
  { plant, task }: { plant: DemoPlant; task: Task },
  days: NonNullable<Task['snoozed']>['days'],
): Promise<void> {
  const found = (await openReminders(garden)).find(
    ({ plant: { name }, title }) => name === plant.name && title === task.title,
  );
  if (!found) throw new Error(`${task.title} is not among the reminders`);
  await garden.call(snoozeReminder, { params: { id: found._id }, json: { days } });
}

async function openReminders(garden: Garden): Promise<Reminder[]> {
  return (await garden.call(listReminders, {})).filter(({ completed }) => !completed);
}

function taskOf({ plant, title }: Reminder): Task | undefined {
  return collection.find(({ name }) => name === plant.name)?.tasks?.find((task) => task.title === title);
}

function dueOf({ scheduledDate, snoozedUntil }: Reminder): Date {
  return new Date(snoozedUntil ?? scheduledDate);
}

function daysOf({ frequency, interval }: Rhythm): number {
  return DAYS[frequency] * interval;
}
