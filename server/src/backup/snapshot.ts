import { BackupError } from './backup-error.ts';

/** The types of columns that both databases have under these names. */
export const COLUMN_KINDS = ['text', 'integer', 'double precision'] as const;

export type ColumnKind = (typeof COLUMN_KINDS)[number];
export type Value = string | number | null;
export type Row = Record<string, Value>;

export interface SnapshotTable {
  name: string;
  columns: Record<string, ColumnKind>;
}

/** The database as it was at one moment, while others go on writing. */
export interface Snapshot {
  /** The names of the migrations that made the schema, in order. */
  schema: string[];
  /** The tables of the product, each after those it refers to. */
  tables: SnapshotTable[];
  rows(table: SnapshotTable): AsyncIterable<Row[]>;
  /** May be called again. */
  close(): Promise<void>;
}

/** @throws Error for a type of column that backups do not know yet. */
export function columnKind(table: string, column: string, type: string): ColumnKind {
  const kind = COLUMN_KINDS.find((known) => known === type.toLowerCase());
  if (!kind) throw new Error(`Backups cannot hold ${table}.${column}, whose type is ${type}`);
  return kind;
}

export const NO_DATABASE = 'There is nothing to back up: DATA_DIR or DATABASE_URL names no database of AI Plant Care';

/** @throws BackupError for an empty list, which no server has left. */
export function requireSchema(names: readonly string[]): void {
  if (names.length === 0) throw new BackupError(NO_DATABASE);
}
