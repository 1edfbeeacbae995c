import { describe, expect, it } from 'vitest';
import { editOptions, NEW_ENTRY_OPTIONS, titleFor } from './activities.ts';

const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);

describe('the activities offered', () => {
  it('are five for a new entry', () => {
    expect(values(NEW_ENTRY_OPTIONS)).toEqual(['watering', 'fertilizing', 'pruning', 'repotting', 'observation']);
  });

  it('leave out observation when an entry is edited', () => {
    expect(values(editOptions('watering'))).toEqual([
      'watering',
      'fertilizing',
      'repotting',
      'pruning',
      'pest_control',
      'other',
    ]);
    expect(values(editOptions(null))).not.toContain('observation');
  });

  it('keep observation for an entry that is an observation', () => {
    expect(values(editOptions('observation'))).toContain('observation');
  });
});

describe('the suggested title', () => {
  it('follows the activity', () => {
    expect(titleFor('watering', '')).toBe('Watered');
    expect(titleFor('repotting', 'Watered')).toBe('Repotted');
    expect(titleFor('', 'Repotted')).toBe('');
  });

  it("never replaces the gardener's own title", () => {
    expect(titleFor('watering', 'New leaf!')).toBe('New leaf!');
  });
});
