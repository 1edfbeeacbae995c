import { describe, expect, it } from 'vitest';
import { plantDraftFrom } from './plant-draft.ts';

describe('the prefilled plant of a form', () => {
  it('is read from the history state', () => {
    const draft = { name: 'Swiss cheese plant', species: 'Monstera deliciosa' };
    expect(plantDraftFrom({ ...draft, more: 1 })).toEqual(draft);
  });

  it('says whether its photo is to be named first', () => {
    expect(plantDraftFrom({ name: '', species: '', unnamed: true })).toEqual({ name: '', species: '', unnamed: true });
  });

  it.each([null, undefined, 'Basil', { name: 'Basil' }])('is none if the history state is %j', (state) => {
    expect(plantDraftFrom(state)).toBeNull();
  });
});
