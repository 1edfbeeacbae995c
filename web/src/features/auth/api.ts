import { login, logout, me, register } from '@plantcare/contract/auth.ts';
import type { CallInput } from '@plantcare/contract/endpoint.ts';
import { call } from '@/lib/call.ts';
import { endSession, getSession, startSession, updateSessionUser } from '@/lib/session.ts';

export const loginFields = login.json.shape;
export const registerFields = register.json.shape;

function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export async function signIn(json: Omit<CallInput<typeof login>['json'], 'timeZone'>): Promise<void> {
  const { token, user } = await call(login, { json: { ...json, timeZone: ownTimeZone() } });
  startSession(token, user);
}

export async function signUp(json: Omit<CallInput<typeof register>['json'], 'timeZone'>): Promise<void> {
  const { token, user } = await call(register, { json: { ...json, timeZone: ownTimeZone() } });
  startSession(token, user);
}

/** Ends the session here at once, and on the server too whenever it can be reached. */
export function signOut(): void {
  // The call has taken the token before the session ends below; whatever it answers, this person is gone.
  call(logout, {}).catch(() => undefined);
  endSession();
}

/** Asks who is signed in. A session that the server no longer knows ends; without a response all stays as stored. */
export async function refreshSession(): Promise<void> {
  const asked = getSession()?.token;
  try {
    const { user } = await call(me, {});
    if (getSession()?.token === asked) updateSessionUser(user);
  } catch {
    // A refusal has ended the session in `call`; anything else is no reason to send somebody away.
  }
}
