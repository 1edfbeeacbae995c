import * as contract from '@plantcare/contract/recovery.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { RecoveryService } from './recovery.service.ts';

export function recoveryRoutes(app: FastifyInstance, recovery: RecoveryService): void {
  mount(app, contract.listRecoveries, {}, ({ caller, params }) => recovery.list(caller.user.id, params.id));

  mount(app, contract.openRecovery, {}, ({ caller, params, form, photo }) =>
    recovery.open(caller, params.id, form.answer, photo),
  );

  mount(app, contract.addCheckUp, {}, ({ caller, params, form, photo }) =>
    recovery.checkUp(caller, params.id, form.verdict, photo),
  );

  mount(app, contract.closeRecovery, {}, ({ caller, params, json }) => recovery.close(caller, params.id, json.outcome));
}
