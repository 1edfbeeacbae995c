import { describe, expect, it } from 'vitest';
import { exampleYear } from './example-year.ts';
import {
  changesSentence,
  differenceText,
  periodText,
  seasonMonths,
  seasonState,
  seasonsSentence,
  wateringSentence,
  wellbeingSentence,
  wellbeingText,
} from './year-words.ts';

const group = (name: string, well: number, lost = 0) => ({
  ...{ name, plants: well + lost, well, recovered: 0, unwell: 0, lost },
});

it('says of a year that is not over how far it goes', () => {
  expect(periodText(exampleYear())).toBe('2026 is not over yet: this is what happened until November 22.');
  expect(periodText(exampleYear({ year: 2025 }))).toBe('Everything from January to December 2025.');
});

it('compares with a year before only where there was one', () => {
  expect([differenceText(5, 0), differenceText(5, 5), differenceText(5, 3), differenceText(3, 1204)]).toEqual([
    '',
    'as many as a year before',
    '2 more than a year before',
    '1,201 fewer than a year before',
  ]);
});

it('names the busiest week of the waterings', () => {
  const waterings = [
    { day: '2026-07-13', count: 2 },
    { day: '2026-07-19', count: 3 },
    { day: '2026-07-20', count: 4 },
  ];
  // The dash between days has thin spaces.
  const sentence = wateringSentence(exampleYear({ waterings, totals: { waterings: 9 } })).replaceAll('\u2009', ' ');
  expect(sentence).toBe('You watered 9 times on 3 days. The busiest week was July 13 – 19, with 5 waterings.');
  expect(wateringSentence(exampleYear())).toBe('No waterings were logged in 2026.');
});

it('tells plants that died from others that left', () => {
  const sentence = (totals: { gained?: number; farewells?: number; died?: number }) =>
    changesSentence(exampleYear({ totals }));
  expect(sentence({})).toBe('No plant came and none left in 2026.');
  expect(sentence({ gained: 1 })).toBe('1 plant came and none left.');
  expect(sentence({ farewells: 1, died: 1 })).toBe('No plant came, and 1 plant left because it died.');
  expect(sentence({ gained: 2, farewells: 3, died: 1 })).toBe('2 plants came, and 3 plants left, of which 1 died.');
  expect(sentence({ gained: 2, farewells: 2 })).toBe('2 plants came, and 2 plants left; none of them died.');
});

describe('what does well', () => {
  it('is told as numbers of plants', () => {
    expect([wellbeingText(group('Aloe', 3)), wellbeingText(group('Aloe', 2))]).toEqual([
      'all 3 did well',
      'both did well',
    ]);
    expect(wellbeingText({ ...group('Aloe', 1, 1), plants: 4, recovered: 1, unwell: 1 })).toBe(
      '1 of 4 did well, 1 recovered, 1 not well, 1 lost',
    );
  });

  it('is told of those without trouble, else of the best, and of what had most trouble', () => {
    const [aloe, fern, hall] = [group('Aloe', 3), group('Fern', 1, 2), { ...group('Hall', 2), _id: 'hall' }];
    expect(wellbeingSentence({ species: [aloe, fern], places: [hall] })).toBe(
      'All plants of Aloe and in Hall did well. Most trouble: Fern (1 of 3 did well).',
    );
    expect(wellbeingSentence({ species: [aloe, aloe, fern], places: [] })).toMatch(
      /^All plants of 2 of 3 species did well/,
    );
    expect(wellbeingSentence({ species: [group('Palm', 3, 1)], places: [group('Hall', 5, 1)] })).toBe(
      'Best: Palm (3 of 4 did well) and Hall (5 of 6 did well).',
    );
    expect(wellbeingSentence({ species: [group('Fern', 0, 2)], places: [] })).toBe(
      'Most trouble: Fern (0 of 2 did well).',
    );
  });
});

describe('the seasons', () => {
  it('are named with their months and years', () => {
    expect(exampleYear().seasons.map(seasonMonths)).toEqual([
      'Dec 2025 – Feb 2026',
      'Mar–May 2026',
      'Jun–Aug 2026',
      'Sep–Nov 2026',
    ]);
  });

  it('are over, running or to come', () => {
    const [, , summer] = exampleYear().seasons;
    const states = ['2026-05-31', '2026-06-01', '2026-08-31', '2026-09-01'].map(
      (today) => summer && seasonState(summer, today),
    );
    expect(states).toEqual(['ahead', 'running', 'running', 'over']);
  });

  it('are compared by the one with most diary entries', () => {
    const year = exampleYear();
    const seasons = year.seasons.map((season, place) => ({
      ...season,
      totals: { ...season.totals, entries: place === 3 ? 12 : 1 },
      yearBefore: { ...season.yearBefore, entries: 10 },
    }));
    expect(seasonsSentence({ ...year, seasons })).toBe(
      'You wrote most in fall: 12 diary entries so far, 2 more than the fall before.',
    );
    expect(seasonsSentence(year)).toBe('Nothing was written in the diary in these seasons.');
  });
});
