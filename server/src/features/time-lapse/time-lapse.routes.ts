import { getTimeLapse } from '@plantcare/contract/time-lapse.ts';
import type { FastifyInstance } from 'fastify';
import { callLimit } from '../../http/call-limit.ts';
import { mountFile } from '../../http/mount-file.ts';
import type { TimeLapseService } from './time-lapse.service.ts';

/** Forty photos take seconds to join. */
const AN_HOUR = { max: 30, timeWindow: 3_600_000 };

export function timeLapseRoutes(app: FastifyInstance, timeLapses: TimeLapseService): void {
  const guard = callLimit(app, { ...AN_HOUR, keyGenerator: (request) => `time-lapse ${request.caller?.user.id}` });
  mountFile(app, getTimeLapse, { guard }, ({ caller, params }) => timeLapses.play(caller.user.id, params.id));
}
