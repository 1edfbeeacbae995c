// The commands of package.json. Plain JavaScript for any Node from 18 on, because it runs before Node 24 is installed.
import { admin } from './launcher/admin.mjs';
import { backup, restore } from './launcher/backup.mjs';
import { bench } from './launcher/bench.mjs';
import { check } from './launcher/check.mjs';
import { demo } from './launcher/demo.mjs';
import { dev } from './launcher/dev.mjs';
import { evaluate } from './launcher/evaluate.mjs';
import { Failure } from './launcher/failure.mjs';
import { installModels } from './launcher/local-models.mjs';
import { screenshots } from './launcher/screenshots.mjs';
import { start } from './launcher/start.mjs';
import { test } from './launcher/test.mjs';
import { torture } from './launcher/torture.mjs';

const commands = {
  start,
  admin,
  dev,
  check,
  test,
  torture,
  bench,
  evaluate,
  backup,
  restore,
  demo,
  screenshots,
  'install-models': installModels,
};

const [name = '', ...args] = process.argv.slice(2);

try {
  if (!Object.hasOwn(commands, name)) throw new Failure(`Usage: launch.mjs ${Object.keys(commands).join('|')}`);
  process.exitCode = await commands[name](args);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
