import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkAnswer } from './answer-check.ts';

const Plant = z.object({ name: z.string(), location: z.string().nullable() });

describe('the check of answers', () => {
  it('accepts an answer with exactly the fields of the contract', () => {
    expect(() => checkAnswer(Plant, { name: 'Monty', location: null, notes: undefined })).not.toThrow();
  });

  it.each([
    ['lacks a field', { name: 'Monty' }],
    ['has a field of another type', { name: 1, location: null }],
    ['has a field that the contract does not name', { name: 'Monty', location: null, password_hash: 'secret' }],
  ])('refuses an answer that %s', (_, answer) => {
    expect(() => checkAnswer(Plant, answer)).toThrow();
  });
});
