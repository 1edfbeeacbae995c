import { expect, test } from 'vitest';
import { diagnosisForm, givenInWords, NO_INPUT, withAnswer, withoutAnswer } from './diagnosis-input.ts';

const SOIL = { question: 'soil', text: 'How is the soil?', answers: [{ value: 'wet', label: 'Wet' }] };
const WEBS = { question: 'webs', text: 'Are there webs?', answers: [{ value: 'no', label: 'No' }] };

test('an answer takes the place of an earlier one to the same question', () => {
  const unsure = withAnswer(NO_INPUT, { asked: SOIL, value: null });
  const input = withAnswer(withAnswer(unsure, { asked: WEBS, value: 'no' }), { asked: SOIL, value: 'wet' });
  expect(input.answers.map(givenInWords)).toEqual(['No', 'Wet']);
  expect(unsure.answers.map(givenInWords)).toEqual(['Not sure']);
  expect(withoutAnswer(input, WEBS).answers.map(({ asked }) => asked)).toEqual([SOIL]);
});

test('what was told goes along as JSON, and nothing goes along as nothing', () => {
  const input = withAnswer({ ...NO_INPUT, outline: [[0, 0]] }, { asked: SOIL, value: null });
  expect(diagnosisForm(input)).toEqual({ outline: '[[0,0]]', answers: '[{"question":"soil","value":null}]' });
  expect(diagnosisForm(NO_INPUT)).toEqual({ outline: null, answers: null });
});
