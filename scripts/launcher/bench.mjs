import { buildServer, buildWebApp } from './builds.mjs';
import { installWhatIsMissing } from './install.mjs';
import { node24 } from './places.mjs';
import { runShown } from './run.mjs';

/** What is measured apart, with a flag. */
const apart = {
  '--day': 'bench/gardener-day.ts',
  '--scheduler': 'bench/simulations/scheduler.ts',
  '--watering': 'bench/simulations/watering.ts',
};

/** Runs the measurements of bench/. */
export async function bench(args) {
  await installWhatIsMissing();
  await buildWebApp(); // `npm start`, which is measured too, would build it otherwise.
  await buildServer();
  return runShown(node24, [apart[args[0]] ?? 'bench/run.ts', ...args]);
}
