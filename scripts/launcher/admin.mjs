import { buildServer } from './builds.mjs';
import { installWhatIsMissing } from './install.mjs';
import { adminCommand, node24 } from './places.mjs';
import { runShown } from './run.mjs';

/** Lists and changes accounts and settings, also while the server runs. */
export async function admin(args) {
  await installWhatIsMissing();
  await buildServer();
  return runShown(node24, [...adminCommand, ...args], { env: { NODE_ENV: 'production' } });
}
