import * as contract from '@plantcare/contract/sitter.ts';
import type { FastifyInstance } from 'fastify';
import { callLimit } from '../../http/call-limit.ts';
import { mount, withCall } from '../../http/mount.ts';
import type { SitterService } from './sitter.service.ts';

/** For one network address: a list with its photos, several times over. */
const CALLS_A_MINUTE = 240;

export function sitterRoutes(app: FastifyInstance, sitter: SitterService): void {
  const guard = callLimit(app, {
    max: CALLS_A_MINUTE,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => `sitter ${ip}`,
  });

  mount(app, contract.listSitterLinks, {}, ({ caller }) => sitter.list(caller.user.id));

  mount(app, contract.addSitterLink, {}, ({ caller, json }) => sitter.add(caller, json));

  mount(app, contract.deleteSitterLink, {}, async ({ caller, params }) => {
    await sitter.revoke(caller.user.id, params.id);
    return { msg: 'The link was revoked.' };
  });

  mount(app, contract.readSitterList, { guard }, ({ json }) => sitter.read(json.token));

  mount(app, contract.completeSitterTask, { guard }, ({ json }) => sitter.complete(json.token, json.reminder));

  mount(app, contract.undoSitterTask, { guard }, ({ json }) => sitter.undo(json.token, json.reminder));

  const { method, path, file } = contract.readSitterPhoto;
  app.route({
    method,
    url: `/api${path}`,
    preHandler: guard,
    compress: false,
    handler: (request, reply) =>
      withCall(contract.readSitterPhoto, request, reply, async ({ json }) => {
        const bytes = await sitter.photo(json.token, json.plant);
        return reply.header('content-security-policy', "default-src 'none'; sandbox").type(file).send(bytes);
      }),
  });
}
