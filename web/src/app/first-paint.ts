// Runs before everything else, as a classic script: shows the theme, the frame and the heading of the screen while the
// application loads, and has the files of that screen loaded at once. The frame itself is in index.html.
import { firstScreen, type Opener } from '@/app/first-screen.ts';

/** The files that a screen needs besides those of every screen, by its path. Set by the build, like the next. */
declare const SCREEN_FILES: Readonly<Record<string, readonly string[]>>;
declare const FONT_FILES: readonly string[];

// Zod compiles its checks where it may. The content policy forbids that, and each attempt would count as a violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage is blocked.
  }
}

/** As lib/session reads it, without what only signed-in users need to load. */
function opener(): Opener {
  try {
    const user: unknown = JSON.parse(stored('user') ?? 'null');
    const named = typeof user === 'object' && user !== null && 'name' in user;
    return named && stored('token') ? { signedIn: true, name: String(user.name) } : { signedIn: false };
  } catch {
    return { signedIn: false };
  }
}

/** Resolved as lib/page/theme.ts does, which takes over from here. */
function theme(): 'dark' | 'light' {
  const chosen = stored('theme');
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return chosen === 'dark' || (chosen !== 'light' && systemIsDark) ? 'dark' : 'light';
}

function preload(file: string): void {
  const link = document.createElement('link');
  if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
  else if (file.endsWith('.woff2')) Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2' });
  else link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

const who = opener();
const { path, heading } = firstScreen(location.pathname, who, new Date().getHours());
Object.assign(document.documentElement.dataset, {
  theme: theme(),
  frame: who.signedIn ? 'garden' : path === '/' ? 'landing' : 'visitor',
});
const shown = document.querySelector('#shell h1');
if (shown) shown.textContent = heading;
// The fonts come last: until then, text shows in local ones of the same width.
for (const file of [...(SCREEN_FILES[path] ?? []), ...FONT_FILES]) preload(file);
