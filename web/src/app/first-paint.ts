// Runs before everything else, in the page itself: shows the theme, the frame and the heading of the screen while the
// application loads, and has the lists and the files of that screen loaded at once. The frame itself is in index.html.
import { FIRST_CALLS } from '@/app/first-calls.ts';
import { firstScreen } from '@/app/first-screen.ts';
import { storedOpener, storedTheme } from '@/app/opener.ts';
import { askEarly } from '@/lib/api/early-answers.ts';

/** The files that a screen needs besides those of every screen, by its path. Set by the build, like the next. */
declare const SCREEN_FILES: Readonly<Record<string, readonly string[]>>;
declare const FONT_FILES: readonly string[];

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
const shown = document.querySelector('#shell h1');
if (shown) shown.textContent = heading;
if (who.signedIn) askEarly(FIRST_CALLS[path] ?? [], who.token);
// The fonts come last: until then, text shows in local ones of the same width.
for (const file of [...(SCREEN_FILES[path] ?? []), ...FONT_FILES]) preload(file);
