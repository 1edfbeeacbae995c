import { FERN, RAIN } from '@test/examples.ts';
import { json, serve } from '@test/fake-server.ts';
import { GARDENER, signIn } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClimateTab } from './climate-tab.tsx';

const recommendations = { watering: '', sunlight: '', protection: '' };

function open() {
  const received = serve({
    'GET /plants': () => json([FERN]),
    'GET /weather/city/:city': () => json({ ...RAIN, city: 'Bergen' }),
    'GET /weather/care-recommendations': () => json({ weather: RAIN, recommendations, forecast: [], warnings: [] }),
    'POST /ai/climate-care': () => json({ data: { recommendations: 'Keep it dry.', findings: [], known: null } }),
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

it('uses the weather of the place in the profile when that is switched on', async () => {
  signIn({ ...GARDENER, location: 'Bergen' });
  const { user } = open();
  await screen.findByText('In Bergen, as in your profile.');
  await user.click(screen.getByRole('switch', { name: /Use my local weather/ }));
  const weather = await screen.findByRole('region', { name: 'Current weather' });
  await waitFor(() => expect(weather.textContent).toContain('In Bergen.'));
});
