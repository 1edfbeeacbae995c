import type { Plant } from '@plantcare/contract/plants.ts';
import { describe, expect, it } from 'vitest';
import type { Direction } from '@/lib/browse/browsing.ts';
import {
  activeFilters,
  indexPlants,
  matchingPlants,
  placesOf,
  type SortKey,
  sortPlants,
  type Wanted,
  withUsual,
} from './browse-plants.ts';

function plant(name: string, rest: Partial<Plant> = {}): Plant {
  return {
    _id: '01980000-0000-7000-8000-000000000000',
    name,
    species: null,
    location: null,
    placeId: null,
    potSize: null,
    sunlight: null,
    photoUrl: null,
    thumbnailUrl: null,
    health: 'healthy',
    size: 'medium',
    ageWeeks: null,
    lastRepot: null,
    lastPrune: null,
    notes: null,
    sample: false,
    adaptiveWatering: null,
    farewell: null,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...rest,
  };
}

function found(plants: Plant[], wanted: Partial<Wanted>): string[] {
  const all: Wanted = { search: '', place: '', location: '', health: '', size: '', due: '' };
  return matchingPlants(indexPlants(plants), { ...all, ...wanted }).map(({ name }) => name);
}

function sorted(plants: Plant[], sort: SortKey, direction: Direction): string[] {
  return sortPlants(indexPlants(plants), sort, direction).map((indexed) => indexed.plant.name);
}

describe('what is due', () => {
  const withId = (name: string, rest: Partial<Plant> = {}) => plant(name, { _id: name, ...rest });
  const shelf = [
    withId('Never'),
    withId('Later'),
    withId('Sick', { health: 'sick' }),
    withId('Now'),
    withId('Long ago', { health: 'sick' }),
  ];
  const cares = new Map([
    ['Later', { due: '2026-05-25', isDue: false, isSoon: true }],
    ['Now', { due: '2026-05-20', isDue: true, isSoon: true }],
    ['Long ago', { due: '2026-05-02', isDue: true, isSoon: true }],
  ]);

  it('comes first, then plants in poor health, then what is due later', () => {
    const names = (direction: Direction) =>
      sortPlants(indexPlants(shelf), 'due', direction, cares).map((indexed) => indexed.plant.name);
    expect(names('asc')).toEqual(['Long ago', 'Now', 'Sick', 'Later', 'Never']);
    expect(names('desc')).toEqual(['Never', 'Later', 'Sick', 'Now', 'Long ago']);
  });

  it('can be the only thing shown', () => {
    const wanted = { search: '', place: '', location: '', health: '', size: '', due: 'now' } as const;
    expect(matchingPlants(indexPlants(shelf), wanted, cares).map(({ name }) => name)).toEqual(['Now', 'Long ago']);
  });
});

describe('searching', () => {
  const shelf = [
    plant('Moni', { species: 'Monstera deliciosa', location: 'Küche' }),
    plant('Crème brûlée', { species: 'Hoya carnosa', location: 'Balcony' }),
    plant('Grøn', { species: 'Sansevieria', location: 'Living room', health: 'sick', size: 'large' }),
  ];

  it('looks at name, species and location', () => {
    expect(found(shelf, { search: 'moni' })).toEqual(['Moni']);
    expect(found(shelf, { search: 'hoya' })).toEqual(['Crème brûlée']);
    expect(found(shelf, { search: 'living' })).toEqual(['Grøn']);
  });

  it('ignores case and accents on both sides', () => {
    expect(found(shelf, { search: 'KUCHE' })).toEqual(['Moni']);
    expect(found(shelf, { search: 'creme brulee' })).toEqual(['Crème brûlée']);
    expect(found(shelf, { search: 'MÖNSTÉRA' })).toEqual(['Moni']);
    expect(found(shelf, { search: 'gron' })).toEqual(['Grøn']);
  });

  it('finds accents typed as separate marks', () => {
    expect(found(shelf, { search: 'Ku\u0308che' })).toEqual(['Moni']);
  });

  it('requires every word, in any order and in any of the three fields', () => {
    expect(found(shelf, { search: '  kuche   monstera ' })).toEqual(['Moni']);
    expect(found(shelf, { search: 'monstera balcony' })).toEqual([]);
  });

  it('does not find a word that spans two fields', () => {
    expect(found([plant('Ivy', { species: 'Hedera' })], { search: 'ivyhedera' })).toEqual([]);
  });

  it('takes special characters of regular expressions literally', () => {
    expect(found([plant('Fern (gift)'), plant('Fern')], { search: '(gift)' })).toEqual(['Fern (gift)']);
  });

  it('shows everything when nothing is asked', () => {
    expect(found(shelf, { search: '   ' })).toHaveLength(3);
  });

  it('applies the filters together with the search', () => {
    expect(found(shelf, { health: 'sick' })).toEqual(['Grøn']);
    expect(found(shelf, { size: 'medium' })).toEqual(['Moni', 'Crème brûlée']);
    expect(found(shelf, { location: 'kuche' })).toEqual(['Moni']);
    expect(found(shelf, { search: 'hoya', size: 'large' })).toEqual([]);
  });

  it('finds a place by its id, whatever its name is now', () => {
    const plants = [plant('A', { location: 'Den', placeId: 'one' }), plant('B', { location: 'Room', placeId: 'two' })];
    expect(found(plants, { place: 'one' })).toEqual(['A']);
  });

  it('compares the whole location', () => {
    expect(
      found([plant('A', { location: 'Room' }), plant('B', { location: 'Bedroom' })], { location: 'Room' }),
    ).toEqual(['A']);
  });

  it('searches 5,000 plants well within a frame', () => {
    const many = indexPlants(Array.from({ length: 5000 }, (_, n) => plant(`Plant ${n}`, { species: 'Monstera' })));
    const start = performance.now();
    matchingPlants(many, { search: 'monstera 49', place: '', location: '', health: '', size: '', due: '' });
    expect(performance.now() - start).toBeLessThan(16);
  });
});

