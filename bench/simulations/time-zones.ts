/** Hours ahead of UTC, and the share of gardeners who live there. */
export interface Zone {
  utcOffset: number;
  share: number;
}

/**
 * An assumption: gardeners are spread as people are. Millions of people by standard time, added up by hand from the countries'
 * populations of 2024 and rounded to ten millions; zones of fewer than fifty million people are left out.
 */
const MILLIONS: readonly (readonly [utcOffset: number, people: number])[] = [
  [8, 1650],
  [5.5, 1470],
  [1, 900],
  [3, 700],
  [2, 500],
  [7, 420],
  [5, 340],
  [0, 330],
  [-5, 320],
  [-6, 270],
  [-3, 260],
  [9, 220],
  [6, 200],
  [3.5, 90],
  [-4, 90],
  [-8, 60],
  [6.5, 50],
];

const all = MILLIONS.reduce((sum, [, people]) => sum + people, 0);

/** Largest first. */
export const ZONES: readonly Zone[] = MILLIONS.map(([utcOffset, people]) => ({ utcOffset, share: people / all }));
