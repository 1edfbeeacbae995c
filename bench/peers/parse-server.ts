import { startServer } from '../servers/program.ts';
import { askJson, CREDENTIALS, type Peer, plantNumber } from './peer.ts';

const APP = { 'x-parse-application-id': 'bench', 'content-type': 'application/json' };

/** https://docs.parseplatform.org/parse-server/guide/ and /rest/guide/ */
export const parseServer: Peer = {
  name: 'Parse Server',
  installs: 'parse-server@9.10.0',
  overrides: {},
  async start(folder, databaseUrl) {
    const server = await startServer({
      args: [
        'node_modules/parse-server/bin/parse-server',
        ...['--appId', 'bench', '--masterKey', 'bench-master', '--port', 'PORT', '--host', '127.0.0.1'],
        ...['--databaseURI', databaseUrl, '--serverURL', 'http://127.0.0.1:PORT/parse'],
        ...['--allowClientClassCreation', 'true', '--silent', '1'],
      ],
      cwd: folder,
      health: '/parse/health',
      env: { NODE_ENV: 'production' },
    });
    const { address } = server;
    const { objectId, sessionToken } = await askJson<{ objectId: string; sessionToken: string }>(
      address,
      '/parse/users',
      { headers: APP, json: { username: CREDENTIALS.email, ...CREDENTIALS } },
    );
    const headers = { ...APP, 'x-parse-session-token': sessionToken };
    const plant = (number: number) => ({ ...plantNumber(number), ACL: { [objectId]: { read: true, write: true } } });
    const list = { method: 'GET', path: '/parse/classes/Plant?limit=100&order=-createdAt', headers };
    for (let number = 1; number <= 100; number++) {
      await askJson(address, '/parse/classes/Plant', { headers, json: plant(number) });
    }
    return {
      ...server,
      calls: {
        'List of 100 plants, changed': list,
        'Adding plants, 50 connections': {
          ...{ method: 'POST', path: '/parse/classes/Plant', headers },
          body: JSON.stringify(plant(1)),
        },
        Login: {
          ...{ method: 'POST', path: '/parse/login', headers: APP },
          body: JSON.stringify({ username: CREDENTIALS.email, password: CREDENTIALS.password }),
        },
      },
    };
  },
};
