import type { Notification } from '@plantcare/contract/notifications.ts';
import { notification } from '@test/examples.ts';
import { json, noAnswer, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import * as Dialog from 'radix-ui/dialog';
import { expect, it, vi } from 'vitest';
import { NotificationPanel } from './notification-panel.tsx';

function openPanel(notifications: Notification[]) {
  const unread = notifications.filter(({ read }) => !read).length;
  const received = serve({
    'GET /notifications': ({ call }) => {
      const shown = notifications.filter(
        ({ read }) => !(read && call.includes('unreadOnly=true')) && !(!read && /[?&]readOnly=true/.test(call)),
      );
      return json({ notifications: shown, unreadCount: unread, page: 1, more: false });
    },
    'DELETE /notifications/delete-read': () => json({ msg: 'Deleted.' }),
    'PATCH /notifications/:id/read': () => json(notification(1, { read: true })),
  });
  const changes = () => received.filter(({ call }) => !call.startsWith('GET')).map(({ call }) => call);
  const app = renderApp(
    <Dialog.Root open>
      <NotificationPanel unread={unread} onClose={() => {}} returnFocus={() => {}} />
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

it('lists by its tabs what is unread and what is read', async () => {
  const { user } = openPanel([notification(1, { read: true }), notification(2), notification(3)]);
  await screen.findByText('Note 1');
  await user.click(screen.getByRole('tab', { name: 'Unread' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  await user.click(screen.getByRole('tab', { name: 'Read' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

it.each([
  { tab: 'All', text: 'No notifications yet' },
  { tab: 'Unread', text: 'No unread notifications' },
  { tab: 'Read', text: 'No notifications yet' },
])('says under $tab that there is nothing', async ({ tab, text }) => {
  const { user } = openPanel([]);
  await user.click(screen.getByRole('tab', { name: tab }));
  await screen.findByText(text);
});

it('says what a notification is about, how urgent it is and when it came, and leads on', async () => {
  const plant = { _id: '01980000-0000-7000-8000-00000000000a', name: 'Fern' };
  const createdAt = new Date(Date.now() - 2 * 60_000).toISOString();
  openPanel([notification(1, { type: 'plant_care', priority: 'high', relatedPlant: plant, createdAt })]);
  const item = await screen.findByRole('listitem');
  for (const text of ['Plant Care', 'High priority', '2m ago', 'A message.']) expect(item.textContent).toContain(text);
  expect(screen.getByRole('link', { name: 'View plant: Fern' }).getAttribute('href')).toBe(`/plants/${plant._id}`);
});

it('leaves the focus at an item that is marked as read, and moves it on from one that is deleted', async () => {
  const { user, changes } = openPanel([notification(1), notification(2), notification(3)]);
  await user.click(await button('Mark read: Note 2'));
  expect(document.activeElement?.textContent).toContain('Note 2');
  await user.click(await button('Delete: Note 1'));
  expect(document.activeElement?.textContent).toContain('Note 2');
  await waitFor(() => expect(changes()).toContain(`DELETE /notifications/${notification(1)._id}`));
});

it('logs what fails and shows nothing of it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  serve({ 'GET /notifications': noAnswer });
  renderApp(
    <Dialog.Root open>
      <NotificationPanel unread={0} onClose={() => {}} returnFocus={() => {}} />
    </Dialog.Root>,
  );
  await waitFor(() => expect(logged.mock.calls.flat().join()).toContain('Notifications could not be'));
  expect(screen.queryByRole('alert')).toBeNull();
  logged.mockRestore();
});
