import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { createContext } from './context.ts';

/** How long requests in flight may take to finish after a signal to stop. */
const STOP_WITHIN_MS = 30_000;
const SWEEP_EVERY_MS = 5 * 60_000;

try {
  const config = readConfig(process.env);
  const context = await createContext(config);
  const app = await createApp(context);

  const sweeping = setInterval(() => {
    Promise.all([context.photos.sweep(), context.auth.removeExpiredSessions()]).catch((error: unknown) => {
      app.log.error({ err: error }, 'clean-up failed');
    });
  }, SWEEP_EVERY_MS);

  const stop = async () => {
    clearInterval(sweeping);
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await app.close();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  // The address stands in the one line below, so the log need not repeat it.
  const listenTextResolver = () => 'listening';
  const address = await app.listen({ port: config.port, host: config.host, listenTextResolver });
  process.stdout.write(`AI Plant Care is ready at ${config.port === 0 ? address : config.publicUrl}\n`);
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exitCode = 1;
}

/** One line for what the person at the terminal can mend, the whole error for anything else. */
function startFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') return 'PORT is already in use by another program';
  if ('code' in error && error.code === 'ECONNREFUSED') return 'DATABASE_URL names a database that cannot be reached';
  return error.stack ?? error.message;
}
