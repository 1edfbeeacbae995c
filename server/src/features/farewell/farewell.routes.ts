import * as contract from '@plantcare/contract/farewell.ts';
import type { FastifyInstance } from 'fastify';
import { mountList } from '../../http/lists/mount-list.ts';
import { mount } from '../../http/mount.ts';
import type { PlantService } from '../plants/plants.service.ts';
import type { FarewellService } from './farewell.service.ts';

export function farewellRoutes(app: FastifyInstance, farewells: FarewellService, plants: PlantService): void {
  mountList(
    app,
    contract.listFormerPlants,
    {
      dependsOn: { areas: ['plants'] },
      cursorOf: ({ farewell, _id }) => ({ moment: `${farewell?.day}T00:00:00.000Z`, id: _id }),
    },
    ({ caller }, page) => plants.listFormer(caller.user.id, page),
  );

  mount(app, contract.sayFarewell, {}, ({ caller, params, json, ifVersion }) =>
    farewells.say(caller, params.id, json, ifVersion),
  );

  mount(app, contract.bringBack, {}, ({ caller, params, ifVersion }) =>
    farewells.bringBack(caller, params.id, ifVersion),
  );
}
