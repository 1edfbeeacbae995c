import { insertUnread } from '../../server/test/support/gardens/many-gardens.ts';
import { register } from '../gardener.ts';
import { calls } from './calls.ts';

const UNREAD = 100;

export const unreadCount = calls({
  name: 'Unread count, changed',
  async prepare({ address, db }) {
    const { id, headers } = await register(address);
    await insertUnread(db, id, UNREAD);
    return { method: 'GET', path: '/api/notifications/stats?n=[<id>]', headers };
  },
});
