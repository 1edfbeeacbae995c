import type { GuideAnswer } from '@plantcare/contract/diagnosis-guide.ts';
import { DOUBTS, type MeasuredDiagnosis, type Measurements } from '@plantcare/contract/measured-diagnosis.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diagnosisQuestions } from '../../knowledge/diagnosis-questions.ts';
import type { Circumstances } from '../circumstances.ts';
import { diagnose } from './diagnosis.ts';

const NOTHING_KNOWN: Circumstances = { today: '2026-05-15', hemisphere: 'north', plant: null, diary: [] };

const BROWN: Measurements = {
  plant: 40,
  shares: { green: 85, variegated: 0, yellow: 0, brown: 15, black: 0, pale: 0, powdery: 0 },
  discolored: 15,
  pattern: 'margin',
  places: { margin: 90, tips: 20, spots: 0, lowerHalf: 50 },
  spots: { count: 0, size: 0 },
  doubts: [],
};

const measured = (measurements: Measurements): MeasuredDiagnosis => ({
  measurements,
  overlay: { width: 1, height: 1, runs: 'b' },
  outline: null,
});

const diagnosed = (answers: readonly GuideAnswer[], seen: Measurements | null = null, circumstances = NOTHING_KNOWN) =>
  diagnose({ measured: seen && measured(seen), answers, species: null, circumstances });

const given = fc.uniqueArray(
  fc.constantFrom(
    ...diagnosisQuestions.flatMap(({ question, answers }) =>
      [null, ...answers.map(({ value }) => value)].map((value): GuideAnswer => ({ question, value })),
    ),
  ),
  { selector: ({ question }) => question, maxLength: 6 },
);

describe('a photo alone', () => {
  test('has no condition and no severity, whatever it shows', () => {
    expect(diagnosed([], BROWN)).toMatchObject({
      condition: "Can't tell from the photo alone",
      severity: 'Unknown',
      confidence: 0,
    });
  });

  test.each(DOUBTS)('suggests no problem where what was counted may be %s, and asks where it is seen', (doubt) => {
    const { guide, symptoms } = diagnosed([], { ...BROWN, doubts: [doubt] });
    expect(guide).toMatchObject({ candidates: [], question: { question: 'where' } });
    expect(symptoms).toContain('This is uncertain');
  });

  test('that shows a clear leaf goes on with what decides between the problems that fit', () => {
    const { guide } = diagnosed([], BROWN);
    expect(guide?.candidates.map(({ problem }) => problem)).toContain('underwatering');
    expect(guide?.question?.question).toBe('soil');
  });
});

describe('the guide', () => {
  test('asks at most six questions, none twice, and states a severity from 60% on only', () => {
    fc.assert(
      fc.property(given, fc.constantFrom(null, BROWN), (answers, seen) => {
        const { severity, confidence, guide } = diagnosed(answers, seen);
        expect(severity === 'Unknown').toBe(confidence < 60);
        expect(guide?.candidates.length).toBeLessThanOrEqual(4);
        expect(answers.map(({ question }) => question)).not.toContain(guide?.question?.question);
        if (answers.length === 6) expect(guide?.question).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  test('asks for what changed lately or for the soil of a plant that hangs limp', () => {
    const limp = [
      { question: 'where', value: 'whole' },
      { question: 'whole_sign', value: 'wilting' },
    ];
    expect(diagnosed(limp).guide?.question?.question).toBe('soil');
  });

  test('does not ask again for what was seen', () => {
    const webs = [
      { question: 'where', value: 'insects' },
      { question: 'insect_sign', value: 'webs' },
    ];
    expect(diagnosed(webs).guide?.question?.question).not.toBe('webs');
  });

  test('gives the named problem one figure, as its confidence and among what fits', () => {
    const webs = [
      { question: 'where', value: 'insects' },
      { question: 'insect_sign', value: 'webs' },
    ];
    const { condition, confidence, guide } = diagnosed(webs);
    expect(guide?.candidates[0]).toMatchObject({ name: condition, probability: confidence });
  });

  test('counts a repotting that the diary knows of', () => {
    const limp = [{ question: 'leaf_sign', value: 'wilting' }];
    const plant = { name: 'Fern', species: 'Nephrolepis exaltata', lastRepot: '2026-05-08' };
    const chance = (circumstances: Circumstances) =>
      diagnosed(limp, null, circumstances).guide?.candidates.find(({ problem }) => problem === 'transplant-shock')
        ?.probability ?? 0;
    const own = { ...NOTHING_KNOWN, plant: { ...PLANT, ...plant } };
    expect(chance(own)).toBeGreaterThan(3 * chance(NOTHING_KNOWN));
  });
});

const PLANT: NonNullable<Circumstances['plant']> = {
  name: 'Fern',
  species: null,
  location: null,
  potSize: null,
  sunlight: null,
  health: 'healthy',
  size: 'medium',
  ageWeeks: null,
  lastRepot: null,
  lastPrune: null,
  notes: null,
};
