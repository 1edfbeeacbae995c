import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { installWhatIsMissing } from './install.mjs';
import { node24, root, tools } from './places.mjs';
import { ended, launch } from './run.mjs';

/** Server and Vite together, both reloading. When one of them ends, the other is stopped too. */
export async function dev() {
  await installWhatIsMissing();
  const parts = [
    part('server', ['--watch', '--watch-preserve-output', 'server/src/main.ts'], root),
    part('web', [tools.vite], join(root, 'web')),
  ];
  const endings = parts.map(ended);
  const firstCode = await Promise.race(endings);
  for (const child of parts) child.kill('SIGTERM');
  await Promise.all(endings);
  return firstCode;
}

function part(name, args, cwd) {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = launch(node24, args, { cwd, env: color, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(6)} │ ${line}`));
  }
  return child;
}
