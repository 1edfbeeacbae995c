import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { isLazy, type Manifest, scriptsOfFirstLoad } from './bundle/manifest.ts';

/** The limit for the compressed scripts that the landing page loads before it is shown. */
const BUDGET_BYTES = 120_000;

const LANDING = 'src/screens/landing-screen.tsx';

/** What is shown while a screen loads, or when it cannot be loaded, must be part of the first load. */
const AT_HAND = ['src/screens/loading-screen.tsx', 'src/screens/error-screen.tsx'];

const web = fileURLToPath(new URL('../web', import.meta.url));
// Written by Vite, with the documented shape.
const manifest = JSON.parse(readFileSync(path.join(web, 'dist/.vite/manifest.json'), 'utf8')) as Manifest;

const bytes = scriptsOfFirstLoad(manifest, LANDING)
  .map((file) => gzipSync(readFileSync(path.join(web, 'dist', file))).length)
  .reduce((total, size) => total + size, 0);
const eager = readdirSync(path.join(web, 'src/screens'))
  .filter((name) => name.endsWith('-screen.tsx'))
  .map((name) => `src/screens/${name}`)
  .filter((screen) => screen !== LANDING && !AT_HAND.includes(screen) && !isLazy(manifest, screen));

const inWords = (count: number) => count.toLocaleString('en');
console.log(`landing page: ${inWords(bytes)} of ${inWords(BUDGET_BYTES)} bytes of script`);
if (bytes > BUDGET_BYTES)
  console.log('web/dist: the landing page loads too much: make lazy what it does not show at once');
for (const screen of eager) console.log(`web/${screen}: is not a chunk of its own: import it lazily in its route`);
if (bytes > BUDGET_BYTES || eager.length > 0) process.exitCode = 1;
