import { careAdvice } from '@plantcare/contract/assistant/care-advice.ts';
import { careSchedule } from '@plantcare/contract/assistant/care-schedule.ts';
import { climateCare } from '@plantcare/contract/assistant/climate-care.ts';
import { diagnosePlant } from '@plantcare/contract/assistant/diagnose.ts';
import { assistantEngines } from '@plantcare/contract/assistant/engines.ts';
import { growthPrediction } from '@plantcare/contract/assistant/growth-prediction.ts';
import { identifyPlant } from '@plantcare/contract/assistant/identify.ts';
import { deleteAnswer, listAnswers } from '@plantcare/contract/assistant/kept-answers.ts';
import type { FastifyInstance } from 'fastify';
import { mount, mountWithLines } from '../../http/mount.ts';
import type { Log } from '../../log.ts';
import { answerLines } from './answer-lines.ts';
import type { AssistantService } from './assistant.service.ts';

export function assistantRoutes(app: FastifyInstance, assistant: AssistantService, log: Log): void {
  mount(app, identifyPlant, {}, async ({ caller, form, photos, signal }) => ({
    data: await assistant.identify(caller, photos, form, { signal }),
  }));

  mount(app, diagnosePlant, {}, async ({ caller, form, photos, signal }) => ({
    data: await assistant.diagnose(caller, photos, form, { signal }),
  }));

  mountWithLines(app, careAdvice, {
    whole: async ({ caller, json, signal }) => ({ data: await assistant.careAdvice(caller, json, { signal }) }),
    lines: ({ caller, json, signal }) =>
      answerLines((progress) => assistant.careAdvice(caller, json, { signal, ...progress }), log),
  });

  mountWithLines(app, growthPrediction, {
    whole: async ({ caller, json, signal }) => ({ data: await assistant.growthPrediction(caller, json, { signal }) }),
    lines: ({ caller, json, signal }) =>
      answerLines((progress) => assistant.growthPrediction(caller, json, { signal, ...progress }), log),
  });

  mountWithLines(app, careSchedule, {
    whole: async ({ caller, json, signal }) => ({ data: await assistant.careSchedule(caller, json, { signal }) }),
    lines: ({ caller, json, signal }) =>
      answerLines((progress) => assistant.careSchedule(caller, json, { signal, ...progress }), log),
  });

  mountWithLines(app, climateCare, {
    whole: async ({ caller, json, signal }) => ({ data: await assistant.climateCare(caller, json, { signal }) }),
    lines: ({ caller, json, signal }) =>
      answerLines((progress) => assistant.climateCare(caller, json, { signal, ...progress }), log),
  });

  mount(app, listAnswers, {}, ({ caller, query }) => assistant.list(caller.user.id, query));

  mount(app, deleteAnswer, {}, async ({ caller, params }) => {
    await assistant.delete(caller.user.id, params.id);
    return { msg: 'Answer deleted.' };
  });

  mount(app, assistantEngines, {}, async () => assistant.engines());
}
