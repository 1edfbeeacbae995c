import { expect, test } from 'vitest';
import { adviseCare } from './care-advice.ts';

const circumstances = { today: '2026-05-15', hemisphere: 'north', plant: null, diary: [] } as const;

function answer(plantSpecies: string, question: string): string {
  return adviseCare({ plantSpecies, question, plant: null }, circumstances).advice.replaceAll('**', '');
}

test('what no text answers is admitted, with how to find out', () => {
  const advice = answer('monstera', 'What is the capital of France?');
  expect(advice).toMatch(/^I do not know this about .*Monstera deliciosa/);
  expect(advice).toContain('To find out, ');
});

test('what the record says on the topic is told as a help, not as the answer', () => {
  expect(answer('pilea', 'dormancy requirements?')).toMatch(
    /^I do not know this.*What its record says that may help:\n\n- Winter: /,
  );
});

test('an answer is told without another that may have been meant', () => {
  const advice = answer('peace lily', 'why are the flowers green instead of white?');
  expect(advice).toMatch(/normal/);
  expect(advice).not.toMatch(/Not sure|something else/);
});

test('what was perhaps meant is told only where it speaks of what was asked', () => {
  expect(answer('monstera', 'does it sing at night?')).not.toContain('Perhaps this helps');
});

test('a question about a garden gets no advice about windows', () => {
  expect(answer('', 'the light in my front garden on the planet Mars')).not.toMatch(/window/);
});
