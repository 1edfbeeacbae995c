import type { Notification } from '@plantcare/contract/notifications.ts';
import { describe, expect, it } from 'vitest';
import { type Display, type NewestKnown, newSince } from './announcements.ts';

interface Situation {
  display?: Display;
  more?: boolean;
}

const unread = (_id: string) => ({ _id }) as Notification; // only the field that is used

/** What is shown and known after a poll that returned these notifications. */
async function poll(found: string, known: NewestKnown | null, { display = 'now', more = false }: Situation = {}) {
  const stored = more ? [...found, '3', '2', '1'] : [...found];
  const { toShow, newest } = await newSince({
    page: { notifications: [...found].map(unread), more },
    known,
    display,
    listUnreadSince: async (since) => stored.filter((_id) => _id > since).map(unread),
  });
  return { shown: toShow.map(({ _id }) => _id).join(''), newest };
}

describe('newSince', () => {
  it('shows those that are newer than the newest known, oldest first', async () => {
    expect(await poll('542', '3')).toEqual({ shown: '45', newest: '5' });
  });

  it('shows nothing at the first poll, and remembers what was there', async () => {
    expect(await poll('54', null)).toEqual({ shown: '', newest: '5' });
  });

  it('shows the very first notification, if it is known that there was none before', async () => {
    const { newest } = await poll('', null);
    expect(await poll('1', newest)).toEqual({ shown: '1', newest: '1' });
  });

  it('keeps the newest known after it was read or deleted', async () => {
    expect(await poll('2', '4')).toEqual({ shown: '', newest: '4' });
    expect(await poll('', '4')).toEqual({ shown: '', newest: '4' });
  });

  it('loads more if a whole page is new', async () => {
    expect(await poll('654', '1', { more: true })).toEqual({ shown: '23456', newest: '6' });
    expect(await poll('654', '4', { more: true })).toEqual({ shown: '56', newest: '6' });
  });

  it('counts what is shown by other means as known', async () => {
    expect(await poll('54', '3', { display: 'never' })).toEqual({ shown: '', newest: '5' });
    expect(await poll('54', '5')).toEqual({ shown: '', newest: '5' });
  });

  it('holds back what arrives in quiet hours, and shows at their end what is still unread', async () => {
    const { shown, newest } = await poll('543', '2', { display: 'later' });
    expect(shown).toBe('');
    expect(await poll('53', newest)).toEqual({ shown: '35', newest: '5' });
  });

  it('counts what was there as known when a browser signs in during quiet hours', async () => {
    const { newest } = await poll('54', null, { display: 'later' });
    expect(await poll('654', newest)).toEqual({ shown: '6', newest: '6' });
  });
});
