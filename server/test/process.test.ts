import { once } from 'node:events';
import { chmod, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { login, register } from '@plantcare/contract/auth.ts';
import { listPlants } from '@plantcare/contract/plants.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from './support/client.ts';
import { spawnMain } from './support/main-process.ts';
import { rawConnection } from './support/raw-request.ts';
import { createTestDatabase, type TestDatabase } from './support/test-database.ts';

// A process of its own takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let ground: TestDatabase;
const started: ReturnType<typeof spawnMain>[] = [];
beforeEach(async () => {
  ground = await createTestDatabase();
});
afterEach(async () => {
  for (const main of started.splice(0)) {
    main.kill('SIGKILL');
    await main.closed;
  }
  await ground.remove();
});

function start(env: Record<string, string> = {}, nodeOptions: string[] = []) {
  const main = spawnMain({ ...ground.env, ...env }, nodeOptions);
  started.push(main);
  return main;
}

describe('the server as a process', () => {
  test('finishes the request in flight on SIGTERM, then ends well', async () => {
    const main = start();
    const address = await main.address();
    const client = createClient(() => address);
    const { token } = await client.register();

    const socket = rawConnection(new URL(address)).setEncoding('utf8');
    let answer = '';
    socket.on('data', (text: string) => {
      answer += text;
    });
    const form = '--leaf\r\ncontent-disposition: form-data; name="name"\r\n\r\nLast fern\r\n--leaf--\r\n';
    socket.write(
      'POST /api/plants HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\n' +
        `authorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=leaf\r\n` +
        `content-length: ${form.length}\r\n\r\n`,
    );
    await once(socket, 'data'); // "100 Continue": the server has the request and waits for its body
    main.kill('SIGTERM');
    await refusesConnections(new URL(address));
    socket.write(form);
    const began = performance.now();
    await once(socket, 'close');
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(answer).toMatch(/HTTP\/1\.1 201 /);
    expect(await main.closed).toEqual({ code: 0, signal: null });
    expect(main.said.stderr).toBe('');
    expect(await ground.db.selectFrom('plants').select('name').execute()).toEqual([{ name: 'Last fern' }]);
  });

  test('writes one line a request, with an id, and never a token, a password or an email address', async () => {
    const main = start({ LOG_LEVEL: 'trace' });
    const address = await main.address();
    const client = createClient(() => address);
    const { token, email, password, user } = await client.register();
    await client.call(listPlants, {}, token);
    await client.refusal(login, { json: { email, password: 'Wr0ng-guess' } });
    await client.refusal(register, { json: { name: 'Eve', email, password: 'An0ther-pass' } });
    await client.request('/api/nothing?token=query-secret', { headers: { cookie: 'session=cookie-secret' } });
    await client.request('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"password":"br0ken-json',
    });
    main.kill('SIGTERM');
    await main.closed;

    const said = main.said.stdout + main.said.stderr;
    for (const secret of [token, password, email, user.email, 'Wr0ng', 'An0ther', '-secret', 'br0ken', '$argon2id']) {
      expect(said).not.toContain(secret);
    }
    const lines = main.said.stdout.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
    const answered = lines.filter(({ msg }) => msg === 'answered');
    expect(answered.map(({ method, path: url, status }) => `${method} ${url} ${status}`)).toEqual([
      'POST /api/auth/register 201',
      'GET /api/plants 200',
      'POST /api/auth/login 401',
      'POST /api/auth/register 409',
      'GET /api/* 404',
      'POST /api/auth/login 400',
    ]);
    expect(new Set(answered.map(({ reqId }) => reqId)).size).toBe(6);
    expect(answered.every(({ reqId }) => /^[\da-f-]{36}$/.test(reqId))).toBe(true);
  });

  test('does not blame the database for a client that goes away while it sends', async () => {
    const main = start({ LOG_LEVEL: 'info' });
    const address = await main.address();
    const socket = rawConnection(new URL(address));
    const head = 'Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 100';
    socket.write(`POST /api/auth/login HTTP/1.1\r\n${head}\r\n\r\n{"email":`);
    await once(socket, 'connect');
    await pause(100);
    socket.resetAndDestroy();
    await pause(100);
    await fetch(`${address}/api/health/live`);
    await vi.waitFor(() => expect(main.said.stdout).toContain('/api/health/live'), 10_000);
    expect(main.said.stdout).not.toContain('database');
  });

  test('refuses a data folder in which another server works, until that one has ended, in whatever way', async () => {
    const first = start();
    await first.address();
    const second = start();
    expect(await second.closed).toEqual({ code: 1, signal: null });
    expect(second.said.stderr).toBe('DATA_DIR is in use by another server that is running\n');
    first.kill('SIGKILL');
    await first.closed;
    await start().address();
  });

  test('keeps files from other users of the machine, and passwords as hashes at the full cost', async () => {
    const dataDir = `${ground.env.DATA_DIR}`;
    await chmod(dataDir, 0o755);
    await chmod(path.join(dataDir, 'plantcare.sqlite'), 0o644); // as an earlier release made it
    const address = await start().address();
    await createClient(() => address).register();
    const modes = await Promise.all(
      ['.', 'photos', 'plantcare.sqlite', 'vapid-keys.json'].map(async (name) => {
        return ((await stat(path.join(dataDir, name))).mode & 0o777).toString(8);
      }),
    );
    expect(modes).toEqual(['700', '700', '600', '600']);
    const { password_hash } = await ground.db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

/** A program that lets no folder be made, as on a full disk. */
const FULL_DISK = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  fs.mkdirSync = () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'mkdir' });
  };
  syncBuiltinESMExports();
`;

describe('a start with a wrong environment ends with one line that names the variable', () => {
  test.each([
    ['PORT', 'garden'],
    ['HOST', '203.0.113.77'], // an address for documentation, nobody's
    ['DATABASE_URL', 'postgres://user:hunter2@127.0.0.1:1/plants'],
    ['STORAGE_URL', 's3://key:%zzhunter2@127.0.0.1/bucket'],
  ])('%s=%s', async (name, value) => {
    const main = start({ [name]: value });
    expect(await main.closed).toEqual({ code: 1, signal: null });
    expect(main.said.stdout).toBe('');
    expect(main.said.stderr).toMatch(new RegExp(`^${name} [^\\n]+\\n$`));
    expect(main.said.stderr).not.toContain('hunter2');
  });

  test('DATA_DIR that is a file', async () => {
    const file = path.join(`${ground.env.DATA_DIR}`, 'file');
    await writeFile(file, 'in the way');
    const main = start({ DATA_DIR: file });
    expect(await main.closed).toEqual({ code: 1, signal: null });
    expect(main.said.stderr).toMatch(/^DATA_DIR cannot be made as a folder [^\n]+: choose another path[^\n]+\n$/);
  });

  test('DATA_DIR on a disk that is full', async () => {
    const main = start({}, ['--import', `data:text/javascript,${encodeURIComponent(FULL_DISK)}`]);
    expect(await main.closed).toEqual({ code: 1, signal: null });
    expect(main.said.stderr).toMatch(/^DATA_DIR is on a disk that is full[^\n]+\n$/);
  });

  test('PORT that another program has', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? Number(address?.port) : 0;
    const main = start({ PORT: `${port}` });
    expect(await main.closed).toEqual({ code: 1, signal: null });
    const way = `stop that, or choose another port, such as PORT=${port + 1}`;
    expect(main.said.stderr).toBe(`PORT ${port} is already in use by another program: ${way}\n`);
    other.close();
  });
});

/** Resolves once nothing listens there any more. */
async function refusesConnections(address: URL): Promise<void> {
  for (;;) {
    const socket = rawConnection(address);
    const refused = await Promise.race([
      once(socket, 'connect').then(() => false),
      once(socket, 'error').then(() => true),
    ]).catch(() => true);
    socket.destroy();
    if (refused) return;
  }
}
