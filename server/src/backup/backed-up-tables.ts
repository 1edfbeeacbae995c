import type { Tables } from '../tables.ts';

/**
 * Every table of the product, each after those it refers to, and whether backups hold its rows. Otherwise triggers make
 * them again. A table missing here does not compile.
 */
const IN_ORDER = {
  users: true,
  sessions: true,
  photos: true,
  places: true,
  plants: true,
  plant_moves: true,
  diary_texts: true,
  diary_entries: true,
  reminders: true,
  sitter_links: true,
  sitter_ticks: true,
  outbox: true,
  notifications: true,
  announced: true,
  push_subscriptions: true,
  password_resets: true,
  email_confirmations: true,
  known_devices: true,
  answers: true,
  engine_calls: true,
  imports: true,
  recoveries: true,
  recovery_looks: true,
  attempts: true,
  idempotency_keys: true,
  settings: true,
  account_quotas: true,
  nightly_backups: true,
  data_versions: false,
} satisfies Record<keyof Tables, boolean>;

export const ALL_TABLES: readonly string[] = Object.keys(IN_ORDER);

export const BACKED_UP_TABLES: readonly string[] = Object.entries(IN_ORDER)
  .filter(([, isBackedUp]) => isBackedUp)
  .map(([name]) => name);
