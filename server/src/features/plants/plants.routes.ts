import { PLANT_DELETED, plantsDeleted } from '@plantcare/contract/messages.ts';
import * as contract from '@plantcare/contract/plants.ts';
import type { FastifyInstance } from 'fastify';
import { mountList } from '../../http/lists/mount-list.ts';
import { mount } from '../../http/mount.ts';
import type { PlantService } from './plants.service.ts';

export function plantRoutes(app: FastifyInstance, plants: PlantService): void {
  mountList(
    app,
    contract.listPlants,
    { dependsOn: { areas: ['plants'], day: true }, cursorOf: ({ createdAt, _id }) => ({ moment: createdAt, id: _id }) },
    ({ caller }, page) => plants.list(caller.user.id, page),
  );

  mount(app, contract.getPlant, {}, ({ caller, params }) => plants.get(caller.user.id, params.id));

  mount(app, contract.addPlant, {}, ({ caller, form, photo }) => plants.add(caller.user.id, form, photo));

  mount(app, contract.updatePlant, {}, ({ caller, params, form, photo, ifVersion }) =>
    plants.update(caller.user.id, params.id, form, photo, ifVersion),
  );

  mount(app, contract.deletePlant, {}, async ({ caller, params }) => {
    await plants.delete(caller.user.id, params.id);
    return { msg: PLANT_DELETED };
  });

  mount(app, contract.movePlants, {}, ({ caller, json }) => plants.move(caller.user.id, json.ids, json.location));

  mount(app, contract.deletePlants, {}, async ({ caller, json }) => {
    await plants.deleteAll(caller.user.id, json.ids);
    return { msg: plantsDeleted(new Set(json.ids).size) };
  });
}
