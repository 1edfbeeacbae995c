import { installWhatIsMissing } from './install.mjs';
import { node24 } from './places.mjs';
import { runShown } from './run.mjs';
import { buildWebApp } from './web-build.mjs';

/** The server with the web app, for normal use. The server prints its address. */
export async function start(args) {
  await installWhatIsMissing();
  await buildWebApp();
  return runShown(node24, ['server/src/main.ts', ...args], { env: { NODE_ENV: 'production' } });
}
