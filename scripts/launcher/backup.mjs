import { resolve } from 'node:path';
import { buildServer } from './builds.mjs';
import { installWhatIsMissing } from './install.mjs';
import { backupCommand, node24 } from './places.mjs';
import { runShown } from './run.mjs';

/** Writes a backup of the data to a file, also while the server runs. */
export function backup(args) {
  return runCommand('backup', args);
}

/** Restores a backup from a file. */
export function restore(args) {
  return runCommand('restore', args);
}

async function runCommand(command, args) {
  await installWhatIsMissing();
  await buildServer();
  // npm changes to the folder of the repository; a file is meant from where the user is.
  const from = process.env.INIT_CWD ?? process.cwd();
  const places = args.map((arg) => (arg.startsWith('--') ? arg : resolve(from, arg)));
  return runShown(node24, [...backupCommand, command, ...places], { env: { NODE_ENV: 'production' } });
}
