import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { startServer } from '../servers/program.ts';
import { askJson, CREDENTIALS, type Peer, plantNumber } from './peer.ts';

const ADMIN = { email: 'admin@example.org', password: randomUUID() };
const TEXTS = ['name', 'species', 'location', 'potSize', 'sunlight', 'health', 'size'];
const OWN_PLANTS = '/items/plants?limit=100&sort=-date_created&filter[user_created][_eq]=$CURRENT_USER';
const CLI = 'node_modules/directus/cli.js';

type Data<T> = { data: T };

/** https://docs.directus.io/reference/introduction.html */
export const directus: Peer = {
  name: 'Directus',
  installs: 'directus@12.3.0',
  // The one it names cannot be compiled for Node 24; plants do not need it.
  overrides: { 'isolated-vm': '7.0.1' },
  async start(folder, databaseUrl) {
    const env = {
      ...{ NODE_ENV: 'production', DB_CLIENT: 'pg', DB_CONNECTION_STRING: databaseUrl, SECRET: randomUUID() },
      ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, TELEMETRY: 'false', LOG_LEVEL: 'error' },
      ...{ RATE_LIMITER_ENABLED: 'false', PRESSURE_LIMITER_ENABLED: 'false' },
    };
    execFileSync(process.execPath, [CLI, 'bootstrap'], { cwd: folder, env: { ...process.env, ...env }, stdio: 'pipe' });
    const server = await startServer({ args: [CLI, 'start'], cwd: folder, health: '/server/ping', env });
    const { address } = server;
    const signIn = async (json: typeof CREDENTIALS) => {
      const { data } = await askJson<Data<{ access_token: string }>>(address, '/auth/login', { json });
      return { authorization: `Bearer ${data.access_token}`, 'content-type': 'application/json' };
    };
    await modelPlants(address, await signIn(ADMIN));
    const headers = await signIn(CREDENTIALS);
    for (let number = 1; number <= 100; number++) {
      await askJson(address, '/items/plants', { headers, json: plantNumber(number) });
    }
    return {
      ...server,
      calls: {
        'List of 100 plants, changed': { method: 'GET', path: OWN_PLANTS, headers },
        'Adding plants, 50 connections': {
          ...{ method: 'POST', path: '/items/plants', headers },
          body: JSON.stringify(plantNumber(1)),
        },
        Login: {
          ...{ method: 'POST', path: '/auth/login', headers: { 'content-type': 'application/json' } },
          body: JSON.stringify(CREDENTIALS),
        },
      },
    };
  },
};

/** A collection of plants, and a gardener. */
async function modelPlants(address: string, headers: Record<string, string>): Promise<void> {
  const create = <T>(path: string, json: unknown) => askJson<Data<T>>(address, path, { headers, json });
  await create('/collections', {
    ...{ collection: 'plants', meta: {}, schema: {} },
    fields: [
      { field: 'id', type: 'uuid', meta: { special: ['uuid'] }, schema: { is_primary_key: true } },
      { field: 'user_created', type: 'uuid', meta: { special: ['user-created'] }, schema: { is_indexed: true } },
      { field: 'date_created', type: 'timestamp', meta: { special: ['date-created'] }, schema: { is_indexed: true } },
      ...TEXTS.map((field) => ({ field, type: 'string', meta: {}, schema: {} })),
    ],
  });
  // Rules such as "only their own" need a licence, so the list asks for them instead.
  const permissions = [
    { collection: 'plants', action: 'create', fields: ['*'], permissions: null },
    { collection: 'plants', action: 'read', fields: ['*'], permissions: null },
  ];
  const { data: policy } = await create<{ id: string }>('/policies', { name: 'Gardeners', permissions });
  const { data: role } = await create<{ id: string }>('/roles', {
    name: 'Gardener',
    policies: [{ policy: policy.id }],
  });
  await create('/users', { ...CREDENTIALS, role: role.id, status: 'active' });
}
