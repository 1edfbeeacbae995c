import { installWhatIsMissing } from './install.mjs';
import { node24 } from './places.mjs';
import { runShown } from './run.mjs';

/** How well the embedded engine answers gardeners' questions and knows their plants' names: see evaluation/. */
export async function evaluate(args) {
  await installWhatIsMissing();
  return runShown(node24, ['evaluation/run.ts', ...args]);
}
