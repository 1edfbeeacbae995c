import type { Notification } from '@plantcare/contract/notifications.ts';
import { describe, expect, it } from 'vitest';
import { type NewestKnown, newSince, type Telling } from './announcements.ts';

interface Situation {
  telling?: Telling;
  more?: boolean;
}

const unread = (_id: string) => ({ _id }) as Notification; // as much of one as is looked at

/** What is told and known after a poll that found these, of so many that are unread. */
async function poll(found: string, known: NewestKnown | null, { telling = 'now', more = false }: Situation = {}) {
  const stored = more ? [...found, '3', '2', '1'] : [...found];
  const { untold, newest } = await newSince({
    page: { notifications: [...found].map(unread), more },
    known,
    telling,
    listUnreadSince: async (since) => stored.filter((_id) => _id > since).map(unread),
  });
  return { told: untold.map(({ _id }) => _id).join(''), newest };
}

describe('newSince', () => {
  it('tells those that are newer than the newest known, oldest first', async () => {
    expect(await poll('542', '3')).toEqual({ told: '45', newest: '5' });
  });

  it('tells nothing where nothing is remembered, and remembers from there', async () => {
    expect(await poll('54', null)).toEqual({ told: '', newest: '5' });
  });

  it('tells the first one of all, once it is known that there was none', async () => {
    const { newest } = await poll('', null);
    expect(await poll('1', newest)).toEqual({ told: '1', newest: '1' });
  });

  it('never falls back: what was read or deleted since then is still known', async () => {
    expect(await poll('2', '4')).toEqual({ told: '', newest: '4' });
    expect(await poll('', '4')).toEqual({ told: '', newest: '4' });
  });

  it('looks further back where a whole page is new', async () => {
    expect(await poll('654', '1', { more: true })).toEqual({ told: '23456', newest: '6' });
    expect(await poll('654', '4', { more: true })).toEqual({ told: '56', newest: '6' });
  });

  it('takes for known what is told otherwise', async () => {
    expect(await poll('54', '3', { telling: 'never' })).toEqual({ told: '', newest: '5' });
    expect(await poll('54', '5')).toEqual({ told: '', newest: '5' });
  });

  it('keeps back what comes in quiet hours, and tells at their end what is still unread of it', async () => {
    const { told, newest } = await poll('543', '2', { telling: 'later' });
    expect(told).toBe('');
    expect(await poll('53', newest)).toEqual({ told: '35', newest: '5' });
  });

  it('knows what was there when a browser signed in during quiet hours', async () => {
    const { newest } = await poll('54', null, { telling: 'later' });
    expect(await poll('654', newest)).toEqual({ told: '6', newest: '6' });
  });
});
