import { buildServer } from './builds.mjs';
import { installWhatIsMissing } from './install.mjs';
import { node24 } from './places.mjs';
import { runShown } from './run.mjs';

/** Mistreats a server of its own and says what it withstood. */
export async function torture(args) {
  await installWhatIsMissing();
  await buildServer();
  return runShown(node24, ['torture/run.ts', ...args]);
}
