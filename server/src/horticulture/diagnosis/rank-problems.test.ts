import { type KnownCircumstances, SIGNS, type Sign } from '@plantcare/contract/problem-signs.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diagnosisQuestions } from '../../knowledge/diagnosis-questions.ts';
import { findSpecies } from '../../knowledge/names/match.ts';
import { problemLikelihoods, usualShareOf } from '../../knowledge/problem-likelihoods.ts';
import { explains, type ProblemProbability, rankProblems } from './rank-problems.ts';

const hostOf = (name: string) => findSpecies(name)?.plant ?? null;
const HOSTS = [null, ...['Rosa', 'Monstera deliciosa', 'Solanum lycopersicum', 'Aloe vera'].map(hostOf)];

const signs = fc.uniqueArray(fc.constantFrom(...SIGNS), { maxLength: 5 });
const host = fc.constantFrom(...HOSTS);
const circumstances: fc.Arbitrary<KnownCircumstances> = fc
  .uniqueArray(fc.constantFrom(...diagnosisQuestions.flatMap(({ answers }) => answers)), { maxLength: 4 })
  .map((answers) => Object.assign({}, ...answers.map((answer) => answer.circumstances)));

const chance = (ranked: readonly ProblemProbability[], id: string) =>
  ranked.find(({ problem }) => problem._id === id)?.probability ?? 0;
const first = (seen: readonly Sign[], known: KnownCircumstances = {}, plant: string | null = null) =>
  rankProblems({ signs: seen, circumstances: known, host: plant === null ? null : hostOf(plant) })[0]?.problem._id;

