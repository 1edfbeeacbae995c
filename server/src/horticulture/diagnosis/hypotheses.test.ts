import { type Measurements, PATTERNS, type QuestionAnswer } from '@plantcare/contract/measured-diagnosis.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evidence, SIGNS } from '../../knowledge/evidence.ts';
import { findSpecies } from '../../knowledge/names/match.ts';
import { problems } from '../../knowledge/problems.ts';
import { decidingQuestions, informationGain } from './deciding-questions.ts';
import { type ProblemProbability, weigh } from './hypotheses.ts';
import { likelihoodOf } from './photo-signs.ts';

const SOUND = { green: 100, variegated: 0, yellow: 0, brown: 0, black: 0, pale: 0, powdery: 0 };

function measured(shares: Partial<Measurements['shares']>, pattern: Measurements['pattern']): Measurements {
  const discolored = Object.entries(shares).reduce(
    (sum, [kind, share]) => sum + (kind === 'variegated' ? 0 : share),
    0,
  );
  return {
    plant: 40,
    shares: { ...SOUND, green: 100 - discolored, ...shares },
    discolored,
    pattern,
    places: { margin: 0, tips: 0, spots: 0, lowerHalf: 0 },
    spots: { count: 0, size: 0 },
  };
}

const plantOf = (name: string) => findSpecies(name)?.plant ?? null;
const names = (weighed: readonly ProblemProbability[]) =>
  weighed.slice(0, 3).map(({ problem }) => problem?._id ?? 'healthy');
const chance = (weighed: readonly ProblemProbability[], id: string) =>
  weighed.find(({ problem }) => problem?._id === id)?.probability ?? 0;

const answer = fc.constantFrom(
  ...Object.entries(evidence.questions).flatMap(([question, { answers }]) =>
    [null, ...answers.map(({ value }) => value)].map((value): QuestionAnswer => ({ question, value })),
  ),
);
const leaf = fc
  .tuple(
    fc.array(fc.double({ min: 0, max: 20, noNaN: true }), { minLength: 5, maxLength: 5 }),
    fc.constantFrom(...PATTERNS),
  )
  .map(([[yellow = 0, brown = 0, black = 0, pale = 0, powdery = 0], pattern]) =>
    measured({ yellow, brown, black, pale, powdery }, pattern),
  );
const answers = fc.uniqueArray(answer, { selector: ({ question }) => question, maxLength: 6 });

describe('the evidence', () => {
  test('says of every problem what it shows on leaves, or why nothing', () => {
    const told = [...Object.keys(evidence.problems), ...Object.keys(evidence.notOnLeaves)];
    expect(told.toSorted()).toEqual(problems.map(({ _id }) => _id).toSorted());
  });

  test('is made of probabilities', () => {
    for (const { answers: usual } of Object.values(evidence.questions)) {
      expect(usual.reduce((sum, each) => sum + each.usual, 0)).toBeCloseTo(1);
    }
    for (const [id, { signs, answers: told }] of Object.entries(evidence.problems)) {
      expect(
        Object.values(signs).reduce((sum, share) => sum + share, 0),
        id,
      ).toBeLessThan(1);
      const all = SIGNS.reduce((sum, sign) => sum + likelihoodOf(new Map([[sign, 1]]), signs), 0);
      expect(all, id).toBeCloseTo(1);
      for (const [question, given] of Object.entries(told)) {
        const values = evidence.questions[question]?.answers.map(({ value }) => value);
        expect(Object.keys(given), `${id}: ${question}`).toEqual(values);
        expect(Object.values(given).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      }
    }
  });
});

describe('the update', () => {
  test('gives probabilities that add up to 1, whatever is measured and answered', () => {
    fc.assert(
      fc.property(leaf, answers, (seen, given) => {
        const weighed = weigh(seen, null, given);
        expect(weighed.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
      }),
      { numRuns: 60 },
    );
  });

  test('does not depend on the order of answers, and "not sure" changes nothing', () => {
    fc.assert(
      fc.property(leaf, answers, (seen, given) => {
        const unsure = Object.keys(evidence.questions).map((question) => ({ question, value: null }));
        const one = weigh(seen, null, given);
        const other = weigh(seen, null, [...unsure, ...given.toReversed()]);
        for (const { problem, probability } of one) {
          const same = other.find((weighed) => weighed.problem === problem);
          expect(same?.probability).toBeCloseTo(probability);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('calls a sound leaf healthy, and one with a tenth of white powder mildewed', () => {
    expect(names(weigh(measured({}, 'none'), null, []))[0]).toBe('healthy');
    expect(names(weigh(measured({ powdery: 10 }, 'powder'), null, []))[0]).toBe('powdery-mildew');
  });

  test.each<[string, Measurements, QuestionAnswer[], string]>([
    [
      'yellow leaves in wet soil',
      measured({ yellow: 60 }, 'overall'),
      [{ question: 'soil', value: 'wet' }],
      'overwatering',
    ],
    [
      'brown margins in dry soil',
      measured({ brown: 15 }, 'margin'),
      [{ question: 'soil', value: 'dry' }],
      'underwatering',
    ],
    [
      'yellow between veins of young leaves',
      measured({ yellow: 50 }, 'between veins'),
      [{ question: 'leaves', value: 'new' }],
      'iron-deficiency',
    ],
    [
      'yellow between veins of old leaves',
      measured({ yellow: 50 }, 'between veins'),
      [{ question: 'leaves', value: 'old' }],
      'magnesium-deficiency',
    ],
    [
      'pale dots and webs',
      measured({ yellow: 10, pale: 10 }, 'patches'),
      [{ question: 'webs', value: 'yes' }],
      'spider-mites',
    ],
    ['bleached where the sun falls', measured({ pale: 14 }, 'patches'), [{ question: 'sun', value: 'yes' }], 'sunburn'],
    [
      'black film on sticky leaves',
      measured({ black: 30 }, 'patches'),
      [
        { question: 'sticky', value: 'yes' },
        { question: 'rubs', value: 'yes' },
      ],
      'sooty-mold',
    ],
  ])('%s', (_, seen, given, likeliest) => {
    expect(names(weigh(seen, null, given))[0]).toBe(likeliest);
  });

  test('looks at the plant: black spot is for roses, and never for a monstera', () => {
    const spots = measured({ black: 8 }, 'spots');
    expect(names(weigh(spots, plantOf('Rosa'), []))[0]).toBe('black-spot');
    expect(chance(weigh(spots, plantOf('Monstera deliciosa'), []), 'black-spot')).toBe(0);
  });
});

describe('the questions', () => {
  test('are two at a time, never one that was answered, and at most six', () => {
    fc.assert(
      fc.property(leaf, answers, (seen, given) => {
        const asked = decidingQuestions(weigh(seen, null, given), given).map(({ question }) => question);
        expect(asked.length).toBeLessThanOrEqual(Math.min(2, 6 - given.length));
        for (const { question } of given) expect(asked).not.toContain(question);
      }),
      { numRuns: 25 },
    );
  });

  test('ask first what tells most: the age of leaves that are yellow between their veins', () => {
    const weighed = weigh(measured({ yellow: 50 }, 'between veins'), null, []);
    expect(decidingQuestions(weighed, [])[0]?.question).toBe('leaves');
    expect(informationGain(weighed, 'leaves')).toBeGreaterThan(informationGain(weighed, 'sticky'));
  });
});
