import type { Endpoint } from '@plantcare/contract/endpoint.ts';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { cachingHeaders } from './caching/caching.ts';
import { OPEN_API_HEAD, openApiDocument } from './open-api.ts';
import { policyOfDocs, securityHeaders } from './security.ts';

const PAGE = '/api/docs';

type Document = ReturnType<typeof openApiDocument>;

/**
 * Documentation of the API: /api/openapi.json, and a page at /api/docs. Both are made when they are first asked for: the
 * document takes longer than everything else at the start, and the page's libraries 2 MB of memory.
 */
export function apiDocs(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  let made: Document | null = null;
  const document = () => {
    made ??= openApiDocument(endpoints);
    return made;
  };
  app.get('/api/openapi.json', async () => document());

  let page: Promise<FastifyInstance> | null = null;
  async function answer({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
    page ??= createPage(document, app.isHttps).catch((error: unknown) => {
      page = null;
      throw error;
    });
    const { routing } = await page;
    reply.hijack();
    routing(raw, reply.raw);
  }
  app.get(PAGE, answer);
  app.get(`${PAGE}/*`, answer);
  app.addHook('onClose', async () => (await page)?.close());
}

async function createPage(document: () => Document, https: boolean): Promise<FastifyInstance> {
  const [swagger, swaggerUi] = await Promise.all([import('@fastify/swagger'), import('@fastify/swagger-ui')]);
  const page = Fastify();
  securityHeaders(page, { https, inlineScripts: [] });
  cachingHeaders(page);
  await page.register(swagger.default, {
    mode: 'static',
    specification: { document: { ...OPEN_API_HEAD, paths: {} } },
  });
  await page.register(swaggerUi.default, {
    routePrefix: PAGE,
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
  await page.ready();
  return page;
}
