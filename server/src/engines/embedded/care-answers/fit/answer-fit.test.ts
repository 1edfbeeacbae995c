import { describe, expect, test } from 'vitest';
import { readQuestion } from '../intent/question.ts';
import { answerFit } from './answer-fit.ts';
import { canAnswerForm } from './form-fit.ts';

function fitOf(question: string, text: string) {
  return answerFit(readQuestion(question, 'cucumber', null), text, null);
}

describe('how much of a question an answer speaks of', () => {
  test('is more where it has the telling words', () => {
    const question = 'how do I store squash over winter?';
    const storing = fitOf(question, 'Store them dry at 10–15 °C; they keep until late winter.');
    const planting = fitOf(question, 'Heel bare-root plants into moist sand until you can plant them.');
    expect(storing.covered).toBeGreaterThan(planting.covered);
  });

  test('does not depend on the name of the plant', () => {
    const question = 'why do my cucumbers taste bitter?';
    expect(fitOf(question, 'They taste bitter in heat.').covered).toBe(
      fitOf(question, 'Cucumbers taste bitter in heat.').covered,
    );
  });

  test('is hardly less than usual for a question that tells nothing', () => {
    expect(fitOf('is that normal?', 'Wait until spring.').covered).toBeCloseTo(0.6);
  });
});

describe('a form of question', () => {
  test('that asks when is not answered without a time', () => {
    expect(canAnswerForm('when', 'Cut it above a bud.')).toBe(false);
    expect(canAnswerForm('when', 'Cut it in March, above a bud.')).toBe(true);
  });

  test('that asks how often is answered neither by Yes nor by a text without a number', () => {
    expect(canAnswerForm('how-often', '**Yes:** every week is fine.')).toBe(false);
    expect(canAnswerForm('how-often', 'Chop the stems and mix them well.')).toBe(false);
    expect(canAnswerForm('how-often', 'Turn it every four to six weeks.')).toBe(true);
  });
});
