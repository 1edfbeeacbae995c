import * as contract from '@plantcare/contract/assistant.ts';
import type { FastifyInstance } from 'fastify';
import { mount, mountLines } from '../../http/mount.ts';
import type { AssistantService } from './assistant.service.ts';

export function assistantRoutes(app: FastifyInstance, assistant: AssistantService): void {
  mount(app, contract.identifyPlant, {}, async ({ caller, form, photos, signal }) => ({
    data: await assistant.identify(caller, photos, form, { signal }),
  }));

  mount(app, contract.diagnosePlant, {}, async ({ caller, form, photos, signal }) => ({
    data: await assistant.diagnose(caller, photos, form, { signal }),
  }));

  mount(app, contract.careAdvice, {}, async ({ caller, json, signal }) => ({
    data: await assistant.careAdvice(caller, json, { signal }),
  }));

  mount(app, contract.growthPrediction, {}, async ({ caller, json, signal }) => ({
    data: await assistant.growthPrediction(caller, json, { signal }),
  }));

  mount(app, contract.careSchedule, {}, async ({ caller, json, signal }) => ({
    data: await assistant.careSchedule(caller, json, { signal }),
  }));

  mount(app, contract.climateCare, {}, async ({ caller, json, signal }) => ({
    data: await assistant.climateCare(caller, json, { signal }),
  }));

  mountLines(app, contract.streamAnswer, ({ caller, json, signal }) => assistant.stream(caller, json, signal));

  mount(app, contract.listAnswers, {}, ({ caller, query }) => assistant.list(caller.user.id, query));

  mount(app, contract.deleteAnswer, {}, async ({ caller, params }) => {
    await assistant.delete(caller.user.id, params.id);
    return { msg: 'Answer deleted.' };
  });

  mount(app, contract.assistantEngines, {}, async () => assistant.engines());
}
