import * as contract from '@plantcare/contract/species.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer();
afterAll(() => server.close());

let ada: Gardener;

beforeAll(async () => {
  ada = await server.register('Ada');
});

const search = (query: { q?: string; limit?: number }) => server.call(contract.searchSpecies, { query }, ada.token);
const match = async (name: string) => (await server.call(contract.matchSpecies, { query: { name } }, ada.token)).match;
const get = (id: string) => server.call(contract.getSpecies, { params: { id } }, ada.token);

describe('searching for species', () => {
  test.each([
    ['a scientific name', 'monstera deliciosa', 'Monstera deliciosa'],
    ['a common name', 'snake plant', 'Dracaena trifasciata'],
    ['a synonym', 'Sansevieria', 'Dracaena trifasciata'],
    ['a misspelled name', 'rosmary', 'Salvia rosmarinus'],
    ['a name that is only begun', 'swiss cheese pl', 'Monstera deliciosa'],
  ])('by %s gives its plant first', async (_, q, name) => {
    expect((await search({ q }))[0]?.scientificName).toBe(name);
  });

  test('gives what a list of suggestions shows, and no more', async () => {
    expect(await search({ q: 'monstera deliciosa', limit: 1 })).toEqual([
      {
        _id: 'monstera-deliciosa',
        scientificName: 'Monstera deliciosa',
        commonNames: expect.arrayContaining(['Swiss cheese plant']),
        category: 'house_plant',
      },
    ]);
  });

  test('gives ten where no limit is named, and as many as the limit where one is', async () => {
    expect(await search({ q: 'plant' })).toHaveLength(10);
    expect(await search({ q: 'plant', limit: 50 })).toHaveLength(50);
    expect(await search({ q: 'plant', limit: 3 })).toEqual((await search({ q: 'plant' })).slice(0, 3));
  });

  test.each(['', '   ', 'xqzwv', '%', "' or 1=1"])('for %j gives nothing', async (q) => {
    expect(await search({ q })).toEqual([]);
  });

  test('for nothing at all gives nothing', async () => {
    expect(await search({})).toEqual([]);
  });

  test.each([
    ['limit', { q: 'fern', limit: 0 }, 'Limit must be at least 1'],
    ['limit', { q: 'fern', limit: 51 }, 'Limit can be at most 50'],
    ['limit', { q: 'fern', limit: 1.5 }, 'Limit must be a whole number'],
    ['q', { q: 'x'.repeat(201) }, 'The search can have at most 200 characters'],
  ])('refuses the %s of %j', async (field, query, msg) => {
    expect(await server.refusal(contract.searchSpecies, { query }, ada.token)).toMatchObject({
      ...{ status: 400, code: 'invalid_input', msg },
      fields: { [field]: msg },
    });
  });
});

describe('what a name stands for', () => {
  test('is the whole record of a species', async () => {
    const found = await match('Snake plant, the big one');
    expect(found).toMatchObject({
      as: 'species',
      species: { scientificName: 'Dracaena trifasciata', watering: { class: 'dry' }, toxicity: { cats: 'yes' } },
    });
    expect(found?.species).toEqual(await get('dracaena-trifasciata'));
  });

  test.each([
    ['Ficus something', 'Ficus', 'genus'],
    ['some orchid', 'Orchidaceae', 'family'],
  ])('is, for %s, that of its relatives: %s', async (name, scientificName, as) => {
    const found = await match(name);
    expect(found).toMatchObject({ as, species: { scientificName } });
    expect(await get(found?.species._id ?? '')).toEqual(found?.species);
  });

  test.each(['', 'Zorgonia blarg', 'African tulip tree'])('is nothing known, for %j', async (name) => {
    expect(await match(name)).toBeNull();
  });

  test('offers what an ambiguous name may mean, with words that tell the plants apart', async () => {
    const choicesOf = async (name: string) =>
      (await server.call(contract.matchSpecies, { query: { name } }, ada.token)).choices;
    expect((await choicesOf('money plant')).map(({ scientificName }) => scientificName)).toEqual([
      ...['Epipremnum aureum', 'Pilea peperomioides', 'Crassula ovata', 'Pachira aquatica'],
    ]);
    expect(await match('bonsai')).toBeNull();
    expect(await choicesOf('bonsai')).toContainEqual(
      expect.objectContaining({ scientificName: 'Ulmus parvifolia', hint: 'Chinese elm bonsai' }),
    );
    expect(await choicesOf('Monstera deliciosa')).toEqual([]);
  });

  test.each([
    [{}, 400],
    [{ name: 'x'.repeat(201) }, 400],
  ])('cannot be told of %j', async (query, status) => {
    expect(await server.refusal(contract.matchSpecies, { query }, ada.token)).toMatchObject({
      ...{ status, code: 'invalid_input', fields: { name: expect.any(String) } },
    });
  });
});

describe('the record of a species', () => {
  test('has everything that the contract names', async () => {
    const species = await get('monstera-deliciosa');
    expect(Object.keys(species).sort()).toEqual(Object.keys(contract.Species.shape).sort());
    expect(species).toMatchObject({
      ...{ _id: 'monstera-deliciosa', family: 'Araceae', category: 'house_plant' },
      toxicity: { cats: 'yes', dogs: 'yes', people: 'yes' },
      problems: expect.arrayContaining([{ _id: expect.any(String), name: expect.any(String) }]),
      sources: expect.arrayContaining([expect.stringContaining('ASPCA')]),
    });
  });

  test('is there for a genus too, by its name', async () => {
    expect(await get('monstera')).toMatchObject({ scientificName: 'Monstera', toxicity: { cats: 'yes' } });
  });

  test.each(['zorgonia-blarg', 'x'])('is not there for %s', async (id) => {
    const refusal = await server.refusal(contract.getSpecies, { params: { id } }, ada.token);
    expect(refusal).toMatchObject({ status: 404, code: 'not_found', msg: 'Species not found.' });
  });

  test.each(['Monstera deliciosa', '../plants', '-'])('is not there for %j, which is no id', async (id) => {
    const refusal = await server.refusal(contract.getSpecies, { params: { id } }, ada.token);
    expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
  });
});

test('nobody is told anything who is not signed in', async () => {
  for (const refusal of [
    await server.refusal(contract.searchSpecies, { query: { q: 'fern' } }),
    await server.refusal(contract.matchSpecies, { query: { name: 'fern' } }),
    await server.refusal(contract.getSpecies, { params: { id: 'monstera-deliciosa' } }),
    await server.refusal(contract.getSpecies, { params: { id: 'monstera-deliciosa' } }, 'no such token'),
  ]) {
    expect(refusal).toMatchObject({ status: 401, code: 'signed_out' });
  }
});

test('a name that is only spelled like that of a harmless plant proves no harmlessness', async () => {
  expect(await match('phalenopsis')).toMatchObject({
    misspelled: true,
    species: { scientificName: 'Phalaenopsis', toxicity: { cats: 'unknown', dogs: 'unknown', people: 'unknown' } },
  });
});
