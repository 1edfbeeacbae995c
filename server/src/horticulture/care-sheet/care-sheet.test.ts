import { expect, test } from 'vitest';
import { type KnownSpecies, plants } from '../../knowledge/plants.ts';
import type { Circumstances } from '../circumstances.ts';
import { usualPlace } from '../usual-place.ts';
import { careSheet } from './care-sheet.ts';

const circumstances: Circumstances = { today: '2026-05-01', hemisphere: 'north', plant: null, diary: [] };

/** Light, water, warmth and air: what the place decides. */
function ofItsPlace(plant: KnownSpecies): string {
  const sheet = careSheet(plant, 'spring', circumstances);
  return sheet.slice(sheet.indexOf('## Light'), sheet.indexOf('## Soil'));
}

function named(which: (plant: KnownSpecies) => boolean): string[] {
  return plants.filter(which).map(({ scientificName }) => scientificName);
}

test('no care sheet speaks of windows, room air or pots to a plant of open ground', () => {
  const inGround = (plant: KnownSpecies) => usualPlace(plant) === 'ground' || usualPlace(plant) === 'lawn';
  expect(named((plant) => inGround(plant) && /window|room air|\bpots?\b|saucer/i.test(ofItsPlace(plant)))).toEqual([]);
});

test('every care sheet of a house plant says which window suits it, and how often it is watered', () => {
  const indoors = plants.filter((plant) => usualPlace(plant) === 'room');
  expect(indoors.length).toBeGreaterThan(200);
  const silent = indoors.filter((plant) => !/window|6 hours|shady spot/.test(ofItsPlace(plant)));
  expect(silent.map(({ scientificName }) => scientificName)).toEqual([]);
});

test('care sheets are in the English of today', () => {
  const quaint = /\breckon|\bbears (?!fruit|flowers|live)|in vain|whoever|all the same|is to be|cause for worry|\d %/;
  const flaws = plants.flatMap((plant) => {
    const [found] = quaint.exec(careSheet(plant, 'spring', circumstances)) ?? [];
    return found ? [`${plant.scientificName}: ${found}`] : [];
  });
  expect(flaws).toEqual([]);
});
