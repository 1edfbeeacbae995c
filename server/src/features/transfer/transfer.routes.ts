import { importPlantTable, previewPlantTable } from '@plantcare/contract/plant-table.ts';
import * as contract from '@plantcare/contract/transfer.ts';
import type { FastifyInstance } from 'fastify';
import { callLimit } from '../../http/call-limit.ts';
import { mount } from '../../http/mount.ts';
import { mountFile } from '../../http/mount-file.ts';
import { mountUpload } from '../../http/mount-upload.ts';
import type { TransferService } from './transfer.service.ts';

/** Each reads or writes everything that an account has. */
const AN_HOUR = { max: 10, timeWindow: 3_600_000 };
/** Each choice on the screen of the import asks for another preview. */
const PREVIEWS_AN_HOUR = 300;

export function transferRoutes(app: FastifyInstance, { download, imports, plantTables }: TransferService): void {
  const limitOf = (kind: string, max = AN_HOUR.max) =>
    callLimit(app, { ...AN_HOUR, max, keyGenerator: (request) => `${kind} ${request.caller?.user.id}` });

  mountFile(app, contract.downloadData, { guard: limitOf('export') }, ({ caller }) => download(caller.user));

  mountUpload(app, contract.startImport, { guard: limitOf('import') }, ({ caller }, body) =>
    imports.startZip(caller.user, body),
  );

  mountUpload(app, previewPlantTable, { guard: limitOf('preview', PREVIEWS_AN_HOUR) }, ({ caller, query }, body) =>
    plantTables.preview(caller.user, body, query),
  );

  mountUpload(app, importPlantTable, { guard: limitOf('import') }, ({ caller, query }, body) =>
    plantTables.start(caller.user, body, query),
  );

  mount(app, contract.listImports, {}, ({ caller }) => imports.list(caller.user.id));

  mount(app, contract.undoImport, {}, async ({ caller, params }) => {
    await imports.undo(caller.user.id, params.id);
    return { msg: 'The import was undone.' };
  });
}
