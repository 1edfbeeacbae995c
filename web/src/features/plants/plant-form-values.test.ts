import { describe, expect, it } from 'vitest';
import { changedFields, NEW_PLANT, sentFields } from './plant-form-values.ts';

describe('what a plant form sends', () => {
  it('is empty when nothing was changed', () => {
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

describe('what an edited plant sends', () => {
  it('is the whole form, without an age that was not typed', () => {
    const before = { ...NEW_PLANT, name: 'Moni', ageWeeks: '8' };
    const { ageWeeks: _, ...rest } = before;
    expect(sentFields(before, { ...before, name: 'Möni' })).toEqual({ ...rest, name: 'Möni' });
    expect(sentFields(before, { ...before, ageWeeks: '9' })).toMatchObject({ ageWeeks: '9' });
  });
});
