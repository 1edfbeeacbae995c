import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerError, errorMapping } from '../src/http/errors.ts';
import { inlineScriptHashes } from '../src/http/inline-scripts.ts';
import { securityHeaders } from '../src/http/security.ts';
import { webApp } from '../src/http/web-app.ts';

const FILES = {
  'index.html': '<!doctype html><title>AI Plant Care</title><script>show();</script>',
  'landing.html': '<!doctype html><h1>Every leaf deserves a journal</h1>',
  'landing.html.br': 'the same in brotli',
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'favicon.ico': 'icon',
  'assets/main-B0t4n1.js': 'export {};',
};

const app = Fastify({ frameworkErrors: answerError });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plantcare-web-'));
  await mkdir(path.join(folder, 'dist/assets'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) await writeFile(path.join(folder, 'dist', name), text);
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  errorMapping(app);
  const dist = path.join(folder, 'dist');
  await securityHeaders(app, { https: false, inlineScripts: inlineScriptHashes(dist) });
  await webApp(app, dist);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('the built web application', () => {
  test('answers / with the landing page', async () => {
    const answer = await app.inject({ url: '/' });
    expect([answer.statusCode, answer.body]).toEqual([200, FILES['landing.html']]);
    const compressed = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
    expect([compressed.headers['content-encoding'], compressed.body]).toEqual(['br', FILES['landing.html.br']]);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('allows the scripts of its pages by their hash, and no other script in a page', async () => {
    const { headers } = await app.inject({ url: '/login' });
    const [scripts] = /script-src [^;]*/.exec(String(headers['content-security-policy'])) ?? [];
    const hash = createHash('sha256').update('show();').digest('base64');
    expect(scripts).toBe(`script-src 'self' 'sha256-${hash}'`);
  });

  test.each(['/login', '/plants/0198a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', '/plants?search=fern.html', '/apiary', '//'])(
    'answers %s with the page, for the application to show the screen',
    async (url) => {
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).toBe(FILES['index.html']);
      const head = await app.inject({ url, method: 'HEAD' });
      expect([head.statusCode, head.body]).toEqual([200, '']);
    },
  );

  test.each([
    ['/robots.txt', /^text\/plain/, 'no-cache'],
    ['/favicon.ico', /^image\//, 'no-cache'],
    ['/assets/main-B0t4n1.js', /javascript/, 'public, max-age=31536000, immutable'],
  ])('serves the real %s', async (url, type, cacheControl) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(type);
    expect(answer.headers['cache-control']).toBe(cacheControl);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).toBe(FILES[url.slice(1) as keyof typeof FILES]);
    expect((await app.inject({ url, method: 'HEAD' })).statusCode).toBe(200);
  });

  test.each(['/assets/main-0ld.js', '/missing.png', '/assets', '/api', '/api/nothing', '/photos/nothing'])(
    'answers %s with 404, not with a page',
    async (url) => {
      const answer = await app.inject({ url });
      expect([answer.statusCode, answer.json()]).toEqual([404, { msg: 'Not found.', code: 'not_found' }]);
    },
  );

  test.each(['/', '/login', '/robots.txt'])('takes nothing that is sent to %s', async (url) => {
    expect((await app.inject({ url, method: 'POST' })).statusCode).toBe(404);
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%252e%252e%252fsecret.txt',
    '//secret.txt',
    '/robots.txt%00.html',
    '/secret.txt',
  ])('never leaves its folder: %s', async (url) => {
    const answer = await app.inject({ url });
    expect(answer.body).not.toContain('secret');
    expect([400, 404]).toContain(answer.statusCode);
  });
});

test('where the web application is not built, every address but the API’s is a JSON 404', async () => {
  const bare = Fastify();
  errorMapping(bare);
  await webApp(bare, path.join(folder, 'nothing-here'));
  const answer = await bare.inject({ url: '/login' });
  expect([answer.statusCode, answer.json()]).toEqual([404, { msg: 'Not found.', code: 'not_found' }]);
  await bare.close();
});
