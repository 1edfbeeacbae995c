import { PLANT_CATEGORIES } from '@plantcare/contract/species.ts';
import { describe, expect, test } from 'vitest';
import { plants } from './plants.ts';
import { problems } from './problems.ts';

describe('the problems', () => {
  test('are at least 60, each under an id and a name of its own', () => {
    expect(problems.length).toBeGreaterThanOrEqual(60);
    expect(new Set(problems.map(({ _id }) => _id)).size).toBe(problems.length);
    expect(new Set(problems.map(({ name }) => name.toLowerCase())).size).toBe(problems.length);
  });

  test('are mistaken for others that are known, never for themselves', () => {
    const known = new Set(problems.map(({ _id }) => _id));
    const wrong = problems.flatMap(({ _id, lookalikes }) =>
      lookalikes
        .filter(({ problem }) => problem === _id || !known.has(problem))
        .map(({ problem }) => `${_id}: ${problem}`),
    );
    expect(wrong).toEqual([]);
  });

  test('are for any plant, or for some that are known here by species, genus, family or category', () => {
    const known = new Set<string>([
      ...PLANT_CATEGORIES,
      ...plants.flatMap(({ scientificName, synonyms, family }) => [
        ...[scientificName, family, ...synonyms],
        ...[scientificName, ...synonyms].map((name) => name.replace(/^× /, '').split(' ')[0] ?? ''),
      ]),
    ]);
    const elsewhere = problems.filter(({ plants: own }) => own.length > 0 && !own.some((name) => known.has(name)));
    expect(elsewhere.map(({ _id }) => _id)).toEqual([]);
  });

  test('say what to see, to check, to do and to prevent', () => {
    for (const { _id, treatment, symptoms, causes, prevention, timeline } of problems) {
      const steps = treatment.map(({ step }) => step);
      const checks = causes.flatMap(({ cause, check }) => [cause, check]);
      expect([timeline, ...symptoms, ...prevention, ...steps, ...checks], _id).not.toContain('');
    }
  });
});
