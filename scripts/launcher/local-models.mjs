import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installWhatIsMissing } from './install.mjs';
import { npm } from './npm.mjs';
import { root } from './places.mjs';

const RUNTIME = 'onnxruntime-web';

/** Installs the runtime for ONNX models: 139 MB that are not needed otherwise. */
export async function installModels() {
  await installWhatIsMissing();
  if (existsSync(join(root, 'node_modules', RUNTIME, 'package.json'))) return 0;
  console.log(`Installing ${RUNTIME} …`);
  const { peerDependencies } = read('server/package.json');
  const { version } = read('package-lock.json').packages['node_modules/node'];
  await npm(
    ['install', '--no-save', '--no-package-lock', '--include=dev', `${RUNTIME}@${peerDependencies[RUNTIME]}`],
    version,
  );
  return 0;
}

function read(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}
