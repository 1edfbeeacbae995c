import * as care from '@plantcare/contract/care.ts';
import { REMINDER_DELETED, REMINDERS_DELETED } from '@plantcare/contract/messages.ts';
import * as contract from '@plantcare/contract/reminders.ts';
import type { FastifyInstance } from 'fastify';
import { mountList } from '../../http/lists/mount-list.ts';
import { mount } from '../../http/mount.ts';
import type { ReminderService } from './reminders.service.ts';

export function reminderRoutes(app: FastifyInstance, reminders: ReminderService): void {
  mountList(
    app,
    contract.listReminders,
    {
      dependsOn: { areas: ['reminders', 'plants'] },
      cursorOf: ({ createdAt, _id }) => ({ moment: createdAt, id: _id }),
    },
    ({ caller }, page) => reminders.list(caller.user.id, page),
  );

  mount(app, contract.getReminder, {}, ({ caller, params }) => reminders.get(caller.user.id, params.id));

  mount(app, contract.addReminder, {}, ({ caller, json }) => reminders.add(caller, json));

  mount(app, contract.addReminders, {}, ({ caller, json }) => reminders.addToAll(caller, json));

  mount(app, contract.updateReminder, {}, ({ caller, params, json, ifVersion }) =>
    reminders.update(caller, params.id, json, ifVersion),
  );

  mount(app, contract.deleteReminder, {}, async ({ caller, params }) => {
    await reminders.delete(caller, [params.id]);
    return { msg: REMINDER_DELETED };
  });

  mount(app, contract.deleteReminders, {}, async ({ caller, json }) => {
    await reminders.delete(caller, json.ids);
    return { msg: REMINDERS_DELETED };
  });

  mount(app, contract.completeReminders, {}, ({ caller, json }) => reminders.completeAll(caller, json));

  mount(app, care.logCare, {}, ({ caller, json }) => reminders.logCare(caller, json));

  mount(app, care.undoCare, {}, ({ caller, json }) => reminders.undoCare(caller, json));

  mount(app, contract.snoozeReminder, {}, ({ caller, params, json }) => reminders.snooze(caller, params.id, json));

  mount(app, contract.skipReminder, {}, ({ caller, params, json }) => reminders.skip(caller, params.id, json.due));

  mount(app, contract.stillMoist, {}, ({ caller, params, json }) => reminders.stillMoist(caller, params.id, json.due));

  mount(app, contract.takeBackAdjustment, {}, ({ caller, params, json }) =>
    reminders.takeBack(caller, params.id, json.due),
  );

  mount(app, contract.setAdaptiveWatering, {}, ({ caller, json }) => reminders.setAdaptive(caller, json.on));

  mount(app, contract.setPlantAdaptiveWatering, {}, ({ caller, params, json }) =>
    reminders.setPlantAdaptive(caller, params.id, json.on),
  );

  mount(app, contract.answerLongerRhythm, {}, ({ caller, params, json }) =>
    reminders.answerLongerRhythm(caller, params.id, json.accepted),
  );
}
