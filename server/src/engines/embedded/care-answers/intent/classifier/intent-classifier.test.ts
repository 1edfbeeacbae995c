import { expect, test } from 'vitest';
import type { Intent } from '../../../../../knowledge/intents.ts';
import { featuresOfWording, intentFeatures } from './features.ts';
import { classify, savedModel } from './intent-classifier.ts';

function likeliest(question: string): Intent | undefined {
  return [...classify(featuresOfWording(question))].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

test.each<[string, Intent]>([
  ['at what time of the year may I take the shears to it?', 'prune-when'],
  ['By what sign can I tell that the pears are ready for picking?', 'harvest-when'],
  ['Would it be better off in a bigger pot by now?', 'repot-when'],
  ['My garlic is dug up. Where do I store it so that it keeps?', 'store'],
  ['what can I give it so that it is well fed', 'feeding'],
  ['our puppy nibbled at it, is it poisonous for dogs?', 'toxic-pets'],
  ['all leaf and not a single flower for years', 'no-flowers'],
])('“%s” asks for “%s”', (question, intent) => {
  expect(likeliest(question)).toBe(intent);
});

test('the probabilities of all intents together are 1', () => {
  const sum = [...classify(featuresOfWording('how often do I water it')).values()].reduce(
    (total, each) => total + each,
  );
  expect(sum).toBeCloseTo(1);
});

test('which plant is named says nothing of the intent', () => {
  expect(classify(featuresOfWording('how often do I water my basil'))).toEqual(
    classify(featuresOfWording('how often do I water my rosemary')),
  );
});

test('the clause that asks counts more than the story before it', () => {
  const features = featuresOfWording('I repotted it in march. When can I prune it?');
  expect(features.get('prune')).toBeGreaterThan(features.get('repot') ?? 1);
});

test('a question without words has the features of its form only', () => {
  expect([...intentFeatures([], 'other', 0).keys()]).toEqual(['other:']);
});

test('weights are saved as one byte each', () => {
  const saved = JSON.parse(
    savedModel({ labels: ['light', 'soil'], weights: new Map([['sun', [2, -1]]]), sharpness: 1 }),
  );
  expect([...new Int8Array(Buffer.from(saved.weights, 'base64'))]).toEqual([127, -63]);
});
