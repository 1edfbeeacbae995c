import type { FastifyInstance, FastifyReply } from 'fastify';

/** What a browser and what stands between it and the server may keep of an answer. */
const CACHING = {
  /** Kept by nobody: what a gardener has written, and every refusal. */
  nothing: 'no-store',
  /** Kept by the gardener's browser alone, which asks each time whether it is still there. */
  checked: 'private, no-cache',
  /** The same for everybody, but it may change with the next release. */
  publicChecked: 'no-cache',
  /** A file whose name changes with its content. */
  forever: 'public, max-age=31536000, immutable',
} as const;

export function setCaching(reply: Pick<FastifyReply, 'header'>, caching: keyof typeof CACHING): void {
  reply.header('cache-control', CACHING[caching]);
}

/** Tells the browser to clear its cache for this site. Browsers do so over HTTPS and on localhost. */
export function emptyBrowserCache(reply: Pick<FastifyReply, 'header'>): void {
  reply.header('clear-site-data', '"cache"');
}

/** Nothing of an answer is kept unless its route says otherwise. */
export function cachingHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_, reply) => setCaching(reply, 'nothing'));
}
