import {
  confirmEmail,
  forgotPassword,
  login,
  logout,
  me,
  register,
  resetPassword,
  type ServerOptions,
  serverOptions,
  type User,
  unsubscribeFromMail,
} from '@plantcare/contract/auth.ts';
import type { CallInput } from '@plantcare/contract/endpoint.ts';
import { useSyncExternalStore } from 'react';
import { call } from '@/lib/api/call.ts';
import { endSession, getSession, startSession, updateSessionUser } from '@/lib/session/session.ts';
import { browserTimeZone } from '@/lib/time/browser-time-zone.ts';

export const loginFields = login.json.shape;
export const registerFields = register.json.shape;
export const forgotPasswordFields = forgotPassword.json.shape;
export const resetPasswordFields = resetPassword.json.shape;

export async function signIn(json: Omit<CallInput<typeof login>['json'], 'timeZone'>): Promise<User> {
  const { token, user } = await call(login, { json: { ...json, timeZone: browserTimeZone() } });
  startSession(token, user);
  return user;
}

export async function signUp(json: Omit<CallInput<typeof register>['json'], 'timeZone'>): Promise<void> {
  const { token, user } = await call(register, { json: { ...json, timeZone: browserTimeZone() } });
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

/** Asks for a mail with a link for a new password; gives the server's words, the same for every address. */
export async function askForPasswordReset(email: string): Promise<string> {
  return (await call(forgotPassword, { json: { email } })).msg;
}

/** Sets a new password by the token of a mailed link. Every session ends with it, also one that is open here. */
export async function setNewPassword(json: CallInput<typeof resetPassword>['json']): Promise<void> {
  await call(resetPassword, { json });
  endSession();
}

/** Confirms the address that a link was mailed to, which need not be that of the account that is signed in here. */
export async function confirmAddress(token: string): Promise<void> {
  await call(confirmEmail, { json: { token } });
  if (getSession()) await refreshSession();
}

/** Stops the mails to the account that `token` stands for, which need not be the one that is signed in here. */
export async function stopMails(token: string): Promise<void> {
  await call(unsubscribeFromMail, { params: { token } });
  if (getSession()) await refreshSession();
}

let options: ServerOptions | null = null;
let asked = false;
const listeners = new Set<() => void>();

/** Asked once for as long as the page is open; again by the next screen that needs it when there was no answer. */
async function askOptions(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    options = await call(serverOptions, {});
    for (const listener of listeners) listener();
  } catch {
    asked = false;
  }
}

function subscribeToOptions(listener: () => void): () => void {
  listeners.add(listener);
  void askOptions();
  return () => listeners.delete(listener);
}

/** What this server offers; null until that is known, for which nothing has to wait. */
export function useServerOptions(): ServerOptions | null {
  return useSyncExternalStore(subscribeToOptions, () => options);
}
