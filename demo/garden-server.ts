import { createApp } from '../server/src/app.ts';
import type { Clock } from '../server/src/clock.ts';
import { readConfig } from '../server/src/config.ts';
import { createContext } from '../server/src/context.ts';

/** The server on a data folder and a free port, with a clock that can be in the past. */
export async function serveGarden(folder: string, clock: Clock) {
  const config = readConfig({ DATA_DIR: folder, PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'warn' });
  const context = await createContext(config, { clock });
  const app = await createApp(context);
  const address = await app.listen({ port: 0, host: config.host });
  return { address, runDue: context.background.runDue, close: () => app.close() };
}
