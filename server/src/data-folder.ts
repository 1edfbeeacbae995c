import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from './config.ts';
import { isBusy } from './db/dialect.ts';

const ONLY_OWNER = 0o700;

/** Makes the data folder, readable for the user of this process alone. */
export function makeDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: ONLY_OWNER });
  // Made by an earlier release, or by hand; where the system does not let this process change it, it stays.
  try {
    chmodSync(dataDir, ONLY_OWNER);
  } catch {}
}

/**
 * Claims the data folder for this process, so that no second server works on its database. The lock is SQLite's own lock
 * of an empty database: the system releases it when the process ends, in whatever way.
 * @returns what releases it. @throws ConfigError when another process has it.
 */
export function lockDataFolder(dataDir: string): () => void {
  const lock = new DatabaseSync(path.join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new ConfigError('DATA_DIR is in use by another server that is running') : error;
  }
  return () => lock.close();
}