describe('sorting', () => {
  it('sorts names in natural order', () => {
    const names = [plant('Pot 10'), plant('élan'), plant('Pot 2'), plant('Echeveria'), plant('zamia')];
    expect(sorted(names, 'name', 'asc')).toEqual(['Echeveria', 'élan', 'Pot 2', 'Pot 10', 'zamia']);
    expect(sorted(names, 'name', 'desc')).toEqual(['zamia', 'Pot 10', 'Pot 2', 'élan', 'Echeveria']);
  });

  it('keeps plants without a species or location last in both directions', () => {
    const plants = [
      plant('none'),
      plant('b', { species: 'B', location: 'B' }),
      plant('a', { species: 'A', location: 'A' }),
    ];
    expect(sorted(plants, 'species', 'asc')).toEqual(['a', 'b', 'none']);
    expect(sorted(plants, 'species', 'desc')).toEqual(['b', 'a', 'none']);
    expect(sorted(plants, 'location', 'asc')).toEqual(['a', 'b', 'none']);
    expect(sorted(plants, 'location', 'desc')).toEqual(['b', 'a', 'none']);
  });

  it('starts with sick plants when sorted by health', () => {
    const plants = [plant('well'), plant('ill', { health: 'sick' }), plant('weak', { health: 'needs_attention' })];
    expect(sorted(plants, 'health', 'asc')).toEqual(['ill', 'weak', 'well']);
    expect(sorted(plants, 'health', 'desc')).toEqual(['well', 'weak', 'ill']);
  });

  it('sorts by the moment a plant was added', () => {
    const plants = [
      plant('mid', { createdAt: '2026-02-01T00:00:00.000Z' }),
      plant('new', { createdAt: '2026-02-01T00:00:00.001Z' }),
      plant('old', { createdAt: '2025-12-31T23:59:59.999Z' }),
    ];
    expect(sorted(plants, 'added', 'desc')).toEqual(['new', 'mid', 'old']);
    expect(sorted(plants, 'added', 'asc')).toEqual(['old', 'mid', 'new']);
  });

  it('keeps the order of equal plants, in both directions', () => {
    const plants = [plant('first'), plant('second'), plant('third')];
    expect(sorted(plants, 'health', 'asc')).toEqual(['first', 'second', 'third']);
    expect(sorted(plants, 'health', 'desc')).toEqual(['first', 'second', 'third']);
  });
});

describe('places to choose from', () => {
  it('are those in use, each once, in alphabetical order', () => {
    const names = ['Kitchen', null, 'balcony', 'Kitchen', 'Bath'];
    const plants = names.map((location) => plant('P', { location, placeId: location?.toLowerCase() ?? null }));
    expect(placesOf(plants)).toEqual([
      { id: 'balcony', name: 'balcony' },
      { id: 'bath', name: 'Bath' },
      { id: 'kitchen', name: 'Kitchen' },
    ]);
  });
});

it('suggestions start with the values in use and repeat none of them', () => {
  expect(withUsual(['Attic', 'kitchen'], ['Kitchen', 'Office'])).toEqual(['Attic', 'kitchen', 'Office']);
});

it('the count of active filters does not include search and sort', () => {
  const browsing = {
    search: 'x',
    place: 'bath',
    location: '',
    health: 'sick',
    size: '',
    due: '',
    sort: 'name',
    direction: 'desc',
  } as const;
  expect(activeFilters(browsing)).toBe(2);
});
