import * as contract from '@plantcare/contract/statistics.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { StatisticsService } from './statistics.service.ts';

export function statisticsRoutes(app: FastifyInstance, statistics: StatisticsService): void {
  mount(
    app,
    contract.getGardenYear,
    { dependsOn: { areas: ['plants', 'diary'], localDay: true } },
    ({ caller, query }) => statistics.year(caller.user, query.year),
  );
}
