import { expect, test } from 'vitest';
import { withoutTriedBefore } from './tried-before.ts';

test.each([
  ["holes all over the leaves. coffee grounds didn't help", 'holes all over the leaves.'],
  ['roundup isnt killing it, keeps coming back in the beds', 'keeps coming back in the beds'],
  ['Aphids on the buds. Soap made no difference. What now?', 'Aphids on the buds. What now?'],
])('what was tried in vain is not asked about: %s', (written, rest) => {
  expect(withoutTriedBefore(written)).toBe(rest);
});

test.each([
  "why doesn't neem oil work on aphids?",
  "coffee grounds didn't help",
  'my dog ate a lily leaf, milk did not help',
  'does vinegar help against moss?',
  'the leaves are yellow. it did not stop raining for a week',
])('what asks, tells an accident or is all that is told stays: %s', (written) => {
  expect(withoutTriedBefore(written)).toContain(written.split(/[,.?]/)[0]);
  expect(withoutTriedBefore(written)).toMatch(/work|help|rain/);
});
