import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { createContext } from './context.ts';
import { isDiskFull } from './db/dialect.ts';
import { drain } from './http/stopping.ts';
import { networkAddresses } from './network.ts';
import { startNotice } from './start-notice.ts';
import { whenShellIsGone } from './stop-with-shell.ts';

/** How long requests in flight may take to finish once the port is closed: Docker kills ten seconds after the signal. */
const STOP_WITHIN_MS = 9_000;

try {
  const network = networkAddresses();
  const config = readConfig(process.env, network);
  const context = await createContext(config);
  const app = await createApp(context);

  let stopping = false;
  const stop = async () => {
    if (stopping) return; // The terminal and npm may both send the same signal.
    stopping = true;
    await drain(app, config.drainSeconds);
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await app.close();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (process.env.npm_lifecycle_event) whenShellIsGone(stop);

  if (context.metrics && config.metricsPort !== null) {
    const { serveMetrics } = await import('./metrics/metrics-server.ts');
    const { host, metricsPort: port } = config;
    const metrics = await serveMetrics(context.metrics, { host, port, log: context.log }).catch(
      refuseStart(app, 'METRICS_PORT', port),
    );
    app.addHook('onClose', async () => metrics.close());
  }
  // The line below prints the address, so the log does not repeat it.
  const listenTextResolver = () => 'listening';
  const address = await app
    .listen({ port: config.port, host: config.host, listenTextResolver })
    .catch(refuseStart(app, 'PORT', config.port));
  context.background.start();
  const opened = config.port === 0 ? address : config.publicUrl;
  process.stdout.write(await startNotice(config, { address: opened, network }, process.stdout.isTTY));
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exitCode = 1;
}

/** One line for what the user can fix, with the way to do it; the whole error for anything else. */
function startFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (isDiskFull(error))
    return 'DATA_DIR is on a disk that is full: free some space, or choose a folder on another disk';
  const code = codeOf(error);
  if (/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)$/.test(code))
    return 'DATABASE_URL names a database that cannot be reached: check its host and port, and that it runs';
  // invalid_authorization and invalid_catalog_name, https://www.postgresql.org/docs/current/errcodes-appendix.html
  if (/^(28\w{3}|3D000)$/.test(code))
    return 'DATABASE_URL names a database that refuses this user: check user, password and name of the database';
  if (/^(EACCES|EPERM|EROFS)$/.test(code) && 'path' in error)
    return `DATA_DIR cannot be written by this user (${error.path}): change its owner, or choose another folder`;
  if ('syscall' in error && error.syscall === 'mkdir')
    return `DATA_DIR cannot be made as a folder (${code}): choose another path, where no file is in the way`;
  return error.stack ?? error.message;
}

/** Ends a start that cannot listen: open connections to database and Redis would keep the process from ending. */
function refuseStart(app: { close(): Promise<void> }, variable: string, port: number) {
  return async (error: unknown): Promise<never> => {
    await app.close();
    throw new ConfigError(listenFailure(error, variable, port));
  };
}

function listenFailure(error: unknown, variable: string, port: number): string {
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return `${variable} ${port} is already in use by another program: stop that, or choose another port, such as ${variable}=${port + 1}`;
  if (code === 'EACCES') return `${variable} ${port} may not be opened by this user: choose one from 1024 on`;
  return `HOST cannot be listened on (${code})`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
