import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const remindersAndNotifications: Migration = {
  async up(db: Kysely<unknown>) {
    await growUsers(db);
    // When a plant's health last changed; unknown for existing plants, for which the date they were added counts.
    await db.schema.alterTable('plants').addColumn('health_since', 'text').execute();

    await ofUser(db.schema.createTable('reminders'))
      .addColumn('plant_id', 'text', (column) => column.notNull().references('plants.id').onDelete('cascade'))
      .addColumn('series_id', 'text', (column) => column.notNull())
      .addColumn('previous_id', 'text', (column) => column.references('reminders.id').onDelete('set null'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('frequency', 'text', (column) => column.notNull())
      .addColumn('interval', 'integer', (column) => column.notNull())
      .addColumn('rhythm_start', 'text', (column) => column.notNull())
      .addColumn('scheduled_at', 'text', (column) => column.notNull())
      .addColumn('snoozed_until', 'text')
      .addColumn('email_notification', 'integer', (column) => column.notNull())
      .addColumn('completed_at', 'text')
      .addColumn('changed_at', 'text')
      .addColumn('moist_streak', 'integer', (column) => column.notNull())
      .addColumn('moist_answered', 'integer', (column) => column.notNull())
      .addColumn('notice_at', 'text')
      .execute();
    await db.schema.createIndex('reminders_by_user').on('reminders').columns(['user_id', 'completed_at']).execute();
    await db.schema.createIndex('reminders_by_plant').on('reminders').column('plant_id').execute();
    await db.schema.createIndex('reminders_by_previous').on('reminders').column('previous_id').execute();
    // A series has one open reminder, even after a double click or clicks on two devices.
    await db.schema
      .createIndex('reminders_open_in_series')
      .on('reminders')
      .column('series_id')
      .unique()
      .where(sql.ref('completed_at'), 'is', null)
      .execute();
    await db.schema
      .createIndex('reminders_to_tell')
      .on('reminders')
      .columns(['notice_at', 'user_id'])
      .where(sql.ref('notice_at'), 'is not', null)
      .execute();

    await ofUser(db.schema.createTable('outbox'), { nullableOwner: true })
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('merge_key', 'text', (column) => column.unique())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('send_after', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('claim', 'text')
      .addColumn('claimed_until', 'text')
      .addColumn('failed_at', 'text')
      .addColumn('last_error', 'text')
      .execute();
    await db.schema.createIndex('outbox_by_user').on('outbox').column('user_id').execute();
    await db.schema
      .createIndex('outbox_due')
      .on('outbox')
      .columns(['kind', 'send_after'])
      .where(sql.ref('failed_at'), 'is', null)
      .execute();

    await ofUser(db.schema.createTable('notifications'))
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('priority', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('read', 'integer', (column) => column.notNull())
      .addColumn('plant_id', 'text', (column) => column.references('plants.id').onDelete('cascade'))
      .addColumn('reminder_id', 'text', (column) => column.references('reminders.id').onDelete('cascade'))
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('mail_id', 'text', (column) => column.references('outbox.id').onDelete('set null'))
      .addColumn('pushed_with', 'text')
      .execute();
    await db.schema
      .createIndex('notifications_by_user')
      .on('notifications')
      .columns(['user_id', 'created_at', 'id'])
      .execute();
    await db.schema
      .createIndex('notifications_by_user_and_read')
      .on('notifications')
      .columns(['user_id', 'read', 'created_at', 'id'])
      .execute();
    await db.schema.createIndex('notifications_by_plant').on('notifications').column('plant_id').execute();
    await db.schema.createIndex('notifications_by_reminder').on('notifications').column('reminder_id').execute();
    await db.schema
      .createIndex('notifications_pushed_together')
      .on('notifications')
      .columns(['user_id', 'pushed_with'])
      .where(sql.ref('pushed_with'), 'is not', null)
      .execute();
    await db.schema.createIndex('notifications_by_mail').on('notifications').column('mail_id').execute();

    await db.schema
      .createTable('announced')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('announced_once', ['user_id', 'key'])
      .execute();
    await db.schema.createIndex('announced_by_age').on('announced').column('created_at').execute();

    await ofUser(db.schema.createTable('push_subscriptions'))
      .addColumn('session_id', 'text', (column) => column.unique().references('sessions.id').onDelete('cascade'))
      .addColumn('endpoint', 'text', (column) => column.notNull().unique())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('push_by_user').on('push_subscriptions').column('user_id').execute();

    await ofUser(db.schema.createTable('password_resets'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('password_resets_by_user').on('password_resets').column('user_id').execute();
    await db.schema.createIndex('password_resets_by_expiry').on('password_resets').column('expires_at').execute();
  },
};

/** A table whose rows each belong to a gardener and are deleted with the account. */
function ofUser<Table extends string>(table: CreateTableBuilder<Table>, { nullableOwner = false } = {}) {
  return table
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => {
      const owner = column.references('users.id').onDelete('cascade');
      return nullableOwner ? owner : owner.notNull();
    })
    .addColumn('created_at', 'text', (column) => column.notNull());
}

async function growUsers(db: Kysely<unknown>): Promise<void> {
  const column = (name: string, type: 'text' | 'integer', usual?: string | number) =>
    db.schema
      .alterTable('users')
      .addColumn(name, type, (added) => (usual === undefined ? added : added.notNull().defaultTo(usual)))
      .execute();
  await column('quiet_enabled', 'integer', 0);
  await column('quiet_from', 'text', '21:00');
  await column('quiet_until', 'text', '08:00');
  await column('unsubscribe_token', 'text');
  await column('calendar_token', 'text');
  // Long past, so that each garden is reviewed in the next run.
  await column('review_at', 'text', '1970-01-01T00:00:00.000Z');
  await db.schema.createIndex('users_by_unsubscribe').on('users').column('unsubscribe_token').unique().execute();
  await db.schema.createIndex('users_by_calendar').on('users').column('calendar_token').unique().execute();
  await db.schema.createIndex('users_to_review').on('users').column('review_at').execute();
}
