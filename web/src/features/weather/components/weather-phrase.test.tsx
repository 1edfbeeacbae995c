import { RAIN } from '@test/examples.ts';
import { json, refusal, serve } from '@test/fake-server.ts';
import { locateAt } from '@test/geolocation.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WeatherPhrase } from './weather-phrase.tsx';

const CITY = 'GET /weather/city/Bergen';
const CARE = 'GET /weather/care-recommendations';
const care = { weather: { ...RAIN, city: null }, recommendations: {}, forecast: [] };

it('tells the weather where the browser is, without asking for the town of the profile', async () => {
  locateAt({ latitude: 60.39, longitude: 5.32 });
  const received = serve({ [CARE]: () => json(care) });
  renderApp(<WeatherPhrase town="Bergen" />);
  expect((await screen.findByText(/rain/)).textContent).toBe(' · 4°, rain');
  expect(received).toHaveLength(1);
});

it('tells the weather in the town of the profile where the browser gives no location', async () => {
  locateAt('denied');
  serve({ [CITY]: () => json({ ...RAIN, city: 'Bergen' }), [CARE]: () => json(care) });
  renderApp(<WeatherPhrase town="Bergen" />);
  expect((await screen.findByText(/rain/)).textContent).toBe(' · Bergen 4°, rain');
});

it('tells nothing of a town that is not found', async () => {
  locateAt('denied');
  const received = serve({ [CITY]: () => refusal(404, 'City not found.', 'not-found') });
  const { container } = renderApp(<WeatherPhrase town="Bergen" />);
  await waitFor(() => expect(received).toHaveLength(1));
  expect(container.querySelector('span')).toBeNull();
});
