import { DONE_TITLES } from '@plantcare/contract/care.ts';
import type { Activity, DiaryEntry } from '@plantcare/contract/diary.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import { WATERING } from '@test/examples.ts';
import { json, type ReceivedCall, refusal, serve } from '@test/fake-server.ts';
import { exampleReminder } from '@/features/reminders/example-reminder.ts';

interface Garden {
  plants?: Plant[];
  reminders?: Reminder[];
  entries?: DiaryEntry[];
}

type Replies = Parameters<typeof serve>[0];

/**
 * A fake server that stores and changes plants, reminders and diary entries; `replies` override its own. It does not compute
 * the rhythm of reminders.
 */
export function serveGarden({ plants = [], reminders = [], entries = [] }: Garden, replies: Replies = {}) {
  const garden = { plants, reminders, entries };
  let made = 0;
  const newId = () => `01980000-0000-7000-8000-${String(++made).padStart(12, '9')}`;

  function plantOf(id: unknown) {
    const plant = garden.plants.find(({ _id }) => _id === id) ?? garden.plants[0];
    return { _id: plant?._id ?? '', name: plant?.name ?? '' };
  }

  function change(id: string, changes: Partial<Reminder>): Response {
    const found = garden.reminders.find(({ _id }) => _id === id);
    if (!found) return refusal(404, 'Reminder not found.', 'not_found');
    const changed = { ...found, ...changes };
    garden.reminders = garden.reminders.map((other) => (other._id === id ? changed : other));
    return json(changed);
  }

  /** Writes an entry of now for each plant. */
  function write(plants: readonly string[], activity: Activity): DiaryEntry[] {
    const date = new Date().toISOString();
    const title = DONE_TITLES[activity];
    const written = plants.map((id) => ({
      ...WATERING,
      ...{ _id: newId(), plant: plantOf(id), title, activity, activityType: activity, date },
    }));
    garden.entries = [...written, ...garden.entries];
    return written;
  }

  function complete(ids: readonly string[]): Reminder[] {
    for (const id of ids) change(id, { completed: true, completedAt: new Date().toISOString() });
    return garden.reminders.filter(({ _id }) => ids.includes(_id));
  }

  const received = serve({
    'GET /places': () => json([]),
    'GET /plants/:id/moves': () => json([]),
    'GET /plants/former': () => json([]),
    'GET /plants': () => json(garden.plants),
    'GET /plants/:id': ({ call }) => {
      const plant = garden.plants.find(({ _id }) => call.endsWith(_id));
      return plant ? json(plant) : refusal(404, 'Plant not found.', 'not_found');
    },
    'GET /reminders': () => json(garden.reminders),
    'POST /reminders/complete': ({ body }) => {
      const { ids, diary } = body as { ids: string[]; diary?: boolean }; // Sent by the browser, here and below.
      const completed = complete(ids);
      if (diary) for (const { plant, type } of completed) write([plant._id], type);
      return json(completed);
    },
    'POST /care': ({ body }) => {
      const { plants, activity } = body as { plants: string[]; activity: Activity };
      const due = garden.reminders.filter(
        ({ completed, plant, type }) => !completed && plants.includes(plant._id) && type === activity,
      );
      return json({ entries: write(plants, activity), reminders: complete(due.map(({ _id }) => _id)) }, 201);
    },
    'POST /care/undo': ({ body }) => {
      const { entries = [], reminders = [] } = body as { entries?: string[]; reminders?: string[] };
      garden.entries = garden.entries.filter(({ _id }) => !entries.includes(_id));
      for (const id of reminders) change(id, { completed: false, completedAt: null });
      return json(garden.reminders.filter(({ _id }) => reminders.includes(_id)));
    },
    'POST /reminders': ({ body }) => {
      const given = body as Partial<Reminder>;
      const reminder = exampleReminder('', { ...given, _id: newId(), plant: plantOf(given.plant) });
      garden.reminders = [reminder, ...garden.reminders];
      return json(reminder, 201);
    },
    'PUT /reminders/:id': ({ call, body }) => {
      const given = body as Partial<Reminder>;
      return change(idIn(call), {
        ...given,
        ...(given.plant && { plant: plantOf(given.plant) }),
        ...('completed' in given && { completedAt: given.completed ? new Date().toISOString() : null }),
      });
    },
    'DELETE /reminders/:id': ({ call }) => {
      garden.reminders = garden.reminders.filter(({ _id }) => _id !== idIn(call));
      return json({ msg: 'Deleted.' });
    },
    'GET /diary': () => json(garden.entries),
    'GET /diary/:id': ({ call }) => json(garden.entries.find(({ _id }) => _id === idIn(call))),
    'POST /diary': ({ body }) => {
      const { plant, ...given } = body as Record<string, string>;
      const written = String(plant)
        .split(',')
        .map((id) => ({ ...WATERING, ...given, _id: newId(), plant: plantOf(id) }));
      garden.entries = [...written, ...garden.entries];
      return json(written[0], 201);
    },
    'PUT /diary/:id': ({ call, body }) => {
      const changes = body as Partial<DiaryEntry>;
      garden.entries = garden.entries.map((entry) => (entry._id === idIn(call) ? { ...entry, ...changes } : entry));
      return json(garden.entries.find(({ _id }) => _id === idIn(call)));
    },
    'DELETE /diary/:id': ({ call }) => {
      garden.entries = garden.entries.filter(({ _id }) => _id !== idIn(call));
      return json({ msg: 'Deleted.' });
    },
    ...replies,
  });

  /** The changing calls, with their bodies. */
  const changes = () =>
    received.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }: ReceivedCall) => [call, body]);
  return { garden, received, changes };
}

function idIn(call: string): string {
  return call.split('/').at(-1) ?? '';
}
