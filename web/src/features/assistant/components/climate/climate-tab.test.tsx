import { PLACEHOLDER_WEATHER } from '@plantcare/contract/assistant/climate-care.ts';
import { FERN, RAIN } from '@test/examples.ts';
import { json, serve } from '@test/fake-server.ts';
import { GARDENER, signIn } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClimateTab } from './climate-tab.tsx';

const recommendations = { watering: '', sunlight: '', protection: '' };

function open(replies: Parameters<typeof serve>[0] = {}) {
  const received = serve({
    'GET /plants': () => json([FERN]),
    'GET /weather/city/:city': () => json({ ...RAIN, city: 'Bergen' }),
    'GET /weather/care-recommendations': () => json({ weather: RAIN, recommendations, forecast: [], warnings: [] }),
    'POST /ai/climate-care': () => json({ data: { recommendations: 'Keep it dry.', findings: [], known: null } }),
    'GET /weather/garden': () => json([]),
    ...replies,
  });
  const at = { pathname: '/ai', search: `?tab=climate-care&plant=${FERN._id}` };
  return { ...renderApp(<ClimateTab />, { at, path: '/ai' }), received };
}

it('calls the placeholder an example, and sends it as it is', async () => {
  signIn();
  const { user, received } = open();
  await screen.findByRole('region', { name: 'Example: a mild spring day' });
  expect(screen.queryByText('Current weather')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Get Climate Advice' }));
  await screen.findByText('Keep it dry.');
  expect(received.find(({ call }) => call === 'POST /ai/climate-care')?.body).toMatchObject({
    weatherData: { temperature: '72°F', humidity: '45%', season: 'Spring' },
  });
});

it('leads the answer with the real weather of the place in the profile, and with what the plant needs there', async () => {
  signIn({ ...GARDENER, location: 'Bergen' });
  const frost = {
    ...{ kind: 'frost', title: 'Frost: −1 °C tonight', cares: ['moved_in'], remindAt: null },
    plants: [{ _id: FERN._id, name: 'Fern', done: null }],
  };
  const { user, received } = open({ 'GET /weather/garden': () => json([frost]) });
  await user.click(await screen.findByRole('button', { name: 'Get Climate Advice' }));
  const answer = await screen.findByRole('article', { name: 'Climate Care: answer' });
  const now = await within(answer).findByRole('region', { name: 'Bergen now' });
  expect(now.textContent).toContain('4.4 °C, humidity 91%. Rain.');
  await within(now).findByText('Frost: −1 °C tonight. Bring it in.');
  expect(answer.textContent?.indexOf('Bergen now')).toBeLessThan(answer.textContent?.indexOf('Keep it dry.') ?? 0);
  expect(received.find(({ call }) => call === 'POST /ai/climate-care')?.body).toMatchObject({
    weatherData: PLACEHOLDER_WEATHER,
  });
});

it('uses the weather of the place in the profile when that is switched on', async () => {
  signIn({ ...GARDENER, location: 'Bergen' });
  const { user } = open();
  await screen.findByText('In Bergen, as in your profile.');
  await user.click(screen.getByRole('switch', { name: /Use my local weather/ }));
  const weather = await screen.findByRole('region', { name: 'Current weather' });
  await waitFor(() => expect(weather.textContent).toContain('In Bergen.'));
});
