import { expect, test } from 'vitest';
import { readQuestion } from './question.ts';
import { withoutTriedBefore } from './tried-before.ts';

test.each([
  ["holes all over the leaves. coffee grounds didn't help", 'holes all over the leaves.'],
  ['roundup isnt killing it, keeps coming back in the beds', 'keeps coming back in the beds'],
  ['Aphids on the buds. Soap made no difference. What now?', 'Aphids on the buds. What now?'],
])('what did not help is not asked about: %s', (written, rest) => {
  expect(withoutTriedBefore(written)).toBe(rest);
});

test.each([
  "why doesn't neem oil work on aphids?",
  "coffee grounds didn't help",
  'does vinegar help against moss?',
  'the leaves are yellow. it did not stop raining for a week',
])('what asks, tells an accident or is all that is told stays: %s', (written) => {
  expect(withoutTriedBefore(written)).toBe(written);
});

test('what did not help is still a danger together with what is asked for', () => {
  const { written, harm } = readQuestion("Bleach didn't help, can I pour vinegar on it now?", 'moss', null);
  expect(harm?.mixing).toBe(true);
  expect(written).toContain('Bleach');
});

test.each(['my dog ate a lily leaf, milk did not help', 'Milk did not help my cat, she ate the lily. What now?'])(
  'of an accident nothing is left out: %s',
  (asked) => {
    const { written, harm } = readQuestion(asked, 'lily', null);
    expect(harm?.accident).toBe('eaten');
    expect(written).toBe(asked);
  },
);

test('a hazard that did not help is warned of', () => {
  const { hazards } = readQuestion("Slug pellets didn't help, what else eats the leaves?", 'hosta', null);
  expect(hazards.map(({ hazard }) => hazard.id)).toContain('slug-pellets-near-others');
});
