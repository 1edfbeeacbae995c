import * as contract from '@plantcare/contract/species.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { SpeciesService } from './species.service.ts';

export function speciesRoutes(app: FastifyInstance, species: SpeciesService): void {
  mount(app, contract.searchSpecies, {}, ({ query: { q, limit } }) => species.search(q, limit));

  mount(app, contract.matchSpecies, {}, ({ query }) => species.match(query.name));

  mount(app, contract.getSpecies, {}, ({ params }) => species.get(params.id));
}
