import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Log } from '../log.ts';
import type { Metrics } from './metrics.ts';

/** Where the measures are read: a port of its own, so that the public one need not guard them. */
export interface MetricsServer {
  readonly port: number;
  close(): void;
}

/** Serves `GET /metrics`. @throws the system's error when the port cannot be opened. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port, log }: { host: string; port: number; log: Log },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      ({ body, type }) => response.writeHead(200, { 'content-type': type }).end(body),
      (error: unknown) => {
        log.warn({ err: error }, 'the metrics could not be collected');
        response.writeHead(503).end();
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
