import { printLabels } from '@plantcare/contract/labels.ts';
import type { FastifyInstance } from 'fastify';
import { callLimit } from '../../http/call-limit.ts';
import { mountFile } from '../../http/mount-file.ts';
import type { LabelService } from './labels.service.ts';

/** Hundreds of labels take a second to draw. */
const AN_HOUR = { max: 60, timeWindow: 3_600_000 };

export function labelRoutes(app: FastifyInstance, labels: LabelService): void {
  const guard = callLimit(app, { ...AN_HOUR, keyGenerator: (request) => `labels ${request.caller?.user.id}` });
  mountFile(app, printLabels, { guard }, ({ caller, json }) => labels.print(caller.user.id, json));
}
