import { randomUUID } from 'node:crypto';
import type { User } from '@plantcare/contract/auth.ts';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** An account made for one test. */
export interface Gardener {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly user: User;
}

interface SignedIn {
  token: string;
  user: User;
}

/** Credentials that no other test uses. */
export function newCredentials(name = 'Flora Moss') {
  return { name, email: `flora-${randomUUID()}@example.org`, password: 'green-thumb' };
}

/** Registers from a place in this time zone (IANA name); the server takes UTC when none is told. */
export async function registerGardener(request: APIRequestContext, timeZone?: string): Promise<Gardener> {
  const credentials = newCredentials();
  const response = await request.post('/api/auth/register', { data: { ...credentials, timeZone } });
  expect(response, await response.text()).toBeOK();
  const { token, user }: SignedIn = await response.json();
  return { ...credentials, token, user };
}

/** A further session of the same gardener, as on another device. */
export async function signInElsewhere(request: APIRequestContext, gardener: Gardener): Promise<Gardener> {
  const { email, password } = gardener;
  const response = await request.post('/api/auth/login', { data: { email, password } });
  expect(response, await response.text()).toBeOK();
  const { token, user }: SignedIn = await response.json();
  return { ...gardener, token, user };
}

/** Signs the page in before its first load, as web/src/lib/session.ts stores it; once, so that signing out lasts. */
export async function startSession(page: Page, { token, user }: Gardener): Promise<void> {
  await page.addInitScript(
    (session) => {
      if (sessionStorage.getItem('test-session-started')) return;
      sessionStorage.setItem('test-session-started', 'yes');
      localStorage.setItem('user', session.user);
      localStorage.setItem('token', session.token);
    },
    { token, user: JSON.stringify(user) },
  );
}
