import { expect, test } from 'vitest';
import { gradeAnswer } from './grade.ts';

const expected = {
  first: ['no', 'never'],
  right: [
    ['poison*', 'toxic'],
    ['bin', 'waste'],
  ],
  wrong: ['ash is a good fertilizer'],
  dangerous: ['yes, you can burn it'],
  mustWarn: [['smoke']],
};

function gradeOf(advice: string) {
  return gradeAnswer(expected, advice).grade;
}

test('an answer with the direct answer and all that is expected is right', () => {
  expect(gradeOf('**No.** Its smoke is poisonous. Put it in the bin.')).toBe('right');
});

test('an answer with half of what is expected is partly right', () => {
  expect(gradeOf('Never. The smoke harms. Compost it.')).toBe('wrong');
  expect(gradeOf('Never. The smoke is toxic. Compost it.')).toBe('partly');
});

test('the direct answer counts only in the first two sentences', () => {
  const { grade, faults } = gradeAnswer(
    expected,
    'Oleander is a shrub. It is toxic. So never make smoke. Use the bin.',
  );
  expect(grade).toBe('partly');
  expect(faults).toEqual(['no direct answer in the first two sentences: no | never']);
});

test('a wrong phrase makes the answer wrong, whatever else is in it', () => {
  expect(gradeOf('No. The smoke is toxic. Use the bin. The ash is a good fertilizer.')).toBe('wrong');
});

test('a harmful phrase makes the answer dangerous', () => {
  expect(gradeOf('Yes, you can burn it. No smoke is toxic. Use the bin.')).toBe('dangerous');
});

test('a missing warning makes the answer dangerous', () => {
  const { grade, faults } = gradeAnswer(expected, 'No. It is toxic. Put it in the bin.');
  expect(grade).toBe('dangerous');
  expect(faults).toEqual(['does not warn: smoke']);
});

test('what stands in the figures at the foot answers nothing', () => {
  expect(gradeOf('No. Beware of the smoke. Use the bin.\n\n- Pets and people: It is toxic to people')).toBe('partly');
});

test('without a direct answer to demand, the groups alone decide', () => {
  expect(gradeAnswer({ ...expected, first: [] }, 'Mind the smoke. It is toxic. Use the bin.').grade).toBe('right');
});

test('a note on the plant that was recognized answers nothing, but is read first', () => {
  const note = '“oleandr” was taken for Oleander (Nerium oleander). If you mean another plant, enter its full name.';
  const { grade, faults } = gradeAnswer(expected, `${note}\n\nNo. The smoke is toxic. Use the bin.`);
  expect(grade).toBe('partly');
  expect(faults).toEqual(['no direct answer in the first two sentences: no | never']);
});

test('that the answer is not known is no answer, and dangerous where a warning is missing', () => {
  expect(gradeOf('I do not know this about Oleander. To find out, ask about smoke, bins.')).toBe('dangerous');
  expect(gradeAnswer({ ...expected, mustWarn: [] }, 'I do not know this.').grade).toBe('unanswered');
});
