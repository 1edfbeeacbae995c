import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@plantcare/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './open-api.ts';

/** The calls for people who write programs: /api/openapi.json, and a page to read at /api/docs. */
export async function apiDocs(app: FastifyInstance, endpoints: readonly Endpoint[]): Promise<void> {
  const document = openApiDocument(endpoints);
  app.get('/api/openapi.json', async () => document);
  // The document is 3.1 made by Zod; the plugin's types know the shape but not that this is one.
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
