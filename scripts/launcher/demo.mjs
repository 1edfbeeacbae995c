import { buildWebApp } from './builds.mjs';
import { installWhatIsMissing } from './install.mjs';
import { node24 } from './places.mjs';
import { runShown } from './run.mjs';

/** The application with a demonstration garden, which demo/ creates in a data folder of its own. */
export async function demo(args) {
  await installWhatIsMissing();
  await buildWebApp();
  return runShown(node24, ['demo/run.ts', ...args]);
}
