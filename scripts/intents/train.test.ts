import { expect, test } from 'vitest';
import { probabilities } from '../../server/src/engines/embedded/care-answers/intent/classifier/logistic-regression.ts';
import { train } from './train.ts';

const example = (label: 'light' | 'water', ...words: string[]) => ({
  label,
  features: new Map(words.map((word) => [word, 1])),
});

test('a trained model tells labels apart by the words that they do not share', () => {
  const model = train(
    [example('light', 'my', 'window'), example('light', 'sun'), example('water', 'my', 'can'), example('water', 'dry')],
    { epochs: 20, regularization: 0, fewest: 1 },
  );
  const [light = 0, water = 0] = probabilities(
    model,
    new Map([
      ['window', 1],
      ['my', 1],
    ]),
  );
  expect(model.labels).toEqual(['light', 'water']);
  expect(light).toBeGreaterThan(0.8);
  expect(light + water).toBeCloseTo(1);
});

test('words of too few examples are left out', () => {
  const model = train([example('light', 'sun', 'bright'), example('light', 'sun')], {
    epochs: 1,
    regularization: 0,
    fewest: 2,
  });
  expect([...model.weights.keys()]).toEqual(['sun']);
});
