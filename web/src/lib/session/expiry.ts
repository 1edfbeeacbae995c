import { tabStorage, UNFINISHED } from '@/lib/session/storage.ts';

/** The user and the screen when the session expired. */
interface Expiry {
  readonly user: string;
  readonly address: string;
  /** The history state of that screen. */
  readonly state: unknown;
}

const KEY = `${UNFINISHED}expiry`;

export function noteExpiry(user: string): void {
  const { pathname, search, hash } = location;
  const state: unknown = history.state?.usr; // React Router stores it there.
  tabStorage.setItem(KEY, JSON.stringify({ user, address: pathname + search + hash, state } satisfies Expiry));
}

/** The address of this tab when its session expired; null without an expired session. */
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
