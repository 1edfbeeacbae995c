import { describe, expect, it } from 'vitest';
import { plantDraftFrom } from './plant-draft.ts';

describe('the plant that a form begins with', () => {
  it('is what was found out on the way there', () => {
    const draft = { name: 'Swiss cheese plant', species: 'Monstera deliciosa' };
    expect(plantDraftFrom({ ...draft, more: 1 })).toEqual(draft);
  });

  it.each([null, undefined, 'Basil', { name: 'Basil' }])('is none where the history says %j', (state) => {
    expect(plantDraftFrom(state)).toBeNull();
  });
});
