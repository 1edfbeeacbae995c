import type { Opener } from '@/app/first-screen.ts';

/** What is stored under a key; null where storage is blocked. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** As lib/session reads it, without what only signed-in users need to load. */
export function storedOpener(): Opener {
  try {
    const user: unknown = JSON.parse(stored('user') ?? 'null');
    const named = typeof user === 'object' && user !== null && 'name' in user;
    const token = stored('token');
    return named && token ? { signedIn: true, name: String(user.name), token } : { signedIn: false };
  } catch {
    return { signedIn: false };
  }
}

/** Resolved as lib/page/theme.ts does, which takes over once the application is loaded. */
export function storedTheme(): 'dark' | 'light' {
  const chosen = stored('theme');
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return chosen === 'dark' || (chosen !== 'light' && systemIsDark) ? 'dark' : 'light';
}
