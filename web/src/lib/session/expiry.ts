import { tabStorage, UNFINISHED } from '@/lib/session/storage.ts';

/** Who was signed in when the session expired, and on which screen. */
interface Expiry {
  readonly user: string;
  readonly address: string;
  /** The history state of that screen. */
  readonly state: unknown;
}

const KEY = `${UNFINISHED}expiry`;

export function noteExpiry(user: string): void {
  const { pathname, search, hash } = location;
  const state: unknown = history.state?.usr; // Where React Router keeps it.
  tabStorage.setItem(KEY, JSON.stringify({ user, address: pathname + search + hash, state } satisfies Expiry));
}

/** Where this tab was when its session expired; null when none did. */
export function expiryOfTab(): Expiry | null {
  try {
    return JSON.parse(tabStorage.getItem(KEY) ?? 'null') as Expiry | null; // Written above.
  } catch {
    return null;
  }
}

export function forgetExpiry(): void {
  tabStorage.removeItem(KEY);
}
