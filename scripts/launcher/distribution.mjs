import { existsSync } from 'node:fs';
import { runQuietly } from './run.mjs';

/** Whether this is Debian or Ubuntu, with the right to install packages. */
export function mayInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** Installs a package of Debian or Ubuntu. Returns what went wrong, or an empty text. */
export async function installPackage(name) {
  if (!mayInstallPackages()) return '';
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // Without a network it fails within seconds.
  const options = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  const update = await runQuietly('apt-get', [...options, 'update'], { env });
  if (update.code !== 0) return update.output;
  const install = await runQuietly('apt-get', [...options, 'install', '-y', '--no-install-recommends', name], { env });
  return install.code === 0 ? '' : install.output;
}
