import { expect, it } from 'vitest';
import { addedText, problemText } from './task-outcome.ts';

it('tells how many reminders were made, which were not, and why', () => {
  expect([1, 3].map(addedText)).toEqual(['1 reminder added', '3 reminders added']);
  expect(problemText({ added: [0], failed: ['Water it', 'Turn it'], reason: 'Error saving reminder' })).toBe(
    'Not added: Water it and Turn it. Error saving reminder',
  );
  expect(problemText({ added: [0], failed: [], reason: '' })).toBeUndefined();
});
