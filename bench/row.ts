import type { EmbeddedPostgres } from '../server/test/support/embedded-postgres.ts';
import type { Figure } from './figure.ts';
import type { Product } from './servers/start.ts';

export interface Setting {
  /** The same server on each database, which has gone through all rows before. */
  products: readonly Product[];
  /** For rows that start servers of their own; null: only SQLite is measured. */
  postgres: EmbeddedPostgres | null;
  /** Seconds of the soak. */
  soakSeconds: number;
  /** Says on stderr what is being done. */
  progress(text: string): void;
}

/** A part of the run that can be chosen by its name. */
export interface Row {
  name: string;
  measure(setting: Setting): Promise<Figure[]>;
}
