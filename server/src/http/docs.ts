import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@plantcare/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './open-api.ts';
import { policyOfDocs } from './security.ts';

/** Documentation of the API: /api/openapi.json, and a page at /api/docs. */
export async function apiDocs(app: FastifyInstance, endpoints: readonly Endpoint[]): Promise<void> {
  const document = openApiDocument(endpoints);
  app.get('/api/openapi.json', async () => document);
  // OpenAPI 3.1, made from Zod schemas; the type of the plugin does not accept it without a cast.
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiHooks: {
      onRequest(_, reply, done) {
        const policy = 'content-security-policy';
        reply.header(policy, policyOfDocs(String(reply.getHeader(policy))));
        done();
      },
    },
  });
}
