import type { User } from '@plantcare/contract/auth.ts';
import { useSyncExternalStore } from 'react';
import { expiryOfTab } from '@/lib/session/expiry.ts';
import { forgetPersonal, forgetUnfinished, storage } from '@/lib/session/storage.ts';

export interface Session {
  readonly token: string;
  readonly user: User;
}

const TOKEN_KEY = 'token';
const USER_KEY = 'user';
/** Tells the other tabs that the session expired, so that they keep their drafts. */
const EXPIRED_KEY = 'session-expired';

const listeners = new Set<() => void>();

function storedUser(): User | null {
  try {
    const user: unknown = JSON.parse(storage.getItem(USER_KEY) ?? 'null');
    const complete = typeof user === 'object' && user !== null && '_id' in user && 'name' in user && 'email' in user;
    // Written by this application; fields missing from an older version come with the next GET /auth/me.
    return complete ? (user as User) : null;
  } catch {
    return null;
  }
}

/** Signed in only if both token and user are stored. */
function storedSession(): Session | null {
  const token = storage.getItem(TOKEN_KEY);
  const user = storedUser();
  return token && user ? { token, user } : null;
}

let session = storedSession();

function change(next: Session | null): void {
  session = next;
  for (const listener of listeners) listener();
}

export function getSession(): Session | null {
  return session;
}

export function startSession(token: string, user: User): void {
  // Drafts of another user are deleted.
  if (expiryOfTab()?.user !== user._id) forgetUnfinished();
  storage.removeItem(EXPIRED_KEY);
  storage.setItem(USER_KEY, JSON.stringify(user));
  storage.setItem(TOKEN_KEY, token);
  change({ token, user });
}

/** Ends the session at the user's request: no personal data stays in this browser. */
export function endSession(): void {
  storage.removeItem(EXPIRED_KEY);
  forgetUnfinished();
  removeSession();
}

/** Ends a session that the server no longer accepts. Drafts and the address stay in this tab for the next sign-in. */
export function expireSession(): void {
  if (session) keepUnfinished(session.user._id);
  storage.setItem(EXPIRED_KEY, 'yes');
  removeSession();
}

let keepUnfinished: (user: string) => void = () => {};

/** Sets what happens to unsaved input when a session expires. Called by `drafts.ts`, which the landing page does not load. */
export function onExpiry(keep: (user: string) => void): void {
  keepUnfinished = keep;
}

function removeSession(): void {
  storage.removeItem(TOKEN_KEY);
  storage.removeItem(USER_KEY);
  forgetPersonal();
  change(null);
}

export function updateSessionUser(user: User): void {
  // Whatever shows the user would be drawn again.
  if (!session || JSON.stringify(session.user) === JSON.stringify(user)) return;
  // The token is not written, because another tab may have just removed it.
  storage.setItem(USER_KEY, JSON.stringify(user));
  change({ token: session.token, user });
}

/** Calls the listener for every change, also in other tabs. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, getSession);
}

window.addEventListener('storage', (event) => {
  // A null key means that everything was cleared.
  if (event.key !== TOKEN_KEY && event.key !== USER_KEY && event.key !== null) return;
  const next = storedSession();
  if (session && !next) storage.getItem(EXPIRED_KEY) ? keepUnfinished(session.user._id) : forgetUnfinished();
  change(next);
});
