import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gardener } from './areas/account.ts';
import { growGarden } from './grow-garden.ts';

/** `npm run demo`: the application with a demonstration garden in a data folder of its own. `--reset` starts over. */
const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } });
const folder = path.resolve(import.meta.dirname, '../data/demo');

if (values.reset) await rm(folder, { recursive: true, force: true });
if (!existsSync(folder)) {
  process.stdout.write('Growing the garden …\n');
  // Under another name until it is complete, so that an interruption does not leave half a garden.
  const growing = `${folder}.growing`;
  await rm(growing, { recursive: true, force: true });
  await growGarden(growing, new Date());
  await rename(growing, folder);
}

process.stdout.write(`Sign in as ${gardener.email} with the password ${gardener.password}\n`);

// The garden is only in that folder, even if the environment configures another database or storage; and no email is sent.
for (const elsewhere of ['DATABASE_URL', 'STORAGE_URL', 'REDIS_URL', 'SMTP_URL']) delete process.env[elsewhere];
process.env.DATA_DIR = folder;
process.env.LOG_LEVEL ??= 'warn';
await import('../server/src/main.ts');
