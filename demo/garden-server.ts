import { createApp } from '../server/src/app.ts';
import type { Clock } from '../server/src/clock.ts';
import { readConfig } from '../server/src/config.ts';
import { createContext } from '../server/src/context.ts';

/**
 * The server on a data folder and a free port, with a clock that can be in the past. It asks the weather services that
 * the environment names. Only errors are logged: without a network the weather of each past day would be missed in turn.
 */
export async function serveGarden(
  folder: string,
  clock: Clock,
  { OPEN_METEO_FORECAST_URL, OPEN_METEO_GEOCODING_URL, LOG_LEVEL = 'error' }: NodeJS.ProcessEnv = process.env,
) {
  const weather = { OPEN_METEO_FORECAST_URL, OPEN_METEO_GEOCODING_URL };
  const config = readConfig({ ...weather, DATA_DIR: folder, PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL });
  const context = await createContext(config, { clock });
  const app = await createApp(context);
  const address = await app.listen({ port: 0, host: config.host });
  return { address, runDue: context.background.runDue, close: () => app.close() };
}
