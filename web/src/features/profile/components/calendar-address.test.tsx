import { json, serve } from '@test/fake-server.ts';
import { field } from '@test/form.ts';
import { renderApp } from '@test/render.tsx';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CalendarAddress } from './calendar-address.tsx';

const button = (name: string) => screen.findByRole('button', { name });

it('is made at once, and renewed or revoked after a question', async () => {
  let made = 0;
  const received = serve({
    'GET /calendar': () => json({ active: false, url: null }),
    'POST /calendar': () => json({ active: true, url: `https://example.org/calendar/${++made}.ics` }),
    'DELETE /calendar': () => json({ active: false, url: null }),
  });
  const { user } = renderApp(<CalendarAddress />);
  const answer = async (name: string) =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

  await user.click(await button('Create Calendar Address'));
  await screen.findByDisplayValue('https://example.org/calendar/1.ics');
  await user.click(await button('New Address'));
  await answer('Cancel');
  expect(field('Secret Address').value).toBe('https://example.org/calendar/1.ics');
  await user.click(await button('New Address'));
  await answer('Create New Address');
  await screen.findByDisplayValue('https://example.org/calendar/2.ics');

  await user.click(await button('Revoke Address'));
  await answer('Revoke Address');
  await button('Create Calendar Address');
  expect(received.map(({ call }) => call.split(' ')[0])).toEqual(['GET', 'POST', 'POST', 'DELETE']);
});

it('is not shown again, but can be replaced', async () => {
  serve({
    'GET /calendar': () => json({ active: true, url: null }),
    'POST /calendar': () => json({ active: true, url: 'https://example.org/calendar/2.ics' }),
  });
  const { user } = renderApp(<CalendarAddress />);
  await screen.findByText(/which was shown when it was created/);
  expect(screen.queryByLabelText('Secret Address')).toBeNull();
  await user.click(await button('New Address'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Create New Address' }));
  await screen.findByDisplayValue('https://example.org/calendar/2.ics');
});
