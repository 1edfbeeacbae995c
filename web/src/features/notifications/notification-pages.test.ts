import type { Notification } from '@plantcare/contract/notifications.ts';
import { describe, expect, it } from 'vitest';
import { allOf, changeEach, firstPageOf } from './notification-pages.ts';

const item = (_id: string) => ({ _id, read: false }) as Notification; // only the fields that are used
const page = (number: number, ...ids: string[]) => ({
  notifications: ids.map(item),
  unreadCount: 4,
  page: number,
  more: false,
});
const loaded = { pages: [page(1, 'a', 'b'), page(2, 'c', 'd')], pageParams: [1, 2] };
const ids = (notifications: Notification[]) => notifications.map(({ _id }) => _id);

describe('loaded pages of notifications', () => {
  it('change in place, and lose items that no longer belong to them', () => {
    const changed = changeEach(loaded, (one) => (one._id === 'b' ? null : { ...one, read: one._id === 'c' }));
    expect(allOf(changed)).toMatchObject([
      { _id: 'a', read: false },
      { _id: 'c', read: true },
      { _id: 'd', read: false },
    ]);
    expect(ids(allOf(loaded)), 'what was known before stays as it was').toEqual(['a', 'b', 'c', 'd']);
  });

  it('contain each notification once, even if it moved to the next page between two loads', () => {
    const moved = { pages: [page(1, 'new', 'a', 'b'), page(2, 'b', 'c')], pageParams: [1, 2] };
    expect(ids(allOf(moved))).toEqual(['new', 'a', 'b', 'c']);
  });

  it('start again with the first page', () => {
    expect(firstPageOf(loaded)).toEqual({ pages: [loaded.pages[0]], pageParams: [1] });
  });
});
