import { me, register } from '@plantcare/contract/auth.ts';
import { addPlant, listPlants } from '@plantcare/contract/plants.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Gardener, toRefusal } from './support/client.ts';
import { picture, upload } from './support/files/pictures.ts';
import { rawRequest } from './support/raw-request.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer();
afterAll(() => server.close());

let ada: Gardener;
beforeAll(async () => {
  ada = await server.register();
});

function post(path: string, type: string | null, body: string): Promise<Response> {
  const headers = new Headers({ authorization: `Bearer ${ada.token}` });
  if (type !== null) headers.set('content-type', type);
  return server.request(`/api${path}`, { method: 'POST', headers, body: new TextEncoder().encode(body) });
}

describe('a JSON body', () => {
  const account = { email: 'ada@example.org', password: 'green secret' };

  test('over 64 kB is refused', async () => {
    const refusal = await server.refusal(register, { json: { ...account, name: 'x'.repeat(64 * 1024) } });
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input', msg: 'This is too much text at once.' });
  });

  test('over 64 kB that does not say how long it is is refused too', async () => {
    const chunk = `1000\r\n${'x'.repeat(0x1000)}\r\n`;
    const head = 'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n';
    const answer = await rawRequest(
      server.address,
      `${head}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${chunk.repeat(17)}0\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('This is too much text at once.');
  });

  test('of arrays nested as deep as 64 kB allow is refused like any other that does not fit', async () => {
    const deep = '['.repeat(32_000) + ']'.repeat(32_000);
    const refusal = await toRefusal(await post('/auth/register', 'application/json', deep));
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' });
    const inside = await toRefusal(await post('/auth/register', 'application/json', `{"name":${deep}}`));
    expect(inside).toMatchObject({ status: 400, code: 'invalid_input' });
  });

  test.each([
    ['is cut short', 'application/json', '{"name":"Ada'],
    ['is empty', 'application/json', ''],
    ['is no JSON', 'application/json', 'name=Ada'],
    ['is a form', 'application/x-www-form-urlencoded', 'name=Ada'],
    ['is of a type nobody knows', 'application/x-plant', '🌿'],
    ['has a type that is none', ';;;', '{}'],
    ['tries to change what objects are', 'application/json', '{"__proto__":{"admin":true}}'],
  ])('that %s is refused', async (_, type, body) => {
    expect(await toRefusal(await post('/auth/register', type, body))).toMatchObject({
      status: 400,
      code: 'invalid_input',
      msg: 'Invalid request. Please check your input and try again.',
    });
  });
});

describe('a form', () => {
  const INCOMPLETE = { status: 400, code: 'invalid_input', msg: 'The form arrived incomplete. Please try again.' };
  const part = (name: string, value: string) =>
    `--leaf\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const filePart = '--leaf\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nhalf a pho';

  test.each([
    ['is cut short in a text', part('name', 'Fern').slice(0, -4)],
    ['is cut short in a photo', part('name', 'Fern') + filePart],
    ['is cut short before its end', part('name', 'Fern')],
    ['is no form at all', 'name=Fern'],
    ['tries to change what objects are', `${part('__proto__', 'x')}--leaf--\r\n`],
  ])('that %s is refused', async (_, body) => {
    const refusal = await toRefusal(await post('/plants', 'multipart/form-data; boundary=leaf', body));
    expect(refusal).toMatchObject(INCOMPLETE);
    expect(await server.call(listPlants, {}, ada.token)).toEqual([]);
    expect(await server.photoFiles()).toEqual([]);
  });

  test('with nothing in it is refused for want of a name', async () => {
    const refusal = await toRefusal(await post('/plants', 'multipart/form-data; boundary=leaf', '--leaf--\r\n'));
    expect(refusal).toMatchObject({ status: 400, msg: 'Name is required', fields: { name: 'Name is required' } });
  });

  test('without a boundary is refused', async () => {
    const body = `${part('name', 'Fern')}--leaf--\r\n`;
    expect(await toRefusal(await post('/plants', 'multipart/form-data', body))).toMatchObject(INCOMPLETE);
  });

  test.each(['application/json', null])('that comes as %s is refused with a word on what is wanted', async (type) => {
    expect(await toRefusal(await post('/plants', type, '{"name":"Fern"}'))).toMatchObject({
      status: 400,
      code: 'invalid_input',
    });
  });

  test('with a text longer than any field holds is refused at that field', async () => {
    const body = `${part('name', 'Fern')}${part('notes', 'x'.repeat(65 * 1024))}--leaf--\r\n`;
    const refusal = await toRefusal(await post('/plants', 'multipart/form-data; boundary=leaf', body));
    expect(refusal).toMatchObject({ status: 400, fields: { notes: 'This text is too long.' } });
  });

  test('with more fields than any form has is refused', async () => {
    const many = Array.from({ length: 100 }, (_, i) => part(`field${i}`, 'x')).join('');
    const refusal = await toRefusal(await post('/plants', 'multipart/form-data; boundary=leaf', `${many}--leaf--\r\n`));
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' });
  });
});

test('a stranger’s upload is refused before its body has arrived', async () => {
  const head = 'POST /api/plants HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 15000000\r\n';
  const answer = await rawRequest(
    server.address,
    `${head}content-type: multipart/form-data; boundary=leaf\r\n\r\n--leaf`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
});

describe('an address under /api that nobody answers', () => {
  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['PATCH', '/api/plants'],
    ['DELETE', '/api/auth/login'],
    ['GET', '/api//plants'],
    ['GET', '/api/nothing.html'],
  ])('%s %s is a JSON 404', async (method, path) => {
    expect(await toRefusal(await server.request(path, { method }))).toMatchObject({ status: 404, code: 'not_found' });
  });

  test.each(['/api/plants/%zz', '/api/%', `/api/plants/${'x'.repeat(250)}`])('%s is a refusal', async (path) => {
    const { status, code } = await toRefusal(await server.request(path));
    expect([
      [400, 'invalid_input'],
      [404, 'not_found'],
    ]).toContainEqual([status, code]);
  });
});

test.each(['GET // HTTP/1.1', 'GET //example.org/%2e%2e HTTP/1.1', 'GET /?//:0 HTTP/1.1', 'GET /\\..\\ HTTP/1.1'])(
  'the request line "%s" does no harm',
  async (line) => {
    const answer = await rawRequest(server.address, `${line}\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (200|400|403|404) /);
  },
);

describe('every answer', () => {
  test.each(['/api/auth/me', '/api/health', '/api/nothing', '/', '/nothing.png', '/photos/x.webp', '/api/docs'])(
    'from %s carries the headers that lock the browser down',
    async (path) => {
      const { headers } = await server.request(path, { redirect: 'manual' });
      const policy = headers.get('content-security-policy') ?? '';
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
      // Besides files from here only the scripts in the pages themselves, each by its hash.
      expect(scripts).toMatch(/^'self'( 'sha256-[\w+/]{43}=')*$/);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).not.toContain('http:');
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers.has('x-powered-by')).toBe(false);
      expect(headers.has('access-control-allow-origin')).toBe(false);
      expect(headers.has('strict-transport-security')).toBe(false); // people come over http here
    },
  );

  test.each(['/', '/api/auth/me'])('from %s keeps markup from bringing scripts and styles', async (path) => {
    const { headers } = await server.request(path);
    const directives = (headers.get('content-security-policy') ?? '').split(';');
    expect(directives).toContain("style-src 'self'");
    expect(directives).toContain("style-src-attr 'none'");
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(directives).toContain('trusted-types service-worker');
  });

  test('insists on https where that is how people come', async () => {
    const secure = await bootServer({ env: { PUBLIC_URL: 'https://plants.example.org' } });
    try {
      const { headers } = await secure.request('/api/health');
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
      expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    } finally {
      await secure.close();
    }
  });
});

describe('compression', () => {
  test.each(['gzip', 'br'])('makes the list of plants smaller with %s', async (encoding) => {
    const { token } = await server.register();
    const notes = 'Water it on Mondays. '.repeat(100);
    await server.call(addPlant, { form: { name: 'Fern', notes } }, token);
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encoding };
    const response = await server.request(`/api${listPlants.path}`, { headers });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await response.json()).toMatchObject([{ notes: notes.trim() }]);
  });

  test('leaves photos and short answers as they are', async () => {
    const photo = upload(await picture(800, 800).jpeg().toBuffer());
    const { photoUrl } = await server.call(addPlant, { form: { name: 'Fern' }, photo }, ada.token);
    for (const path of [`${photoUrl}`, `/api${me.path}`]) {
      const headers = { authorization: `Bearer ${ada.token}`, 'accept-encoding': 'gzip, br' };
      const response = await server.request(path, { headers });
      expect(response.status).toBe(200);
      expect(response.headers.has('content-encoding')).toBe(false);
    }
  });
});

test('nothing of a gardener is kept between the browser and the server, and a list only to ask whether it is still so', async () => {
  const headers = { authorization: `Bearer ${ada.token}` };
  const answers = [
    await server.request('/api/plants', { headers }),
    await server.request('/api/auth/me', { headers }),
    await server.request('/api/plants'),
    await server.request('/api/nothing'),
  ];
  expect(answers.map((answer) => `${answer.status} ${answer.headers.get('cache-control')}`)).toEqual([
    '200 private, no-cache',
    '200 no-store',
    '401 no-store',
    '404 no-store',
  ]);
});
