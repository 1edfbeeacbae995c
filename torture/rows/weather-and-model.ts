import { setTimeout as pause } from 'node:timers/promises';
import { type Manner as ModelManner, startModelProviders } from '../../server/test/support/services/model-providers.ts';
import {
  startWeatherStation,
  type Manner as WeatherManner,
} from '../../server/test/support/services/weather-station.ts';
import { Gardener } from '../gardener.ts';
import { createChecks, type Outcome, type Row, type Setting } from '../row.ts';
import { withServer } from '../server.ts';

/** How both fail at the same time. */
const WAYS: [WeatherManner, ModelManner][] = [
  ['never', 'never'],
  [{ afterMs: 3_000 }, 'hanging up'],
  ['with texts for numbers', 'as someone else would'],
  ['with nulls', 'declining'],
  ['with an hour that never comes', 'endlessly'],
  ['with fields missing', 'as half a JSON'],
  ['as HTML', 'as HTML'],
  ['cut off', 'elsewhere'],
  ['hanging up', { status: 429 }],
  [{ status: 500 }, { status: 500 }],
];
const TIMEOUT_SECONDS = 2;
/** Longer than the weather may take, and the model with its fallback. */
const SLOWEST_MS = 20_000;
/** A weather service that does not answer at all is left alone for half a minute. */
const ASKED_AGAIN_AFTER_MS = 31_000;

interface Services {
  station: Awaited<ReturnType<typeof startWeatherStation>>;
  providers: Awaited<ReturnType<typeof startModelProviders>>;
}

/** A weather service and a language model that fail in every way in which servers do. */
export const weatherAndModel: Row = {
  name: 'weather and model slow, hanging, lying',
  async run(setting) {
    const services = {
      station: await startWeatherStation({ clock: () => new Date() }),
      providers: await startModelProviders(),
    };
    services.providers.say({ advice: 'Water it when the soil is dry.' });
    const ways = setting.short ? WAYS.slice(0, 3) : WAYS;
    try {
      const outcomes: Outcome[] = [];
      for (const way of ways) outcomes.push(await failIn(way, services, setting, way === ways[0]));
      const wrong = outcomes.filter(({ passed }) => !passed).map(({ says }) => says);
      const good = `${ways.length} ways to fail: weather 200 or 503, advice always, others unaffected; recovers by itself`;
      return { passed: wrong.length === 0, says: wrong.join('; ') || good };
    } finally {
      await services.providers.close();
      await services.station.close();
    }
  },
};

function failIn(
  [weatherManner, modelManner]: [WeatherManner, ModelManner],
  { station, providers }: Services,
  setting: Setting,
  waitsForWeather: boolean,
): Promise<Outcome> {
  const env = { ...station.env, ...providers.env('openai'), AI_TIMEOUT_SECONDS: `${TIMEOUT_SECONDS}` };
  return withServer(
    setting,
    async (server) => {
      const { expect, require, outcome } = createChecks();
      const gardener = await new Gardener(server.address).register();
      const weather = () => gardener.call('/weather/care-recommendations?lat=60.4&lon=5.3');
      const json = { plantSpecies: 'Monstera', question: 'How often do I water it?' };
      const advice = () => gardener.call('/ai/care-advice', { json });
      // The first answer of the embedded engine loads its knowledge.
      providers.answer('hanging up');
      expect('advice at first', (await advice()).status, 200);
      providers.answer('properly');
      require('the model does not answer at first', (await advice()).body.includes('"model"'));
      station.answer(weatherManner);
      providers.answer(modelManner);
      const asked = Promise.all([weather(), advice()]);
      await pause(50);
      for (const path of ['/plants', '/reminders', '/health']) {
        const { status, ms } = await gardener.call(path);
        expect(`${path} meanwhile`, status, 200);
        require(`${path} took ${Math.round(ms)} ms`, ms < 2_000);
      }
      const [told, advised] = await asked;
      require(`weather: ${told.status} after ${told.ms} ms`, [200, 503].includes(told.status) && told.ms < SLOWEST_MS);
      const embedded = advised.status === 200 && advised.body.includes('"embedded"');
      require(`advice: ${advised.status} after ${advised.ms} ms`, embedded && advised.ms < SLOWEST_MS);
      station.answer('properly');
      providers.answer('properly');
      require('the model does not answer afterwards', (await advice()).body.includes('"model"'));
      if (waitsForWeather) {
        await pause(ASKED_AGAIN_AFTER_MS);
        expect('weather afterwards', (await weather()).status, 200);
      }
      return outcome(`weather ${JSON.stringify(weatherManner)}, model ${JSON.stringify(modelManner)}`);
    },
    { env },
  );
}
