// Runs before everything else, in the page itself: shows the theme, the frame and the heading of the screen while the
// application loads, and has the lists and the files of that screen loaded at once. The frame itself is in index.html.
import { FIRST_CALLS } from '@/app/first-calls.ts';
import { hasFirstItems, showFirstItems } from '@/app/first-items.ts';
import { firstScreen } from '@/app/first-screen.ts';
import { frameShown } from '@/app/frame-shown.ts';
import { storedOpener, storedTheme } from '@/app/opener.ts';
import { announceStyleSheets } from '@/app/style-sheets.ts';
import { askEarly } from '@/lib/api/early-answers.ts';

/** The files that a screen needs besides those of every screen, by its path. Set by the build, like the next. */
declare const SCREEN_FILES: Readonly<Record<string, readonly string[]>>;
declare const FONT_FILES: readonly string[];
declare const STYLE_SHEETS: readonly string[];

/** For the list, and then for its photos or the heading. */
const LONGEST_WAIT_MS = 400;

// Zod compiles its checks where it may. The content policy forbids that, and each attempt would count as a violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

function preload(file: string): void {
  const link = document.createElement('link');
  if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
  else if (file.endsWith('.woff2')) Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2' });
  else link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

const who = storedOpener();
const { path, heading } = firstScreen(location.pathname, who, new Date().getHours());
Object.assign(document.documentElement.dataset, {
  theme: storedTheme(),
  frame: who.signedIn ? 'garden' : 'visitor',
});
const frameHeading = document.querySelector('#shell h1');
if (frameHeading) frameHeading.textContent = heading;

const loadStyleSheets = announceStyleSheets(STYLE_SHEETS);
const othersMayLoad = Promise.withResolvers<void>();

/** The photos of the list that the screen shows, once it has come. All else that it lists waits until the frame is shown. */
async function firstPhotos(): Promise<readonly HTMLImageElement[]> {
  if (!who.signedIn) return [];
  const calls = FIRST_CALLS[path] ?? [];
  const first = hasFirstItems(path) ? calls[0] : undefined;
  const list = first && askEarly([first], who.token).get(first);
  const others = calls.filter((call) => call !== first);
  askEarly(others, who.token, othersMayLoad.promise);
  const frame = document.querySelector('#shell main');
  const isWholeList = location.search === '' && matchMedia('(width < 40rem)').matches;
  return list && frame && isWholeList ? showFirstItems(path, frame, list) : [];
}

/** Resolves with what `wanted` gives, or with nothing after a time or a failure. */
function within<T>(ms: number, wanted: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));
  return Promise.race([wanted.catch(() => undefined), late]);
}

// A slow connection loads one thing after another: first what somebody sees, then the styles, the other lists and the files of
// the screen while those of the application are still on their way, and last the fonts. Until then, text shows in local ones of
// the same width. Lists and files wait until a photo is shown, or the heading: they would share the connection with it.
void (async () => {
  const photos = (await within(LONGEST_WAIT_MS, firstPhotos())) ?? [];
  await within(LONGEST_WAIT_MS, frameShown(photos));
  loadStyleSheets();
  othersMayLoad.resolve();
  for (const file of [...(SCREEN_FILES[path] ?? []), ...FONT_FILES]) preload(file);
})();
