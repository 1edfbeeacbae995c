import { expect, test } from 'vitest';
import { Intent, trainingUtterances } from './intents.ts';

test('no training utterance stands under two intents', () => {
  const intentsOf = Map.groupBy(trainingUtterances(), ({ text }) => text.toLowerCase());
  const repeated = [...intentsOf].filter(([, same]) => same.length > 1).map(([text]) => text);
  expect(repeated).toEqual([]);
});

test('each intent has at least ten training utterances', () => {
  const utterances = trainingUtterances();
  const few = Intent.options.filter((intent) => utterances.filter((each) => each.intent === intent).length < 10);
  expect(few).toEqual([]);
});
