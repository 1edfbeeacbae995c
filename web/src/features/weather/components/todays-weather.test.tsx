import { RAIN } from '@test/examples.ts';
import { json, refusal, serve } from '@test/fake-server.ts';
import { locateAt } from '@test/geolocation.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TodaysWeather } from './todays-weather.tsx';

const CARE = 'GET /weather/care-recommendations';

it('shows the weather at the location of the browser, with a link to more', async () => {
  locateAt({ latitude: 60.39, longitude: 5.32 });
  serve({ [CARE]: () => json({ weather: RAIN, recommendations: {}, forecast: [] }) });
  renderApp(<TodaysWeather />);
  const link = await screen.findByRole('link');
  expect(link.textContent).toBe("Today's Weather4.4 °C RainHumidity 91%");
  expect(link.getAttribute('href')).toBe('/weather');
});

it('shows nothing without a location', async () => {
  locateAt('denied');
  const received = serve({});
  const { container } = renderApp(<TodaysWeather />);
  await waitFor(() => expect(localStorage.getItem('location')).toBe('asked'));
  expect(container.querySelector('h2')).toBeNull();
  expect(received).toEqual([]);
});

it('shows nothing if the weather cannot be loaded', async () => {
  locateAt({ latitude: 71.5, longitude: -30.5 });
  const received = serve({ [CARE]: () => refusal(503, 'The weather service cannot be reached.', 'unavailable') });
  const { container } = renderApp(<TodaysWeather />);
  await waitFor(() => expect(received).toHaveLength(1));
  await waitFor(() => expect(container.querySelector('a, h2')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});
