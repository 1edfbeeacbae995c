import { SAMPLES_DELETED } from '@plantcare/contract/messages.ts';
import * as contract from '@plantcare/contract/samples.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { PlantService } from '../plants/plants.service.ts';
import type { SampleService } from './samples.service.ts';

export function sampleRoutes(app: FastifyInstance, samples: SampleService, plants: PlantService): void {
  mount(app, contract.addSamplePlants, {}, ({ caller }) => samples.add(caller));

  mount(app, contract.deleteSamplePlants, {}, async ({ caller }) => {
    await plants.deleteSamples(caller.user.id);
    return { msg: SAMPLES_DELETED };
  });

  mount(app, contract.keepPlant, {}, ({ caller, params }) => plants.keep(caller.user.id, params.id));
}
