import { expect, test } from 'vitest';
import { adviseCare } from '../server/src/engines/embedded/care-answers/care-advice.ts';
import { answerBody, firstSentences, withoutNotes } from './answer-text.ts';

const advice = `**Watering:** Only when it is *dry*. Then water well. Empty the saucer.

- Cut it back
- Light: near a window, as said

- Light: bright, indirect
- Pets and people: It is toxic to cats

Sources: a garden society`;

test('the body of an answer has no Markdown marks', () => {
  expect(answerBody(advice)).toContain('Watering: Only when it is dry.');
});

test('the figures and sources at the foot are no part of the body', () => {
  expect(answerBody(advice)).not.toContain('toxic to cats');
  expect(answerBody(advice)).not.toContain('garden society');
});

test('a list that is part of the answer stays', () => {
  expect(answerBody(advice)).toContain('- Cut it back\n- Light: near a window, as said');
});

test('the first sentences end where two have ended', () => {
  expect(firstSentences(answerBody(advice), 2)).toBe('Watering: Only when it is dry.\nThen water well.');
});

test('a line break ends a sentence', () => {
  expect(firstSentences('No\n\nIt is too cold\nWait', 2)).toBe('No\nIt is too cold');
});

test('a figure with a point does not end a sentence', () => {
  expect(firstSentences('Give it 1.5 litres a week. Then wait. And look.', 2)).toBe(
    'Give it 1.5 litres a week.\nThen wait.',
  );
});

test('that a diagnosis is not sure is no “not”', () => {
  expect(withoutNotes('Not sure; most likely: root rot. Lift the pot.')).toBe('most likely: root rot.\nLift the pot.');
});

function adviceOn(plantSpecies: string, question: string): string {
  const circumstances = { today: '2026-05-15', hemisphere: 'north', plant: null, diary: [] } as const;
  return adviseCare({ plantSpecies, question, plant: null }, circumstances).advice;
}

test('an answer that none was found says nothing', () => {
  expect(withoutNotes(answerBody(adviceOn('Boston fern', 'qwertz uiop')))).toBe('');
});

test.each(['mosterra', 'cactus', 'orchid', 'echeveria', 'qwertz'])(
  'what is said of how “%s” was recognized does not answer the question',
  (species) => {
    const advice = answerBody(adviceOn(species, 'How often should I water it?'));
    // The answer comes first, and the note after it is not counted.
    expect(withoutNotes(advice)).toMatch(/^(Watering:|Push|Water|Soak|About every|From April to September soak)/);
    expect(withoutNotes(advice)).not.toMatch(/was taken for|is not in the knowledge base|enter its full name/);
  },
);
