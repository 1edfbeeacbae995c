import type { Notification } from '@plantcare/contract/notifications.ts';
import { describe, expect, it } from 'vitest';
import { newSince } from './announcements.ts';

const unread = (_id: string) => ({ _id, read: false }) as Notification; // as much of one as is looked at

describe('newSince', () => {
  it('tells those that are newer than the newest known, oldest first', () => {
    const { untold, newest } = newSince([unread('5'), unread('4'), unread('2')], '3');
    expect(untold.map(({ _id }) => _id)).toEqual(['4', '5']);
    expect(newest).toBe('5');
  });

  it('tells nothing where nothing is remembered, and remembers from there', () => {
    expect(newSince([unread('5'), unread('4')], null)).toEqual({ untold: [], newest: '5' });
  });

  it('tells the first one of all, once it is known that there was none', () => {
    const { newest } = newSince([], null);
    expect(newSince([unread('1')], newest).untold).toHaveLength(1);
  });

  it('never falls back: what was read or deleted since then is still known', () => {
    expect(newSince([unread('2')], '4')).toEqual({ untold: [], newest: '4' });
    expect(newSince([], '4').newest).toBe('4');
  });
});
