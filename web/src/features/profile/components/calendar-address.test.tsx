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
    'GET /calendar': () => json({ url: null }),
    'POST /calendar': () => json({ url: `https://example.org/calendar/${++made}.ics` }),
    'DELETE /calendar': () => json({ url: null }),
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
