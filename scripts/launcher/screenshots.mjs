import { buildWebApp } from './builds.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { installWhatIsMissing } from './install.mjs';
import { node24 } from './places.mjs';
import { runShown } from './run.mjs';

/** Takes the README's screenshots again. */
export async function screenshots(args) {
  await installWhatIsMissing();
  const chromium = await findOrInstallChromium();
  await buildWebApp();
  return runShown(node24, ['demo/screenshots.ts', ...args], { env: { CHROMIUM_PATH: chromium } });
}
