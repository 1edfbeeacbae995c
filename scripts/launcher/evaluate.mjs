import { installWhatIsMissing } from './install.mjs';
import { node24 } from './places.mjs';
import { runShown } from './run.mjs';

/** Grades the embedded engine's answers and its recognition of plant names: see evaluation/. */
export async function evaluate(args) {
  await installWhatIsMissing();
  return runShown(node24, ['evaluation/run.ts', ...args]);
}
