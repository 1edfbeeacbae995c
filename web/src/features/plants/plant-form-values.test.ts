import { describe, expect, it } from 'vitest';
import { changedFields, NEW_PLANT } from './plant-form-values.ts';

describe('what a plant form sends', () => {
  it('is nothing when nothing was changed', () => {
    expect(changedFields(NEW_PLANT, { ...NEW_PLANT })).toEqual({});
  });

  it('is the changed fields only', () => {
    expect(changedFields(NEW_PLANT, { ...NEW_PLANT, name: 'Moni', ageWeeks: '8' })).toEqual({
      name: 'Moni',
      ageWeeks: '8',
    });
  });

  it('is an empty text for a field that was cleared', () => {
    const before = { ...NEW_PLANT, species: 'Hoya', lastRepot: '2026-05-01' };
    expect(changedFields(before, { ...before, species: '', lastRepot: '' })).toEqual({ species: '', lastRepot: '' });
  });
});
