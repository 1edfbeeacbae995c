import { describe, expect, test } from 'vitest';
import type { Form } from '../intent/form.ts';
import { readQuestion } from '../intent/question.ts';
import { answerFit } from './answer-fit.ts';
import { canAnswerForm } from './form-fit.ts';

/** A question of this form that asks for no measure. */
function asked(form: Form) {
  return { form, plain: '' };
}

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

test('a text that speaks of nothing that is asked shares nothing with it, whatever the words of form', () => {
  const question = 'how much should I cut off the whip after planting?';
  expect(fitOf(question, 'Take no more than a fifth of the crown in one winter.').sharesNothing).toBe(true);
  expect(fitOf(question, 'Shorten the whip to 75 cm.').sharesNothing).toBe(false);
});

describe('a form of question', () => {
  test('that asks when is not answered without a time', () => {
    expect(canAnswerForm(asked('when'), 'Cut it above a bud.')).toBe(false);
    expect(canAnswerForm(asked('when'), 'Cut it in March, above a bud.')).toBe(true);
  });

  test('that asks when to do something is not answered by how long it takes', () => {
    const sow = readQuestion('when should I sow carrots', 'carrot', null);
    expect(canAnswerForm(sow, 'Carrots take 10–21 days.')).toBe(false);
    expect(canAnswerForm(sow, 'Sow from March to July.')).toBe(true);
  });

  test('that asks how often is answered neither by Yes nor by a text without a number', () => {
    expect(canAnswerForm(asked('how-often'), '**Yes:** every week is fine.')).toBe(false);
    expect(canAnswerForm(asked('how-often'), 'Chop the stems and mix them well.')).toBe(false);
    expect(canAnswerForm(asked('how-often'), 'Turn it every four to six weeks.')).toBe(true);
  });

  test('that asks for a length is not answered with a count, nor one for a time with a length', () => {
    const deep = readQuestion('how deep do I plant them', 'tulip', null);
    expect(canAnswerForm(deep, 'Plant five bulbs together.')).toBe(false);
    expect(canAnswerForm(deep, 'Plant them 15 cm deep.')).toBe(true);
    const long = readQuestion('how long until they germinate', 'parsley', null);
    expect(canAnswerForm(long, 'Sow them 1 cm deep.')).toBe(false);
    expect(canAnswerForm(long, 'They come up after 3–5 weeks.')).toBe(true);
  });
});
