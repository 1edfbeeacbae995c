import * as contract from '@plantcare/contract/transfer.ts';
import type { FastifyInstance } from 'fastify';
import { callLimit } from '../../http/call-limit.ts';
import { mountFile } from '../../http/mount-file.ts';
import type { TransferService } from './transfer.service.ts';

/** A download reads everything that an account has. */
const DOWNLOADS_AN_HOUR = 10;

export function transferRoutes(app: FastifyInstance, transfer: TransferService): void {
  const guard = callLimit(app, {
    max: DOWNLOADS_AN_HOUR,
    timeWindow: 3_600_000,
    keyGenerator: (request) => `export ${request.caller?.user.id}`,
  });

  mountFile(app, contract.downloadData, { guard }, async ({ caller }) => transfer.download(caller.user));
}
