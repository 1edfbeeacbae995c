import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@plantcare/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { OPEN_API_HEAD, openApiDocument } from './open-api.ts';
import { policyOfDocs } from './security.ts';

/** Documentation of the API: /api/openapi.json, and a page at /api/docs. */
export async function apiDocs(app: FastifyInstance, endpoints: readonly Endpoint[]): Promise<void> {
  // Made when it is first asked for, because it takes longer than everything else at the start.
  let made: ReturnType<typeof openApiDocument> | null = null;
  const document = () => {
    made ??= openApiDocument(endpoints);
    return made;
  };
  app.get('/api/openapi.json', async () => document());
  await app.register(swagger, { mode: 'static', specification: { document: { ...OPEN_API_HEAD, paths: {} } } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    transformSpecification: document,
    transformSpecificationClone: false,
    uiHooks: {
      onRequest(_, reply, done) {
        const policy = 'content-security-policy';
        reply.header(policy, policyOfDocs(String(reply.getHeader(policy))));
        done();
      },
    },
  });
}
