import { importPlantTable, previewPlantTable } from '@plantcare/contract/plant-table.ts';
import * as contract from '@plantcare/contract/transfer.ts';
import type { FastifyInstance } from 'fastify';
import type { CallerUser } from '../../caller.ts';
import { callLimit } from '../../http/call-limit.ts';
import { createKeyedSemaphore } from '../../http/keyed-semaphore.ts';
import { mount } from '../../http/mount.ts';
import { mountFile } from '../../http/mount-file.ts';
import { mountUpload } from '../../http/uploads/mount-upload.ts';
import type { TransferService } from './transfer.service.ts';

/** Each reads or writes everything that an account has. */
const AN_HOUR = { max: 10, timeWindow: 3_600_000 };
/** Each choice on the screen of the import asks for another preview. */
const PREVIEWS_AN_HOUR = 300;

/** A ZIP file may be as large as all that an account keeps, so each gardener sends one at a time; the next waits unread. */
const ZIP_FILES_AT_ONCE = 1;
/** A table is in memory, up to 4 MB of it. */
const TABLES_AT_ONCE = 2;

/** Receives files of each gardener in turn. */
function turns(atOnce: number) {
  const acquire = createKeyedSemaphore(atOnce);
  return async function inTurn<T>({ id }: CallerUser, receive: () => Promise<T>): Promise<T> {
    const release = await acquire(id);
    try {
      return await receive();
    } finally {
      release();
    }
  };
}

export function transferRoutes(app: FastifyInstance, { download, imports, plantTables }: TransferService): void {
  const [zipTurn, tableTurn] = [turns(ZIP_FILES_AT_ONCE), turns(TABLES_AT_ONCE)];
  const limitOf = (kind: string, max = AN_HOUR.max) =>
    callLimit(app, { ...AN_HOUR, max, keyGenerator: (request) => `${kind} ${request.caller?.user.id}` });

  mountFile(app, contract.downloadData, { guard: limitOf('export') }, ({ caller }) => download(caller.user));

  mountUpload(app, contract.startImport, { guard: limitOf('import') }, ({ caller }, body) =>
    zipTurn(caller.user, () => imports.startZip(caller.user, body)),
  );

  mountUpload(app, previewPlantTable, { guard: limitOf('preview', PREVIEWS_AN_HOUR) }, ({ caller, query }, body) =>
    tableTurn(caller.user, () => plantTables.preview(caller.user, body, query)),
  );

  mountUpload(app, importPlantTable, { guard: limitOf('import') }, ({ caller, query }, body) =>
    tableTurn(caller.user, () => plantTables.start(caller.user, body, query)),
  );

  mount(app, contract.listImports, {}, ({ caller }) => imports.list(caller.user.id));

  mount(app, contract.undoImport, {}, async ({ caller, params }) => {
    await imports.undo(caller.user.id, params.id);
    return { msg: 'The import was undone.' };
  });
}
