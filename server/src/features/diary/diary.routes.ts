import * as contract from '@plantcare/contract/diary.ts';
import { DIARY_ENTRY_DELETED } from '@plantcare/contract/messages.ts';
import type { FastifyInstance } from 'fastify';
import { mountList } from '../../http/lists/mount-list.ts';
import { mount } from '../../http/mount.ts';
import type { DiaryService } from './diary.service.ts';

export function diaryRoutes(app: FastifyInstance, diary: DiaryService): void {
  mountList(
    app,
    contract.listDiary,
    {
      dependsOn: { areas: ['diary', 'plants'] },
      cursorOf: ({ date, _id }) => ({ moment: date, id: _id }),
      limitOf: ({ query }) => query.limit,
    },
    ({ caller, query: { plant, before } }, page) => diary.list(caller.user.id, { plantId: plant, before, ...page }),
  );

  mount(app, contract.getDiaryEntry, {}, ({ caller, params }) => diary.get(caller.user.id, params.id));

  mount(app, contract.addDiaryEntry, {}, ({ caller, form, photo }) => diary.add(caller, form, photo));

  mount(app, contract.updateDiaryEntry, {}, ({ caller, params, form, photo, ifVersion }) =>
    diary.update(caller, params.id, form, photo, ifVersion),
  );

  mount(app, contract.deleteDiaryEntry, {}, async ({ caller, params }) => {
    await diary.delete(caller, params.id);
    return { msg: DIARY_ENTRY_DELETED };
  });

  mount(app, contract.getPlantHistory, {}, ({ caller, params }) => diary.historyOf(caller.user.id, params.id));
}
