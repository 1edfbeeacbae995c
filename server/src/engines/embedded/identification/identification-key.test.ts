import type { KeyAnswer, Trait } from '@plantcare/contract/identification-key.ts';
import { MAX_KEY_QUESTIONS, TRAITS } from '@plantcare/contract/identification-key.ts';
import { describe, expect, test } from 'vitest';
import { plants } from '../../../knowledge/plants.ts';
import { traitsByName } from '../../../knowledge/traits.ts';
import { createIdentificationKey } from './identification-key.ts';
import { createKeyModel, posterior } from './model.ts';
import { type KeyPlant, keyPlants } from './plants.ts';
import { nextQuestion } from './question.ts';
import { mostProbable } from './ranking.ts';

const AMONG = 3;
const model = createKeyModel(keyPlants);

test('only plants of the knowledge base are described, and nearly all of them', () => {
  const names = new Set(plants.map(({ scientificName }) => scientificName));
  expect([...traitsByName.keys()].filter((name) => !names.has(name))).toEqual([]);
  expect(keyPlants.length).toBeGreaterThan(0.95 * plants.length);
});

describe('on all described plants, after at most six questions', () => {
  test('true answers lead to the plant among the first three in 90 of 100 cases', () => {
    const found = shareFound(() => null);
    report('truly answered', found);
    expect(found).toBeGreaterThanOrEqual(0.9);
  });

  test('with one wrong answer it is among them in 70 of 100', () => {
    const found = shareFound((index) => ({ at: index % MAX_KEY_QUESTIONS, pick: 7 * index }));
    report('one answer wrong', found);
    expect(found).toBeGreaterThanOrEqual(0.7);
  });
});

/** Which question is answered wrong, and with which of its wrong answers. */
interface Mistake {
  at: number;
  pick: number;
}

function shareFound(mistakeOf: (index: number) => Mistake | null): number {
  const found = keyPlants.filter((one, index) => isFound(one, answersFor(one, mistakeOf(index))));
  return found.length / keyPlants.length;
}

function isFound({ plant: { scientificName } }: KeyPlant, answers: readonly KeyAnswer[]): boolean {
  return mostProbable(model, posterior(model, answers, null), AMONG).some(
    ({ one }) => one.plant.scientificName === scientificName,
  );
}

/** The answers for a plant as it usually looks; "not sure" for traits missing from its record. */
function answersFor({ traits }: KeyPlant, mistake: Mistake | null): KeyAnswer[] {
  const answers: KeyAnswer[] = [];
  for (let trait = questionAfter(answers); trait; trait = questionAfter(answers)) {
    const shown: readonly string[] = traits[trait] ?? [];
    const wrong = TRAITS[trait].filter((value) => !shown.includes(value));
    const mistaken = mistake?.at === answers.length ? wrong[mistake.pick % wrong.length] : undefined;
    answers.push({ trait, value: mistaken ?? shown[0] ?? null });
  }
  return answers;
}

const questions = new Map<string, Trait | null>();

/** Cached: most plants share their first answers with others. */
function questionAfter(answers: readonly KeyAnswer[]): Trait | null {
  if (answers.length === MAX_KEY_QUESTIONS) return null;
  const path = answers.map(({ trait, value }) => `${trait}:${value}`).join(' ');
  const known = questions.get(path);
  if (known !== undefined) return known;
  const asked = new Set(answers.map(({ trait }) => trait));
  const trait = nextQuestion(model, posterior(model, answers, null), asked)?.trait ?? null;
  questions.set(path, trait);
  return trait;
}

function report(options: string, share: number): void {
  const found = `${(share * 100).toFixed(1)}% of ${keyPlants.length} plants among the first ${AMONG}`;
  process.stdout.write(`Identification key, ${options}: ${found}\n`);
}

describe('what the key says', () => {
  const key = createIdentificationKey(keyPlants);

  test('without an answer it names nothing and asks a question', () => {
    expect(key([], null)).toMatchObject({ species: 'Unknown Plant', confidence: 0, candidates: [], asked: 0 });
    expect(key([], null).nextQuestion?.answers.length).toBeGreaterThanOrEqual(3);
  });

  test('"not sure" six times is answered too', () => {
    const answers: KeyAnswer[] = [];
    for (let { nextQuestion: next } = key([], null); next; { nextQuestion: next } = key(answers, null)) {
      answers.push({ trait: next.trait, value: null });
    }
    expect(answers).toHaveLength(MAX_KEY_QUESTIONS);
    expect(key(answers, null)).toMatchObject({
      species: 'Unknown Plant',
      candidates: [],
      asked: 6,
      nextQuestion: null,
    });
  });

  test('five candidates, each with what distinguishes it from similar plants, and at most 75% confidence', () => {
    const monstera = keyPlants.find(({ plant }) => plant.scientificName === 'Monstera deliciosa');
    if (!monstera) throw new RangeError('Monstera deliciosa is not described');
    const { species, candidates, confidence } = key(answersFor(monstera, null), null);
    expect(species).toBe('Monstera deliciosa');
    expect(candidates).toHaveLength(5);
    expect(confidence).toBe(candidates[0]?.confidence);
    expect(confidence).toBeLessThanOrEqual(75);
    expect(candidates.every(({ tells, known }) => tells.length > 0 && known !== null)).toBe(true);
    expect(candidates[0]?.description).toContain('toxic to cats');
  });

  test('colors alone name no plant', () => {
    const colors: KeyAnswer[] = [
      { trait: 'flower_color', value: 'blue' },
      { trait: 'leaf_color', value: 'silver' },
      { trait: 'pattern', value: 'plain' },
    ];
    expect(key(colors, null)).toMatchObject({ species: 'Unknown Plant', confidence: 0 });
    expect(key([], { green: 60, red: 30 })).toMatchObject({ species: 'Unknown Plant', candidates: [] });
  });

  test('the colors of the photo are mentioned, and count less than an answer', () => {
    const seen = { green: 60, red: 30 };
    expect(key([], seen).description).toContain('The photo shows mostly green, and some red.');
    const red = (answers: KeyAnswer[], colors: typeof seen | null) =>
      posterior(model, answers, colors).reduce(
        (sum, probability, index) => (keyPlants[index]?.traits.flower_color?.[0] === 'red' ? sum + probability : sum),
        0,
      );
    expect(red([], seen)).toBeGreaterThan(red([], null));
    expect(red([], seen)).toBeLessThan(red([{ trait: 'flower_color', value: 'red' }], null));
    expect(red([{ trait: 'flower_color', value: 'blue' }], seen)).toBe(
      red([{ trait: 'flower_color', value: 'blue' }], { green: 60, red: 0 }),
    );
  });
});
