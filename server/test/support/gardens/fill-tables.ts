import type { Kysely } from 'kysely';
import { BACKED_UP_TABLES } from '../../../src/backup/backed-up-tables.ts';
import type { AnyTables } from '../../../src/backup/restore-rows.ts';
import type { Row, Value } from '../../../src/backup/snapshot.ts';

/** The tables that columns of these names refer to. */
const REFERENCES: Readonly<Record<string, string>> = {
  user_id: 'users',
  session_id: 'sessions',
  place_id: 'places',
  plant_id: 'plants',
  photo_id: 'photos',
  text_id: 'diary_texts',
  entry_id: 'diary_entries',
  diary_entry_id: 'diary_entries',
  previous_id: 'reminders',
  reminder_id: 'reminders',
  link_id: 'sitter_links',
  mail_id: 'outbox',
  recovery_id: 'recoveries',
};

const DAY_MS = 24 * 3_600_000;
const START = Date.parse('2026-01-01T00:00:00.000Z');
const STATUSES = ['kept', 'kept', 'kept', 'discarded'];
/** What a text may contain that one database or one format could treat differently from another. */
const TROUBLE = ['plain', 'Größe "zwei"', "O'Neill \\ back", 'line\nbreak\ttab', '🌱 cárdeno', ' ', '', '50% _ \u2028'];

/**
 * Puts rows into every table of whatever schema the database has: texts of all kinds, nulls, references, and rows that
 * refer to later ones of their own table.
 */
export async function fillTables(db: Kysely<AnyTables>, count: number): Promise<void> {
  const made = new Map((await db.introspection.getTables()).map(({ name, columns }) => [name, columns]));
  for (const table of BACKED_UP_TABLES) {
    const columns = made.get(table);
    if (!columns) continue;
    const rows = Array.from({ length: count }, (_, n): Row => {
      const values = columns.map(({ name, dataType, isNullable }): [string, Value] => {
        // Another pattern for each column, so that all combinations occur.
        const isNull = name !== 'id' && isNullable && (n + name.length) % 3 === 0;
        return [name, isNull ? null : valueFor({ table, name, dataType, n, count })];
      });
      return Object.fromEntries(values);
    });
    await db.insertInto(table).values(rows).execute();
  }
}

interface Place {
  table: string;
  name: string;
  dataType: string;
  n: number;
  count: number;
}

function valueFor({ table, name, dataType, n, count }: Place): Value {
  const target = REFERENCES[name];
  // Backwards in its own table: a row comes before the one that it refers to.
  if (target !== undefined) return `${target}-${target === table ? Math.min(count - 1, n + 1) : n}`;
  if (name === 'id') return `${table}-${n}`;
  if (table === 'photos' && name === 'status') return STATUSES[n % STATUSES.length] ?? null;
  if (table === 'photos' && name === 'name') return `photo-${n}`;
  if (/^int/i.test(dataType)) return n % 5;
  if (/^(double|float)/i.test(dataType)) return n / 7;
  if (/_(at|until|after)$/.test(name) || name === 'date') return new Date(START + n * DAY_MS).toISOString();
  return `${table}.${name} ${n} ${TROUBLE[(n + name.length) % TROUBLE.length]}`;
}

/** Every row of the product's tables, in one order whatever the database; booleans and times are the same in both. */
export async function allRows(db: Kysely<AnyTables>): Promise<Record<string, Row[]>> {
  const made = new Set((await db.introspection.getTables()).map(({ name }) => name));
  const rows: Record<string, Row[]> = {};
  for (const table of BACKED_UP_TABLES) {
    if (!made.has(table)) continue;
    const found = await db.selectFrom(table).selectAll().execute();
    const sorted = found.map((row) => Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))));
    rows[table] = sorted.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return rows;
}
