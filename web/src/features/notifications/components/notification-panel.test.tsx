import type { Notification } from '@plantcare/contract/notifications.ts';
import { notification } from '@test/examples.ts';
import { json, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { Dialog } from 'radix-ui';
import { expect, it } from 'vitest';
import { NotificationPanel } from './notification-panel.tsx';

function openPanel(notifications: Notification[]) {
  const unread = notifications.filter(({ read }) => !read).length;
  const received = serve({
    'GET /notifications': ({ call }) => {
      const shown = notifications.filter(
        ({ read }) => !(read && call.includes('unreadOnly=true')) && !(!read && call.includes('readOnly=true')),
      );
      return json({ notifications: shown, unreadCount: unread, page: 1, more: false });
    },
    'DELETE /notifications/delete-read': () => json({ msg: 'Deleted.' }),
    'PATCH /notifications/:id/read': () => json(notification(1, { read: true })),
  });
  const changes = () => received.filter(({ call }) => !call.startsWith('GET')).map(({ call }) => call);
  const app = renderApp(
    <Dialog.Root open>
      <NotificationPanel unread={unread} onClose={() => {}} />
    </Dialog.Root>,
  );
  return { ...app, changes };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('always offers "Mark all read", which is disabled while nothing is unread', async () => {
  openPanel([notification(1, { read: true })]);
  expect((await button('Mark all read')).hasAttribute('disabled')).toBe(true);
});

it('offers "Delete read" only when some are read', async () => {
  openPanel([notification(1)]);
  expect((await button('Mark all read')).hasAttribute('disabled')).toBe(false);
  await screen.findByText('Note 1');
  expect(screen.queryByRole('button', { name: 'Delete read' })).toBeNull();
});

it('hides the read ones at "Delete read", and "Undo" brings them back with nothing sent', async () => {
  const { user, changes } = openPanel([notification(1, { read: true }), notification(2)]);
  await user.click(await button('Delete read'));
  expect(screen.queryByText('Note 1')).toBeNull();
  expect(screen.queryByText('Note 2')).not.toBeNull();
  await user.click(await button('Undo'));
  expect(screen.queryByText('Note 1')).not.toBeNull();
  expect(changes()).toEqual([]);
});

it('deletes them for good when the panel closes', async () => {
  const { user, changes, unmount } = openPanel([notification(1, { read: true })]);
  await user.click(await button('Delete read'));
  unmount();
  await waitFor(() => expect(changes()).toEqual(['DELETE /notifications/delete-read']));
});

it('deletes them before another one is marked as read, which must not go with them', async () => {
  const { user, changes } = openPanel([notification(1, { read: true }), notification(2)]);
  await user.click(await button('Delete read'));
  await user.click(await button('Mark read: Note 2'));
  await screen.findByText('Note 2');
  expect(changes()).toEqual(['DELETE /notifications/delete-read', `PATCH /notifications/${notification(2)._id}/read`]);
});
