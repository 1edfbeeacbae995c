import type { Kysely, Transaction } from 'kysely';
import type { AccountQuotaTable, SettingTable } from './administration/administration.table.ts';
import type { AttemptTable } from './attempts/attempts.table.ts';
import type { DataVersionTable } from './db/data-versions.table.ts';
import type { AnswerTable, EngineCallTable } from './features/assistant/assistant.table.ts';
import type { PasswordResetTable, SessionTable, UserTable } from './features/auth/auth.table.ts';
import type { NightlyBackupTable } from './features/backups/backups.table.ts';
import type { KnownDeviceTable } from './features/devices/devices.table.ts';
import type { DiaryEntryTable, DiaryTextTable } from './features/diary/diary.table.ts';
import type { EmailConfirmationTable } from './features/email-address/email-address.table.ts';
import type {
  AnnouncedTable,
  NotificationTable,
  PushSubscriptionTable,
} from './features/notifications/notifications.table.ts';
import type { PhotoTable } from './features/photos/photos.table.ts';
import type { PlaceTable, PlantMoveTable } from './features/places/places.table.ts';
import type { PlantTable } from './features/plants/plants.table.ts';
import type { RecoveryCheckUpTable, RecoveryTable } from './features/recovery/recovery.table.ts';
import type { ReminderTable } from './features/reminders/reminders.table.ts';
import type { SitterLinkTable, SitterTickTable } from './features/sitter/sitter.table.ts';
import type { ImportTable } from './features/transfer/transfer.table.ts';
import type { IdempotencyKeyTable } from './idempotency/idempotency.table.ts';
import type { OutboxTable } from './jobs/outbox.table.ts';

/** Every table of the product. */
export interface Tables {
  users: UserTable;
  settings: SettingTable;
  account_quotas: AccountQuotaTable;
  data_versions: DataVersionTable;
  sessions: SessionTable;
  photos: PhotoTable;
  places: PlaceTable;
  plants: PlantTable;
  plant_moves: PlantMoveTable;
  diary_entries: DiaryEntryTable;
  diary_texts: DiaryTextTable;
  reminders: ReminderTable;
  sitter_links: SitterLinkTable;
  sitter_ticks: SitterTickTable;
  notifications: NotificationTable;
  announced: AnnouncedTable;
  push_subscriptions: PushSubscriptionTable;
  password_resets: PasswordResetTable;
  answers: AnswerTable;
  engine_calls: EngineCallTable;
  imports: ImportTable;
  recoveries: RecoveryTable;
  recovery_looks: RecoveryCheckUpTable;
  email_confirmations: EmailConfirmationTable;
  known_devices: KnownDeviceTable;
  attempts: AttemptTable;
  idempotency_keys: IdempotencyKeyTable;
  outbox: OutboxTable;
  nightly_backups: NightlyBackupTable;
}

export type Db = Kysely<Tables>;

/** A transaction: everything done in it is undone if the caller throws. */
export type Tx = Transaction<Tables>;
