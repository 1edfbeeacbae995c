import { me } from '@plantcare/contract/auth.ts';
import type { Endpoint } from '@plantcare/contract/endpoint.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { endpoints } from '../src/endpoints.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer();
afterAll(() => server.close());
const { token } = await server.register();

const ID = '0198a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
const SIGNED_OUT = { status: 401, code: 'signed_out', msg: 'Please log in to continue.' };
/** What the calls about one thing need besides its id. */
const BODY = { days: 1, accepted: true, on: true, outcome: 'lost', reason: 'died' };
const FORM = { answer: ID, verdict: 'same' };
const inputFor = (endpoint: Endpoint) => ({
  params: { id: ID },
  ...(endpoint.json && { json: BODY }),
  ...(endpoint.form && { form: FORM }),
});

describe('every call of a signed-in gardener', () => {
  const signedIn = endpoints.filter(({ access }) => access === 'signed-in');

  test.each(signedIn)('$method $path refuses a call without a token', async (endpoint) => {
    expect(await server.refusal(endpoint, inputFor(endpoint))).toMatchObject(SIGNED_OUT);
  });

  test.each(signedIn)('$method $path refuses a token that was never given out', async (endpoint) => {
    expect(await server.refusal(endpoint, inputFor(endpoint), 'A'.repeat(43))).toMatchObject(SIGNED_OUT);
  });
});

describe('every call about one thing', () => {
  const aboutOne = endpoints.filter(({ params }) => params && 'id' in params.shape);

  test.each(aboutOne)('$method $path answers 404 for a thing that is not there', async (endpoint) => {
    expect(await server.refusal(endpoint, inputFor(endpoint), token)).toMatchObject({
      ...{ status: 404, code: 'not_found' },
      msg: `${endpoint.item} not found.`,
    });
  });

  test.each(aboutOne)('$method $path answers 404 for an id that cannot be one', async (endpoint) => {
    for (const id of ['1', 'null', '../health', '%00', "' or 1=1 --", ID.toUpperCase().replace('7E5F', '4E5F')]) {
      expect(await server.refusal(endpoint, { ...inputFor(endpoint), params: { id } }, token)).toMatchObject({
        status: 404,
        msg: `${endpoint.item} not found.`,
      });
    }
  });
});

test.each(['Basic QWRhOkZlcm4=', 'Bearer', 'Bearer a b', `Bearer ${'A'.repeat(60)}`])(
  'the authorization header "%s" signs nobody in',
  async (authorization) => {
    const response = await server.request(`/api${me.path}`, { headers: { authorization } });
    expect(response.status).toBe(401);
  },
);
