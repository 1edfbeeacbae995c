import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** Limits in bytes; scripts, styles and pages compressed by gzip. */
const BUDGETS = {
  /** The landing page is markup: its one script shows the theme and looks whether somebody is signed in. */
  landingScripts: 5_000,
  /** What a screen for signed-in users needs on the first visit. */
  screenScripts: 200_000,
  styles: 20_000,
  /** Fonts are compressed themselves. */
  fonts: 60_000,
};
const MOST_FONTS = 2;

/** What is shown while a screen loads, or when it cannot be loaded, must be part of the first load. */
const AT_HAND = ['src/screens/loading-screen.tsx', 'src/screens/error-screen.tsx'];

const dist = fileURLToPath(new URL('../web/dist', import.meta.url));
const screens = fileURLToPath(new URL('../web/src/screens', import.meta.url));
const inDist = (file: string) => readFileSync(path.join(dist, file));
const compressed = (files: readonly string[]) =>
  files.map((file) => gzipSync(inDist(file), { level: 9 }).length).reduce((total, size) => total + size, 0);
const inWords = (count: number) => count.toLocaleString('en');

/** Vite's manifest of the build, by the path of each source; its documented shape. */
const manifest: Record<string, { isDynamicEntry?: boolean }> = JSON.parse(inDist('.vite/manifest.json').toString());
/** The files of each screen by its address, as build/screen-files.ts writes them. */
const firstLoads: Record<string, string[]> = JSON.parse(inDist('.vite/first-loads.json').toString());
const complaints: string[] = [];

function check(what: string, bytes: number, budget: number): void {
  console.log(`${what}: ${inWords(bytes)} of ${inWords(budget)} bytes`);
  if (bytes > budget) complaints.push(`${what}: too much. Make lazy what is not shown at once.`);
}

const landing = inDist('landing.html').toString();
const landingFiles = [...landing.matchAll(/<(?:script|link rel="modulepreload")[^>]*(?:src|href)="\/([^"]+)"/g)];
const inThePage = [...landing.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => gzipSync(script).length);
check(
  'scripts of the landing page',
  inThePage.reduce((total, size) => total + size, compressed(landingFiles.flatMap(([, file]) => file ?? []))),
  BUDGETS.landingScripts,
);

const [styles = ''] = /<style>.*<\/style>/s.exec(landing) ?? [];
check('styles of the landing page', gzipSync(styles).length, BUDGETS.styles);

const loads = Object.entries(firstLoads).map(([address, files]) => ({ address, files }));
const sizes = (extension: string) =>
  loads.map(({ address, files }) => ({ address, bytes: compressed(files.filter((file) => file.endsWith(extension))) }));
const heaviest = sizes('.js').reduce((most, load) => (load.bytes > most.bytes ? load : most));
check(`scripts of the heaviest screen, ${heaviest.address}`, heaviest.bytes, BUDGETS.screenScripts);
check('styles of a screen', Math.max(...sizes('.css').map(({ bytes }) => bytes)), BUDGETS.styles);

const fonts = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.woff2'));
check(
  'fonts',
  fonts.map((file) => inDist(`assets/${file}`).length).reduce((total, size) => total + size, 0),
  BUDGETS.fonts,
);
if (fonts.length > MOST_FONTS) complaints.push(`${fonts.length} fonts are loaded early, more than ${MOST_FONTS}.`);

const eager = readdirSync(screens)
  .filter((name) => name.endsWith('-screen.tsx'))
  .map((name) => `src/screens/${name}`)
  .filter((screen) => !AT_HAND.includes(screen) && !manifest[screen]?.isDynamicEntry);
for (const screen of eager) complaints.push(`web/${screen} is not a chunk of its own: import it lazily in its route.`);

for (const complaint of complaints) console.log(complaint);
if (complaints.length > 0) process.exitCode = 1;
