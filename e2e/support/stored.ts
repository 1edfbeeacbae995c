import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dataDir } from './server-under-test.ts';

const DAY_MS = 86_400_000;

/** Opens the file that the server under test is using; both may, as SQLite keeps them in turn. */
function openDatabase(): DatabaseSync {
  return new DatabaseSync(path.join(dataDir, 'plantcare.sqlite'), { timeout: 10_000 });
}

/** How many rows of each table belong to a user; tables without any are left out. */
export function rowsOf(userId: string): Record<string, number> {
  const database = openDatabase();
  try {
    const owned = database
      .prepare(
        `select t.name, c.name as owner from sqlite_schema t, pragma_table_info(t.name) c
         where t.type = 'table' and (c.name = 'user_id' or (t.name = 'users' and c.name = 'id'))`,
      )
      .all();
    const counts = owned.map(({ name, owner }): [string, number] => {
      const row = database.prepare(`select count(*) as rows from "${name}" where "${owner}" = ?`).get(userId);
      return [String(name), Number(row?.rows)];
    });
    return Object.fromEntries(counts.filter(([, rows]) => rows > 0));
  } finally {
    database.close();
  }
}

/** The files of the photos at these addresses that are in the photo folder, full size and thumbnail. */
export function storedFilesOf(photoUrls: readonly (string | null)[]): string[] {
  const names = photoUrls.flatMap((url) => (url ? [path.basename(url, '.webp')] : []));
  return readdirSync(path.join(dataDir, 'photos')).filter((file) => names.some((name) => file.startsWith(name)));
}

/** Plants "Plant 1" to the last number given, the highest the newest, in the time that one call would take. */
export function plantMany(userId: string, count: number): void {
  const database = openDatabase();
  try {
    const insert = database.prepare(
      `insert into plants (id, user_id, name, species, place_id, health, size, created_at)
       values (?, ?, ?, ?, ?, 'healthy', 'medium', ?)`,
    );
    const insertPlace = database.prepare(
      `insert into places (id, user_id, name, name_key, kept, created_at) values (?, ?, ?, lower(?), 0, ?)`,
    );
    const first = Date.now() - count * 1000;
    database.exec('begin immediate');
    const shelves = Array.from({ length: 20 }, (_, number) => {
      const [id, name, made] = [idAt(new Date(first)), `Shelf ${number}`, new Date(first).toISOString()];
      insertPlace.run(id, userId, name, name, made);
      return id;
    });
    for (let number = 1; number <= count; number++) {
      const planted = new Date(first + number * 1000);
      const place = shelves[number % shelves.length] ?? null;
      insert.run(idAt(planted), userId, `Plant ${number}`, `Species ${number % 200}`, place, planted.toISOString());
    }
    database.exec('commit');
  } finally {
    database.close();
  }
}

/** Reminders to water a plant, "Reminder 1" to the last number given, due on days one after the other from tomorrow on. */
export function remindMany(userId: string, plantId: string, count: number): void {
  const database = openDatabase();
  try {
    const insert = database.prepare(
      `insert into reminders (id, user_id, plant_id, series_id, title, type, frequency, interval, rhythm_start,
         scheduled_at, email_notification, moist_streak, moist_answered, created_at)
       values (?, ?, ?, ?, ?, 'watering', 'once', 1, ?, ?, 1, 0, 0, ?)`,
    );
    const now = new Date();
    database.exec('begin immediate');
    for (let number = 1; number <= count; number++) {
      const due = new Date(now.getTime() + number * DAY_MS).toISOString();
      const id = idAt(now);
      insert.run(id, userId, plantId, id, `Reminder ${number}`, due.slice(0, 19), due, now.toISOString());
    }
    database.exec('commit');
  } finally {
    database.close();
  }
}

/**
 * Leaves exactly these notifications to a user, "Note 1" the oldest, of which the newest are unread. Reminders, plant
 * care, weather alerts, system and insights take turns; those about plants are about `plantId`.
 */
export function notifyMany(userId: string, count: number, { unread = count, plantId = '' } = {}): void {
  const types = ['reminder', 'plant_care', 'weather_alert', 'system', 'ai_insight'];
  const priorities = ['low', 'medium', 'high', 'urgent'];
  const database = openDatabase();
  try {
    const insert = database.prepare(
      `insert into notifications (id, user_id, type, priority, title, message, read, plant_id, data, created_at)
       values (?, ?, ?, ?, ?, 'Something to know.', ?, ?, '{}', ?)`,
    );
    database.exec('begin immediate');
    database.prepare('delete from notifications where user_id = ?').run(userId);
    for (let number = 1; number <= count; number++) {
      const told = new Date(Date.now() - (count - number) * 60_000);
      const type = types[number % types.length] ?? 'system';
      const about = type === 'plant_care' && plantId !== '' ? plantId : null;
      const priority = priorities[number % priorities.length] ?? 'low';
      const read = number <= count - unread ? 1 : 0;
      insert.run(idAt(told), userId, type, priority, `Note ${number}`, read, about, told.toISOString());
    }
    database.exec('commit');
  } finally {
    database.close();
  }
}

/** A UUIDv7, as the server makes them. */
function idAt(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0');
  const random = randomUUID();
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`;
}
