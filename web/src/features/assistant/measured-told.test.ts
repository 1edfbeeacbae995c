import { expect, test } from 'vitest';
import { givenInWords, NOTHING_TOLD, toldInForm, withAnswer, withoutAnswer } from './measured-told.ts';

const SOIL = { question: 'soil', text: 'How is the soil?', answers: [{ value: 'wet', label: 'Wet' }] };
const WEBS = { question: 'webs', text: 'Are there webs?', answers: [{ value: 'no', label: 'No' }] };

test('an answer takes the place of an earlier one to the same question', () => {
  const unsure = withAnswer(NOTHING_TOLD, { asked: SOIL, value: null });
  const told = withAnswer(withAnswer(unsure, { asked: WEBS, value: 'no' }), { asked: SOIL, value: 'wet' });
  expect(told.answers.map(givenInWords)).toEqual(['No', 'Wet']);
  expect(unsure.answers.map(givenInWords)).toEqual(['Not sure']);
  expect(withoutAnswer(told, WEBS).answers.map(({ asked }) => asked)).toEqual([SOIL]);
});

test('what was told goes along as JSON, and nothing goes along as nothing', () => {
  const told = withAnswer({ ...NOTHING_TOLD, outline: [[0, 0]] }, { asked: SOIL, value: null });
  expect(toldInForm(told)).toEqual({ outline: '[[0,0]]', answers: '[{"question":"soil","value":null}]' });
  expect(toldInForm(NOTHING_TOLD)).toEqual({ outline: null, answers: null });
});
