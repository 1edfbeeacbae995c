import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EmbeddedPostgres } from '../../server/test/support/embedded-postgres.ts';
import { addPlantNumber, register } from '../gardener.ts';
import { type Call, loadInTurn } from '../load.ts';
import { gardenerWith100Plants } from '../rows/plants.ts';
import { type Product, startProduct } from '../servers/start.ts';
import { directus } from './directus.ts';
import { install } from './install.ts';
import { parseServer } from './parse-server.ts';
import { MEASURED_CALLS, type MeasuredCall, type Peer, type PeerServer } from './peer.ts';

const PEERS: readonly Peer[] = [parseServer, directus];

interface Contender {
  name: string;
  server: Pick<PeerServer, 'address' | 'startedIn' | 'memory' | 'stop'>;
  calls: Record<MeasuredCall, Call>;
}

/**
 * Compares the product with other servers that are installed from npm, all of them on PostgreSQL, and the product on SQLite too. Every answer must
 * be a success.
 * @param say prints lines of a table
 */
export async function comparePeers(
  postgres: EmbeddedPostgres,
  { say, progress }: { say(line: string): void; progress(text: string): void },
): Promise<void> {
  const folders: string[] = [];
  const contenders: Contender[] = [
    { name: 'AI Plant Care, SQLite', ...(await ours(null)) },
    { name: 'AI Plant Care, PostgreSQL', ...(await ours(postgres)) },
  ];
  try {
    for (const peer of PEERS) {
      progress(`Installing ${peer.installs}`);
      const folder = await mkdtemp(path.join(tmpdir(), 'plantcare-peer-'));
      folders.push(folder);
      try {
        const server = await installed(peer, folder, postgres);
        contenders.push({ name: peer.name, server, calls: server.calls });
      } catch (error) {
        say(`${peer.installs} does not run here: ${firstLine(error)}\n`);
        process.exitCode = 1;
      }
    }
    say(`| | ${contenders.map(({ name }) => name).join(' | ')} |\n|---|${'--:|'.repeat(contenders.length)}`);
    const line = (name: string, figures: (number | undefined)[]) =>
      say(`| ${name} | ${figures.map((figure) => figure?.toFixed(figure < 20 ? 1 : 0) ?? '').join(' | ')} |`);
    line(
      'Start to first answer, ms',
      contenders.map(({ server }) => server.startedIn),
    );
    for (const name of MEASURED_CALLS) {
      progress(name);
      const loads = await loadInTurn(
        contenders.map((each) => ({ column: each.name, address: each.server.address, call: each.calls[name] })),
        { connections: name.includes('50 connections') ? 50 : 10 },
      );
      line(
        `${name}, calls/s`,
        contenders.map((each) => loads[each.name]?.perSecond),
      );
      line(
        `${name}, p99, ms`,
        contenders.map((each) => loads[each.name]?.p99),
      );
    }
    line(
      'Memory afterwards, MB',
      contenders.map(({ server }) => server.memory()),
    );
  } finally {
    for (const { server } of contenders) await server.stop();
    for (const folder of folders) await rm(folder, { recursive: true });
  }
}

async function ours(postgres: EmbeddedPostgres | null): Promise<Omit<Contender, 'name'>> {
  const product: Product = await startProduct(postgres, { QUOTA_PLANTS: '1000000' });
  const { email, password, headers } = await register(product.address);
  return {
    server: product,
    calls: {
      'List of 100 plants, changed': {
        ...{ method: 'GET', path: '/api/plants?n=[<id>]', headers: await gardenerWith100Plants(product) },
      },
      'Adding plants, 50 connections': addPlantNumber(1, headers),
      Login: {
        ...{ method: 'POST', path: '/api/auth/login', headers: { 'content-type': 'application/json' } },
        body: JSON.stringify({ email, password }),
      },
    },
  };
}

async function installed(peer: Peer, folder: string, postgres: EmbeddedPostgres): Promise<PeerServer> {
  await install(peer, folder);
  const database = await postgres.createDatabase();
  return peer.start(folder, database.url);
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n', 1)[0] ?? '';
}
