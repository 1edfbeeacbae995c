import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plants } from './plants.ts';

const uses: Record<string, string[]> = JSON.parse(readFileSync(new URL('uses.json', import.meta.url), 'utf8'));

test.each(Object.entries(uses))('every plant for "%s" has a record and is named once', (_, names) => {
  const known = new Set(plants.map(({ scientificName }) => scientificName));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('what is sown has a month of sowing', () => {
  const without = plants.filter(({ sowing }) => sowing && !sowing.indoors && !sowing.outdoors && !sowing.harvest);
  expect(without.map(({ scientificName }) => scientificName)).toEqual([]);
});

test('nearly every annual and vegetable says when it is sown', () => {
  const grown = plants.filter(
    ({ category, lifespan }) => category === 'vegetable' || (category === 'herb' && lifespan === 'annual'),
  );
  const silent = grown.filter(({ sowing }) => !sowing?.indoors && !sowing?.outdoors);
  expect(silent.length).toBeLessThan(grown.length / 8);
});
