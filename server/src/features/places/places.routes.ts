import { PLACE_DELETED } from '@plantcare/contract/messages.ts';
import * as contract from '@plantcare/contract/places.ts';
import type { FastifyInstance } from 'fastify';
import { mountList } from '../../http/lists/mount-list.ts';
import { mount } from '../../http/mount.ts';
import type { PlantService } from '../plants/plants.service.ts';
import type { PlaceService } from './places.service.ts';

export function placeRoutes(app: FastifyInstance, places: PlaceService, plants: PlantService): void {
  mountList(
    app,
    contract.listPlaces,
    { dependsOn: { areas: ['plants'] }, cursorOf: ({ createdAt, _id }) => ({ moment: createdAt, id: _id }) },
    ({ caller }, page) => places.list(caller.user.id, page),
  );

  mount(app, contract.getPlace, {}, ({ caller, params }) => places.get(caller.user.id, params.id));

  mount(app, contract.addPlace, {}, ({ caller, json }) => places.add(caller.user.id, json));

  mount(app, contract.updatePlace, {}, ({ caller, params, json, ifVersion }) =>
    places.update(caller.user.id, params.id, json, ifVersion),
  );

  mount(app, contract.deletePlace, {}, async ({ caller, params, query }) => {
    await places.delete(caller.user.id, params.id, query.moveTo);
    return { msg: PLACE_DELETED };
  });

  mount(app, contract.listPlantMoves, {}, ({ caller, params }) => plants.moves(caller.user.id, params.id));
}
