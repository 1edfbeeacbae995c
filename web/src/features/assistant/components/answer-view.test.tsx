import { json, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnyAnswer, ShownAnswer } from '../answers.ts';
import { answerInWords, diagnose, identify } from '../api.ts';
import { AnswerView } from './answer-view.tsx';
import { DiagnosisView } from './diagnose/diagnosis-view.tsx';

const waiting = { signal: new AbortController().signal, onText: () => {} };
const photo = new File(['x'], 'leaf.png', { type: 'image/png' });
const BASIL = { plantSpecies: 'Basil', location: null, conditions: null, plant: null };

function show(answer: AnyAnswer) {
  const shown: ShownAnswer = {
    answer,
    asked: 'Basil',
    plant: null,
    photo,
    givenAt: '2026-05-01T08:00:00.000Z',
    earlier: false,
  };
  renderApp(<AnswerView shown={shown} />);
}

it('shows an identification that has only species, common name, confidence and description', async () => {
  const data = { species: 'Ocimum basilicum', commonName: 'Basil', confidence: 91, description: 'A herb.' };
  serve({ 'POST /ai/identify': () => json({ data }) });
  show(await identify([photo], waiting));
  expect(screen.getByRole('heading', { name: 'Ocimum basilicum' })).toBeTruthy();
  expect(screen.getByText('91% confidence')).toBeTruthy();
  expect(screen.getByText('A herb.')).toBeTruthy();
});

it('shows an identification that knows nothing', async () => {
  serve({ 'POST /ai/identify': () => json({ data: { confidence: 12 } }) });
  show(await identify([photo], waiting));
  expect(screen.getByRole('heading', { name: 'Unknown Plant' })).toBeTruthy();
  expect(screen.getByText('No common name available')).toBeTruthy();
  expect(screen.getByText('12% confidence')).toBeTruthy();
});

it('does not call a plant unknown before the first question is answered', async () => {
  const nextQuestion = { trait: 'division', question: 'How are its leaves divided?', hint: '', answers: [] };
  serve({
    'POST /ai/identify': () => json({ data: { confidence: 0, description: 'A few questions.', nextQuestion } }),
  });
  show(await identify([photo], waiting));
  expect(screen.getByText('A few questions.')).toBeTruthy();
  expect(screen.queryByText('Unknown Plant')).toBeNull();
  expect(screen.queryByText(/0% confidence/)).toBeNull();
});

it('shows each candidate from 3% on with a drawing and two points to compare', async () => {
  const candidate = (species: string, confidence: number) => ({
    ...{ species, commonName: null, confidence, description: '', known: null },
    tells: [`${species} one`, `${species} two`, `${species} three`],
  });
  const candidates = [candidate('Ficus', 80), candidate('Hoya', 12), candidate('Aloe', 2.9)];
  const data = { species: 'Ficus', commonName: 'Fig', confidence: 80, description: '', candidates };
  serve({ 'POST /ai/identify': () => json({ data }) });
  show(await identify([photo], waiting));
  expect(screen.getByRole('heading', { name: 'Hoya' })).toBeTruthy();
  expect(screen.queryByText('Aloe')).toBeNull();
  expect(document.querySelectorAll('article article svg[viewBox="0 0 200 200"]')).toHaveLength(2);
  for (const text of ['Ficus one', 'Ficus two', 'Hoya one', 'Hoya two']) screen.getByText(text);
  expect(screen.queryByText('Hoya three')).toBeNull();
});

it('shows a growth prediction that has only its text', async () => {
  serve({ 'POST /ai/growth-prediction': () => json({ data: { prediction: 'It will double.' } }) });
  show(await answerInWords({ ability: 'growth-prediction', question: { species: 'Basil' } }, waiting));
  expect(screen.getByText('It will double.')).toBeTruthy();
});

it('shows a care schedule that has only its text', async () => {
  serve({ 'POST /ai/care-schedule': () => json({ data: { schedule: 'Water weekly.' } }) });
  show(await answerInWords({ ability: 'care-schedule', question: BASIL }, waiting));
  expect(screen.getByText('Water weekly.')).toBeTruthy();
});

it('shows climate recommendations that have only their text', async () => {
  serve({ 'POST /ai/climate-care': () => json({ data: { recommendations: 'Mist it.' } }) });
  const question = { plantData: { species: 'Basil', location: null, conditions: null } };
  show(await answerInWords({ ability: 'climate-care', question }, waiting));
  expect(screen.getByText('Mist it.')).toBeTruthy();
});

it('shows care advice that has only its text, or says that there is none', async () => {
  serve({ 'POST /ai/care-advice': () => json({ data: { advice: null } }) });
  show(await answerInWords({ ability: 'care-advice', question: { plantSpecies: 'Basil' } }, waiting));
  expect(screen.getByText('No specific advice available')).toBeTruthy();
});

it('shows a diagnosis without a severity as Unknown, and only the sections that it has', async () => {
  const data = { condition: 'Root rot', confidence: 70, treatment: 'Repot it.' };
  serve({ 'POST /ai/diagnose': () => json({ data }) });
  const answer = await diagnose({ photo, plant: null, answers: null }, waiting);
  if (answer.ability !== 'diagnose') throw new Error('Another ability answered');
  renderApp(
    <DiagnosisView
      diagnosis={answer.data}
      shown={{ plant: null, photo }}
      further={{ pending: false, problem: undefined }}
      onSay={() => {}}
      onBackTo={() => {}}
      onOutline={() => {}}
      followUp={undefined}
    />,
  );
  expect(screen.getByText('Unknown')).toBeTruthy();
  expect(screen.getByText('Repot it.')).toBeTruthy();
  expect(screen.queryByText('Root Cause')).toBeNull();
});
