import type { User } from '@plantcare/contract/auth.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';

const ada = { _id: 'ada', name: 'Ada', email: 'ada@example.org' } as User; // only the fields that a session needs

class Storage extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, value: string) => void this.set(key, value);
  removeItem = (key: string) => void this.delete(key);
  key = (index: number) => [...this.keys()][index] ?? null;
  get length() {
    return this.size;
  }
}

async function inBrowser() {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', new Storage());
  return import('@/lib/session/session.ts');
}

/** Other test files share the modules, which hold on to the simulated browser. */
function leaveBrowser() {
  vi.unstubAllGlobals();
  vi.resetModules();
}

describe('a stored session', () => {
  afterEach(leaveBrowser);

  it.each([
    ['the token is missing', { user: JSON.stringify(ada) }],
    ['the user is missing', { token: 'secret' }],
    ['the user cannot be read', { token: 'secret', user: '{' }],
    ['the user is not one', { token: 'secret', user: '"ada"' }],
  ])('is not restored when %s', async (_, stored) => {
    const session = await inBrowser();
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(session.getSession()).toBeNull();
  });

  it('is taken over from another tab', async () => {
    const session = await inBrowser();
    localStorage.setItem('user', JSON.stringify(ada));
    localStorage.setItem('token', 'secret');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
    expect(session.getSession()).toEqual({ token: 'secret', user: ada });
  });

  it('is valid while token and user are stored, and leaves nothing behind', async () => {
    const session = await inBrowser();
    session.startSession('secret', ada);
    session.updateSessionUser({ ...ada, name: 'Ada Lovelace' });
    expect(session.getSession()).toMatchObject({ token: 'secret', user: { name: 'Ada Lovelace' } });
    session.endSession();
    expect(session.getSession()).toBeNull();
    expect(localStorage).toHaveProperty('size', 0);
  });

  it('deletes personal data at its end, and keeps what belongs to the browser', async () => {
    const session = await inBrowser();
    const { personalKey } = await import('@/lib/session/storage.ts');
    session.startSession('secret', ada);
    for (const name of ['first', 'second']) localStorage.setItem(personalKey(name), 'kept');
    localStorage.setItem('theme', 'dark');
    session.endSession();
    expect([...(localStorage as unknown as Storage)]).toEqual([['theme', 'dark']]); // the one from above
  });
});
