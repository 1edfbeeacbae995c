import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { findSpecies } from '../../../../../knowledge/names/match.ts';
import { readQuestion } from '../../intent/question.ts';
import { likelyCauses } from './causes.ts';

/** What gardeners tell of a plant, and the problems that an extension service would name first. */
const described = z
  .array(z.strictObject({ plant: z.string(), told: z.string(), causes: z.array(z.string()).min(1) }))
  .parse(JSON.parse(readFileSync(new URL('leading-causes.json', import.meta.url), 'utf8')));

const LEADING = 0.92;
const NAMED = 0.97;

test('of what gardeners describe the right cause mostly leads, and is nearly always named', () => {
  const named = described.map(({ plant, told, causes }) => {
    const host = findSpecies(plant)?.plant ?? null;
    const likely = likelyCauses(host, readQuestion(told, plant, host)).map(({ problem }) => problem._id);
    return { leads: causes.includes(likely[0] ?? ''), isNamed: likely.some((each) => causes.includes(each)) };
  });
  expect(named.filter(({ leads }) => leads).length / described.length).toBeGreaterThanOrEqual(LEADING);
  expect(named.filter(({ isNamed }) => isNamed).length / described.length).toBeGreaterThanOrEqual(NAMED);
});
