import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What entries say moves into rows of its own, which the entries of several plants share. */
export const sharedDiaryTexts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('diary_texts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('description', 'text')
      .addColumn('notes', 'text')
      .execute();
    await db.schema.createIndex('diary_texts_by_user').on('diary_texts').column('user_id').execute();
    await db.schema
      .alterTable('diary_entries')
      .addColumn('text_id', 'text', (column) => column.references('diary_texts.id'))
      .execute();

    // Entries that one call wrote have the same `created_at`. Each takes the text of the first of them if it still has the
    // same one, and otherwise gets a text of its own. Comparing each with the first alone takes time in proportion to their
    // number, however many were written at once.
    await sql`
      create table text_of_entry as
      select entry.id as entry_id,
        case
          when entry.description is not distinct from first.description and entry.notes is not distinct from first.notes
          then first.id else entry.id
        end as text_id
      from (
        select id, min(id) over (partition by user_id, created_at) as first_id from diary_entries
        where description is not null or notes is not null
      ) as written
      join diary_entries as entry on entry.id = written.id
      join diary_entries as first on first.id = written.first_id
    `.execute(db);
    await sql`
      insert into diary_texts (id, user_id, description, notes)
      select id, user_id, description, notes from diary_entries where id in (select text_id from text_of_entry)
    `.execute(db);
    await sql`
      update diary_entries set text_id = text_of_entry.text_id from text_of_entry where entry_id = diary_entries.id
    `.execute(db);
    await db.schema.dropTable('text_of_entry').execute();

    // Used by the foreign key, and to find whether a text is still shown.
    await db.schema.createIndex('diary_by_text').on('diary_entries').column('text_id').execute();
    await db.schema.alterTable('diary_entries').dropColumn('description').execute();
    await db.schema.alterTable('diary_entries').dropColumn('notes').execute();
  },
};
