import * as contract from '@plantcare/contract/transfer.ts';
import type { FastifyInstance } from 'fastify';
import { callLimit } from '../../http/call-limit.ts';
import { mount } from '../../http/mount.ts';
import { mountFile } from '../../http/mount-file.ts';
import { mountUpload } from '../../http/mount-upload.ts';
import type { TransferService } from './transfer.service.ts';

/** Each reads or writes everything that an account has. */
const AN_HOUR = { max: 10, timeWindow: 3_600_000 };

export function transferRoutes(app: FastifyInstance, { download, imports }: TransferService): void {
  const limitOf = (kind: string) =>
    callLimit(app, { ...AN_HOUR, keyGenerator: (request) => `${kind} ${request.caller?.user.id}` });

  mountFile(app, contract.downloadData, { guard: limitOf('export') }, async ({ caller }) => download(caller.user));

  mountUpload(app, contract.startImport, { guard: limitOf('import') }, ({ caller }, body) =>
    imports.start(caller.user, body),
  );

  mount(app, contract.listImports, {}, ({ caller }) => imports.list(caller.user.id));

  mount(app, contract.undoImport, {}, async ({ caller, params }) => {
    await imports.undo(caller.user.id, params.id);
    return { msg: 'The import was undone.' };
  });
}
