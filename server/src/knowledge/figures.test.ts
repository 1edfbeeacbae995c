import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';
import { plants } from './plants.ts';

const figures = [...figuresOf].flatMap(([quantity, all]) => all.map((figure) => ({ quantity, figure })));

test('a figure stands in the first two sentences of its text', () => {
  const late = figures.filter(({ figure: { say } }) => {
    const start = say
      .split(/(?<=[.!?]) /)
      .slice(0, 2)
      .join(' ');
    return !start.includes('{amount}') && !start.includes('{months}');
  });
  expect(late.map(({ figure }) => figure.say)).toEqual([]);
});

test('each name that a figure is for is a plant, a genus, a family, a category or a trait that some plant has', () => {
  const names = new Set([
    ...plants.flatMap(({ scientificName, family, category, lifespan }) => [
      scientificName,
      scientificName.split(' ').slice(0, 2).join(' '),
      scientificName.split(' ')[0] ?? '',
      family,
      category,
      lifespan,
    ]),
    ...['none', 'tree', 'fern', 'lawn', 'houseplant'],
  ]);
  const unknown = figures.flatMap(({ figure }) => (figure.for ?? []).filter((name) => !names.has(name)));
  expect([...new Set(unknown)]).toEqual([]);
});

test('each figure names its source', () => {
  expect(figures.filter(({ figure }) => figure.source.trim() === '')).toEqual([]);
});
