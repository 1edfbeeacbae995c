import { takesIdempotencyKey } from '@plantcare/contract/endpoint.ts';
import { listPlants } from '@plantcare/contract/plants.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../src/endpoints.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer();
afterAll(() => server.close());

const Content = z.strictObject({ schema: z.record(z.string(), z.unknown()) });

/** What OpenAPI 3.1 demands of the parts that a document of ours has: https://spec.openapis.org/oas/v3.1.1.html */
const Operation = z.strictObject({
  tags: z.array(z.string()).min(1),
  summary: z.string().min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(
    z.strictObject({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      description: z.string().optional(),
      schema: z.record(z.string(), z.unknown()),
    }),
  ),
  requestBody: z.strictObject({ required: z.boolean(), content: z.record(z.string(), Content) }).optional(),
  responses: z.record(
    z.string().regex(/^([1-5]\d\d|default)$/),
    z.strictObject({
      description: z.string(),
      headers: z
        .record(z.string(), z.strictObject({ description: z.string(), schema: z.record(z.string(), z.unknown()) }))
        .optional(),
      content: z.record(z.string(), Content),
    }),
  ),
});

const Document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({
    title: z.string(),
    version: z.string(),
    description: z.string(),
    license: z.strictObject({ name: z.string(), identifier: z.string() }),
  }),
  tags: z.array(z.strictObject({ name: z.string() })),
  paths: z.record(
    z.string().startsWith('/api/'),
    z.partialRecord(z.enum(['get', 'put', 'post', 'delete', 'patch']), Operation),
  ),
  components: z.strictObject({
    securitySchemes: z.record(z.string(), z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer') })),
  }),
});

const document = Document.parse(await (await server.request('/api/openapi.json')).json());

function operationOf({ method, path }: { method: string; path: string }) {
  const methods: Record<string, z.output<typeof Operation> | undefined> =
    document.paths[`/api${path.replaceAll(/:(\w+)/g, '{$1}')}`] ?? {};
  return Operation.parse(methods[method.toLowerCase()]);
}

describe('the OpenAPI document', () => {
  test('has every call and no other', () => {
    const written = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = endpoints.map(({ method, path }) => `${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(written.sort()).toEqual(served.sort());
    expect(served.length).toBeGreaterThan(13);
  });

  test.each(endpoints)('describes $method $path as it is served', (endpoint) => {
    const operation = operationOf(endpoint);
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `:${name}`)).toEqual(endpoint.path.match(/:\w+/g) ?? []);
    expect(inPath.every(({ required }) => required)).toBe(true);
    const inHeader = operation.parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
    const changesVersion = endpoint.versioned && endpoint.method === 'PUT';
    expect(inHeader).toEqual([
      ...(takesIdempotencyKey(endpoint) ? ['Idempotency-Key'] : []),
      ...(changesVersion ? ['If-Match'] : []),
    ]);
    expect(operation.security).toEqual(endpoint.access === 'signed-in' ? [{ token: [] }] : undefined);
    expect(Object.keys(operation.responses).sort()).toEqual([`${endpoint.status ?? 200}`, 'default']);
    expect(Object.keys(operation.responses['200']?.headers ?? {})).toEqual(endpoint.paged ? ['Link'] : []);
    const type = endpoint.takes
      ? [endpoint.takes]
      : endpoint.json
        ? ['application/json']
        : endpoint.form
          ? ['multipart/form-data']
          : [];
    expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(type);
    expect(document.tags).toContainEqual({ name: operation.tags[0] });
  });

  test('describes answers so that a real one fits', async () => {
    const { token } = await server.register();
    const { content } = operationOf(listPlants).responses['200'] ?? {};
    const schema = z.fromJSONSchema(content?.['application/json']?.schema ?? {});
    expect(schema.safeParse(await server.call(listPlants, {}, token)).success).toBe(true);
    expect(schema.safeParse([{ name: 'only a name' }]).success).toBe(false);
  });
});

describe('the page at /api/docs', () => {
  test('is a page whose every script and style comes from here, so that the content policy lets it work', async () => {
    const page = await server.request('/api/docs/');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    const html = await page.text();
    const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes = '', inline = ''] of scripts) {
      expect(inline.trim()).toBe('');
      const source = /src="([^"]+)"/.exec(attributes)?.[1];
      const script = await server.request(new URL(`${source}`, 'http://here/api/docs/').pathname);
      expect(script.status).toBe(200);
      expect(script.headers.get('content-type')).toMatch(/javascript/);
    }
    expect(html).not.toMatch(/ on\w+=/);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page.headers.get('content-security-policy')).not.toContain('trusted-types');
  });

  test('is reached without its last slash too', async () => {
    expect((await server.request('/api/docs')).status).toBe(200);
  });
});
