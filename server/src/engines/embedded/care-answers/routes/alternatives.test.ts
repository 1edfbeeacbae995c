import { expect, test } from 'vitest';
import { findSpecies } from '../../../../knowledge/names/match.ts';
import { IN_MAY } from '../advice-in-may.ts';
import { generalQuery } from '../answer.ts';
import { readQuestion } from '../intent/question.ts';
import { alternativesTo } from './alternatives.ts';
import { choose } from './choose.ts';

function alternatives(typed: string, question: string) {
  const match = findSpecies(typed);
  const query = generalQuery(match, readQuestion(question, typed, match?.plant ?? null), IN_MAY, typed);
  const told = choose(query);
  if (!told) throw new Error(`No answer to “${question}”`);
  return { told, others: alternativesTo(told, query) };
}

test('beside an answer that is sure no other is told', () => {
  const { told, others } = alternatives('houseplant', 'how do I get rid of fungus gnats');
  expect(told.rank).toBeGreaterThan(0.9);
  expect(others).toEqual([]);
});

test('beside an answer that is not sure another is told that may be meant', () => {
  const { told, others } = alternatives(
    'Begonia maculata',
    'leaves get holes with no bug to be seen + drops at tips in the morning?',
  );
  expect(told.rank).toBeLessThan(0.75);
  expect(others.map(({ best }) => best)).not.toContain(told.best);
  expect(others).not.toEqual([]);
});

test('where somebody may come to harm one thing is told', () => {
  expect(alternatives('tulip', 'can dogs be near tulips').others).toEqual([]);
});

test.each([
  ['Sempervivum', 'can hens and chicks live inside on my desk'],
  ['majesty palm', 'is it a good houseplant? mine is dying since I bought it'],
])('%s: "%s" gets no second answer with a Yes or No of its own', (typed, question) => {
  const leads = alternatives(typed, question).others.map(({ answer }) => answer.paragraphs[0]?.lead);
  expect(leads.filter((lead) => lead?.startsWith('Yes') || lead?.startsWith('No'))).toEqual([]);
});

test.each([
  ['allium Purple Sensation', 'leaves are already brown and ugly when the flowers open, is that a disease'],
  ['nectarine', 'fruit gets covered in gray-brown fuzz right when it ripens and shrivels up'],
])('%s: "%s" gets no second answer that is far from it', (typed, question) => {
  expect(alternatives(typed, question).others).toEqual([]);
});
