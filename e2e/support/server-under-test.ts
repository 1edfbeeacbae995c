import path from 'node:path';

/** Where the tests' own server listens, and the folder that it keeps everything in. */
export const port = Number(process.env.E2E_PORT ?? 3400);
export const dataDir = path.resolve(`.cache/e2e-${port}`);

/** Where it asks for the weather. */
export const weatherPort = port + 1;

/** Where the server of the journeys with emails listens. */
export const mailingPort = port + 2;