describe('the probabilities', () => {
  test('add up to 1, whatever is seen', () => {
    fc.assert(
      fc.property(signs, signs, circumstances, host, (seen, absent, known, on) => {
        const ranked = rankProblems({ signs: seen, absent, circumstances: known, host: on });
        expect(ranked.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
      }),
      { numRuns: 80 },
    );
  });

  test('do not depend on the order of signs, nor on a sign told twice', () => {
    fc.assert(
      fc.property(signs, circumstances, host, (seen, known, on) => {
        const one = rankProblems({ signs: seen, circumstances: known, host: on });
        const other = rankProblems({ signs: [...seen.toReversed(), ...seen], circumstances: known, host: on });
        for (const { problem, probability } of one) expect(chance(other, problem._id)).toBeCloseTo(probability);
      }),
      { numRuns: 60 },
    );
  });

  test('never fall for a problem when the sign is seen that it shows more often than any other', () => {
    fc.assert(
      fc.property(signs, circumstances, fc.constantFrom(...SIGNS), (seen, known, sign) => {
        const [id] = Object.entries(problemLikelihoods).reduce((most, each) =>
          (each[1].signs[sign] ?? 0) > (most[1].signs[sign] ?? 0) ? each : most,
        );
        const before = chance(rankProblems({ signs: seen, circumstances: known, host: null }), id);
        const after = chance(rankProblems({ signs: [...seen, sign], circumstances: known, host: null }), id);
        expect(after).toBeGreaterThanOrEqual(before - 1e-12);
      }),
      { numRuns: 120 },
    );
  });

  test('fall for a problem when a sign that it usually shows was looked for and is not there', () => {
    for (const [id, { signs: shown }] of Object.entries(problemLikelihoods)) {
      const [sign, share] = Object.entries(shown).reduce((most, each) => (each[1] > most[1] ? each : most));
      const typical = SIGNS.find((each) => each === sign);
      if (!typical || share <= usualShareOf(typical)) continue;
      const before = chance(rankProblems({ signs: [], host: null }), id);
      expect(chance(rankProblems({ signs: [], absent: [typical], host: null }), id), id).toBeLessThan(before);
    }
  });

  test('count what was measured on a photo once, however many kinds of tissue it shows', () => {
    const measured = new Map<Sign, number>([
      ['leaf: yellow', 0.5],
      ['leaf: brown tip', 0.5],
    ]);
    const both = rankProblems({ signs: [], measured, host: null });
    const seen = rankProblems({ signs: ['leaf: yellow', 'leaf: brown tip'], host: null });
    expect(chance(both, 'low-humidity-tips')).toBeGreaterThan(0);
    expect(both[0]?.probability).toBeLessThan(seen[0]?.probability ?? 0);
  });
});

describe('a circumstance', () => {
  test('rules a cause out: dry soil is no overwatering, wet soil no thirst, and without frost there is no frost damage', () => {
    const wilting: Sign[] = ['leaf: wilting', 'leaf: yellow'];
    expect(chance(rankProblems({ signs: wilting, circumstances: { soil: 'dry' }, host: null }), 'overwatering')).toBe(
      0,
    );
    expect(chance(rankProblems({ signs: wilting, circumstances: { soil: 'wet' }, host: null }), 'underwatering')).toBe(
      0,
    );
    const black: Sign[] = ['leaf: black patches'];
    expect(
      chance(rankProblems({ signs: black, circumstances: { temperature: 'mild' }, host: null }), 'frost-damage'),
    ).toBe(0);
  });

  test.each<[string, Sign[], KnownCircumstances, string]>([
    ['yellow leaves in wet soil', ['leaf: yellow'], { soil: 'wet' }, 'overwatering'],
    ['brown edges in dry soil', ['leaf: brown edge'], { soil: 'dry' }, 'underwatering'],
    ['young leaves yellow between veins', ['leaf: yellow between veins'], { leaves: 'new' }, 'iron-deficiency'],
    ['old leaves yellow between veins', ['leaf: yellow between veins'], { leaves: 'old' }, 'magnesium-deficiency'],
    ['pale dots and webs', ['leaf: pale dots', 'leaf: webbing'], {}, 'spider-mites'],
    ['bleached after it was put into the sun', ['leaf: pale patches'], { sunned: 'yes' }, 'sunburn'],
    ['a black film on sticky leaves', ['leaf: black film', 'leaf: sticky'], { rubs: 'yes' }, 'sooty-mold'],
    ['white powder', ['leaf: powder'], {}, 'powdery-mildew'],
    ['wilting since it was repotted', ['leaf: wilting'], { repotted: 'yes' }, 'transplant-shock'],
    [
      'wilting by day that passes in the evening',
      ['leaf: wilting'],
      { temperature: 'heat', recovers: 'yes' },
      'heat-stress',
    ],
  ])('decides: %s', (_, seen, known, likeliest) => {
    expect(first(seen, known)).toBe(likeliest);
  });
});

describe('the host', () => {
  test.each<[string, Sign[], KnownCircumstances, string]>([
    ['Rosa', ['leaf: black spots', 'leaf: drop'], {}, 'black-spot'],
    ['Solanum lycopersicum', ['leaf: ringed spots', 'leaf: brown spots'], { leaves: 'old' }, 'early-blight'],
    ['Solanum lycopersicum', ['fruit: dark end'], {}, 'blossom-end-rot'],
    ['Buxus', ['leaf: webbing', 'insect: caterpillars'], {}, 'box-tree-moth'],
    ['Lilium', ['leaf: holes', 'insect: beetles'], {}, 'lily-beetle'],
  ])('%s: its own problem leads (%j)', (plant, seen, known, likeliest) => {
    expect(first(seen, known, plant)).toBe(likeliest);
  });

  test('never has a problem of other plants', () => {
    const ranked = rankProblems({ signs: ['leaf: black spots'], host: hostOf('Monstera deliciosa') });
    expect(chance(ranked, 'black-spot')).toBe(0);
  });

  test('has a problem of its own, told by two signs, before every problem of any plant', () => {
    const seen: Sign[] = ['leaf: wilting', 'leaf: one-sided wilting', 'leaf: yellow'];
    expect(first(seen, {}, 'Solanum lycopersicum')).toBe('fusarium-wilt');
  });

  test('leaves the lead to another cause where the circumstances speak for that', () => {
    expect(first(['leaf: wilting', 'leaf: yellow'], { soil: 'dry', watering: 'seldom' }, 'Solanum lycopersicum')).toBe(
      'underwatering',
    );
  });

  test('that lives in dry soil is sooner overwatered than short of moist air', () => {
    const brown: Sign[] = ['leaf: brown tip'];
    const aloe = rankProblems({ signs: brown, host: hostOf('Aloe vera') });
    const anyPlant = rankProblems({ signs: brown, host: null });
    expect(chance(aloe, 'low-humidity-tips')).toBeLessThan(chance(anyPlant, 'low-humidity-tips'));
    expect(chance(aloe, 'overwatering')).toBeGreaterThan(chance(anyPlant, 'overwatering'));
  });
});

test('a problem that shows none of the signs explains nothing', () => {
  const [likeliest] = rankProblems({ signs: ['leaf: powder'], host: null });
  expect(likeliest && explains(likeliest.problem, { signs: ['leaf: powder'] })).toBe(true);
  expect(likeliest && explains(likeliest.problem, { signs: ['root: swollen'] })).toBe(false);
});
