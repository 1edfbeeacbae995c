import { FREQUENCIES, MAX_INTERVAL, NewReminder, ReminderType } from '@plantcare/contract/reminders.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDay } from '@/lib/time/dates.ts';
import { at, exampleReminder, MONI } from './example-reminder.ts';
import { newValues, reminderToAdd, reminderToSave, usualTime, valuesOf } from './reminder-form-values.ts';

const FILLED = { ...newValues({ plant: MONI._id, title: 'Water' }), scheduledDate: '2026-05-20', time: '09:00' };

describe('a new reminder', () => {
  it('is a watering, once, at nine, by email too, unless the gardener says otherwise', () => {
    expect(reminderToAdd(FILLED)).toEqual({
      title: 'Water',
      plant: MONI._id,
      type: 'watering',
      scheduledDate: at(5, 20, 9),
      frequency: 'once',
      description: '',
      emailNotification: true,
    });
  });

  it('is due today, at nine or at the next full hour', () => {
    expect(newValues({ plant: MONI._id, title: '' }).scheduledDate).toBe(localDay(new Date()));
    expect(usualTime('2026-05-20', new Date(2026, 4, 20, 7, 30))).toBe('09:00');
    expect(usualTime('2026-05-20', new Date(2026, 4, 20, 13, 30))).toBe('14:00');
    expect(usualTime('2026-05-20', new Date(2026, 4, 20, 23, 30))).toBe('23:59');
    expect(usualTime('2026-05-21', new Date(2026, 4, 20, 13, 30))).toBe('09:00');
  });

  it('leaves the time to the server when none is given', () => {
    expect(reminderToAdd({ ...FILLED, time: '' }).scheduledDate).toBe('2026-05-20');
  });

  it('has a number to its rhythm only where there is a rhythm', () => {
    expect(reminderToAdd({ ...FILLED, interval: '2' })).not.toHaveProperty('interval');
    expect(reminderToAdd({ ...FILLED, frequency: 'weekly', interval: '2' })).toMatchObject({ interval: 2 });
  });

  it('has a season where some months are chosen and it recurs', () => {
    const seasonal = { ...FILLED, months: 'some', fromMonth: '11', toMonth: '2' } as const;
    expect(reminderToAdd({ ...seasonal, frequency: 'weekly' })).toMatchObject({ season: { from: 11, to: 2 } });
    expect(reminderToAdd(seasonal)).not.toHaveProperty('season');
    expect(valuesOf(exampleReminder('Feed', { season: { from: 11, to: 2 } }))).toMatchObject({
      months: 'some',
      fromMonth: '11',
      toMonth: '2',
    });
  });

  it('is what the server takes, whatever is chosen', () => {
    const values = fc.record({
      type: fc.constantFrom(...ReminderType.options),
      frequency: fc.constantFrom(...FREQUENCIES),
      interval: fc.integer({ min: 1, max: MAX_INTERVAL }).map(String),
      time: fc.constantFrom('', '00:00', '09:30', '23:59'),
      description: fc.constantFrom('', 'half a litre'),
      emailNotification: fc.boolean(),
    });
    fc.assert(
      fc.property(values, (chosen) => {
        expect(NewReminder.safeParse(reminderToAdd({ ...FILLED, ...chosen })).success).toBe(true);
      }),
    );
  });
});

describe('a changed reminder', () => {
  const STORED = exampleReminder('Water', { frequency: 'daily', interval: 7, description: 'a litre' });
  const before = valuesOf(STORED);

  it('is sent whole, with the very moment it was read with while that stays', () => {
    expect(reminderToSave(STORED, before, { ...before, title: 'Soak' })).toEqual({
      title: 'Soak',
      plant: STORED.plant._id,
      type: 'watering',
      scheduledDate: STORED.scheduledDate,
      frequency: 'daily',
      interval: 7,
      season: null,
      description: 'a litre',
      emailNotification: true,
    });
  });

  it('sends the whole moment when the day or the time was moved', () => {
    expect(reminderToSave(STORED, before, { ...before, scheduledDate: '2026-05-22' }).scheduledDate).toBe(at(5, 22, 9));
    expect(reminderToSave(STORED, before, { ...before, time: '18:30' }).scheduledDate).toBe(at(5, 20, 18, 30));
  });

  it('shows every moment as the day and the minute that it came from', () => {
    const moment = fc.date({ min: new Date(2000, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true });
    fc.assert(
      fc.property(moment, (due) => {
        due.setSeconds(0, 0);
        const values = { ...valuesOf(exampleReminder('Water', { scheduledDate: due.toISOString() })), title: 'Feed' };
        const shown = new Date(String(reminderToAdd(values).scheduledDate));
        expect([shown.getDate(), shown.getHours(), shown.getMinutes()]).toEqual([
          due.getDate(),
          due.getHours(),
          due.getMinutes(),
        ]);
      }),
    );
  });
});
