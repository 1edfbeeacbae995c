import { administer } from './administration/administer.ts';
import { CommandError } from './administration/command-error.ts';
import { openDatabase } from './administration/open-database.ts';
import { systemClock } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import { isUnreachable } from './db/dialect.ts';
import { administeredAccounts } from './features/auth/auth.admin.ts';
import { networkAddresses } from './network.ts';

try {
  const config = readConfig(process.env, networkAddresses());
  const db = await openDatabase(config.database);
  try {
    const said = await administer(process.argv.slice(2), {
      db,
      clock: systemClock,
      publicUrl: config.publicUrl,
      accounts: administeredAccounts(db, systemClock),
    });
    process.stdout.write(`${said}\n`);
  } finally {
    await db.destroy();
  }
} catch (error) {
  process.stderr.write(`${failure(error)}\n`);
  process.exitCode = 1;
}

/** One line for what the administrator can correct, the whole error for anything else. */
function failure(error: unknown): string {
  if (error instanceof CommandError || error instanceof ConfigError) return error.message;
  if (isUnreachable(error)) return 'DATABASE_URL names a database that cannot be reached';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
