import { installPackage, mayInstallPackages } from './distribution.mjs';
import { runQuietly } from './run.mjs';

/** Without Redis the tests of several processes are skipped. */
export async function installRedis() {
  if (await isThere()) return;
  let reason = 'Install redis-server to run them.';
  if (mayInstallPackages()) {
    console.log('Installing Redis for the tests of several processes …');
    const failure = await installPackage('redis-server');
    if (await isThere()) return;
    reason = failure.trim().split('\n').at(-1);
  }
  console.log(`The tests of several processes are skipped. ${reason}`);
}

async function isThere() {
  const answer = await runQuietly('redis-server', ['--version']).catch(() => null);
  return answer?.code === 0;
}
