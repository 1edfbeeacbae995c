import { systemClock } from '../../server/src/clock.ts';
import { startWeatherStation } from '../../server/test/support/services/weather-station.ts';
import { BERGEN, LOST, SEVILLE } from './places.ts';
import { weatherPort } from './server-under-test.ts';

const station = await startWeatherStation({ clock: systemClock, port: weatherPort });

station.know({ name: 'Bergen', ...BERGEN, country: 'Norway', country_code: 'NO', admin1: 'Vestland' });
station.know({ name: 'Seville', ...SEVILLE, country: 'Spain', country_code: 'ES', admin1: 'Andalusia' });
station.know({ name: 'Lost Cove', ...LOST, country: 'Greenland', country_code: 'GL' });

station.set(at(BERGEN), {
  ...{ timeZone: 'Europe/Oslo', code: 63, humidity: 91, windSpeed: 6.3, pressure: 1004, cloudCover: 100 },
  temperature: ({ hour }) => (hour < 7 ? -1 : 4.4),
  rain: ({ hour }) => (hour % 2 === 0 ? 0.5 : 0),
});
station.set(at(SEVILLE), {
  ...{ timeZone: 'Europe/Madrid', code: 0, humidity: 24, windSpeed: 2, pressure: 1018, cloudCover: 0, uvIndex: 9 },
  temperature: () => 34,
});
station.answerAbout(at(LOST), 'with fields missing');

function at({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { lat: latitude, lon: longitude };
}
