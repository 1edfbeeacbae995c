import type { CallInput } from '@plantcare/contract/endpoint.ts';
import { markAllNotificationsRead } from '@plantcare/contract/notifications.ts';
import { addReminder, type Rhythm } from '@plantcare/contract/reminders.ts';
import { type Calendar, DAYS_LIVED, DUE_HOURS } from '../calendar.ts';
import { collection } from '../collection/collection.ts';
import type { DemoPlant, Task } from '../collection/demo-plant.ts';
import { type Garden, type Happening, plantId } from '../garden.ts';
import { answerCare, answerTasks, type CareDays, snooze } from '../reminder-answers.ts';
import { feedings, wateringGap, waterings } from './diary.ts';

type NewReminder = CallInput<typeof addReminder>['json'];

/** Robin sets reminders when she adds plants, answers them in the morning and evening, and reads her notifications. */
export function reminders(calendar: Calendar): Happening[] {
  const cared = new Map<string, CareDays>(
    collection.map((plant) => [
      plant.name,
      {
        plant,
        watering: waterings(plant, calendar).map(({ at }) => at),
        fertilizing: feedings(plant, calendar).map(({ at }) => at),
      },
    ]),
  );
  const days = Array.from({ length: DAYS_LIVED }, (_, daysAgo) => daysAgo);
  return [
    ...[...cared.values()].flatMap((care) => [
      ...wateringReminder(care, calendar),
      ...feedingReminder(care, calendar),
      ...(care.plant.tasks ?? []).flatMap((task) => taskReminders(care.plant, task, calendar)),
    ]),
    ...days.map((daysAgo) => ({
      at: calendar.at(daysAgo, 9, 15),
      happens: (garden: Garden) => answerCare(garden, cared, calendar, daysAgo),
    })),
    ...days.slice(1).map((daysAgo) => ({
      at: calendar.at(daysAgo, 19),
      happens: (garden: Garden) => answerTasks(garden, calendar, daysAgo),
    })),
    { at: calendar.at(4, 21), happens: (garden) => garden.call(markAllNotificationsRead, {}) },
  ];
}

function wateringReminder({ plant, watering: [first] }: CareDays, calendar: Calendar): Happening[] {
  if (!first) return [];
  const days = Math.round(wateringGap(plant, plant.addedDaysAgo, calendar));
  const rhythm: Rhythm =
    days % 7 === 0 ? { frequency: 'weekly', interval: days / 7 } : { frequency: 'daily', interval: days };
  const at = calendar.at(plant.addedDaysAgo, 7, 50);
  return [set(plant, at, { type: 'watering', title: 'Water', scheduledDate: dueThatDay(first), ...rhythm })];
}

function feedingReminder({ plant, fertilizing: [first] }: CareDays, calendar: Calendar): Happening[] {
  const { feedEveryWeeks: weeks } = plant;
  if (!first || weeks === null) return [];
  const rhythm: Rhythm =
    weeks % 4 === 0 ? { frequency: 'monthly', interval: weeks / 4 } : { frequency: 'weekly', interval: weeks };
  const at = calendar.at(plant.addedDaysAgo, 7, 51);
  return [set(plant, at, { type: 'fertilizing', title: 'Feed', scheduledDate: dueThatDay(first), ...rhythm })];
}

function taskReminders(plant: DemoPlant, task: Task, calendar: Calendar): Happening[] {
  const { setDaysAgo, dueDaysAgo, dueHour, onSundays, type, title, description, rhythm, snoozed } = task;
  const due = calendar.at(onSundays ? calendar.sunday(dueDaysAgo) : dueDaysAgo, dueHour);
  const scheduledDate = due.toISOString();
  return [
    set(plant, calendar.at(setDaysAgo, 19, 30), { type, title, description, scheduledDate, ...rhythm }),
    ...(snoozed
      ? [
          {
            at: calendar.at(snoozed.daysAgo, 20),
            happens: (garden: Garden) => snooze(garden, { plant, task }, snoozed.days),
          },
        ]
      : []),
  ];
}

function set(plant: DemoPlant, at: Date, reminder: Omit<NewReminder, 'plant'>): Happening {
  return {
    at,
    happens: (garden) => garden.call(addReminder, { json: { ...reminder, plant: plantId(garden, plant.name) } }),
  };
}

/** Care is due when Robin begins her round. */
function dueThatDay(moment: Date): string {
  const due = new Date(moment);
  due.setHours(DUE_HOURS[0], 0, 0, 0);
  return due.toISOString();
}
