import type { Notification } from '@plantcare/contract/notifications.ts';
import { describe, expect, it } from 'vitest';
import { appearanceOf } from './appearance.ts';
import { pushMessageOf, pushMessagesOf } from './push-message.ts';

const basil = { _id: '0199a000-0000-7000-8000-000000000001', name: 'Basil' };

const notification: Notification = {
  _id: '0199a000-0000-7000-8000-0000000000ff',
  type: 'system',
  priority: 'low',
  title: 'Your password was changed',
  message: 'If it was not you, set a new one.',
  read: false,
  relatedPlant: null,
  relatedReminder: null,
  data: {},
  createdAt: '2026-05-01T08:00:00.000Z',
};

describe('pushMessageOf', () => {
  it.each<[string, Partial<Notification>, string, string]>([
    [
      'a reminder',
      { type: 'reminder', title: 'Water Basil', relatedPlant: basil },
      'Reminder: Water Basil',
      '/reminders',
    ],
    [
      'plant care',
      { type: 'plant_care', title: 'Basil needs you', relatedPlant: basil },
      'Plant Care: Basil needs you',
      `/plants/${basil._id}`,
    ],
    ['a weather alert', { type: 'weather_alert', title: 'Frost tonight' }, 'Weather Alert', '/weather'],
    ['an insight', { type: 'ai_insight', relatedPlant: basil }, 'AI Plant Insight', `/plants/${basil._id}`],
    ['anything else', {}, 'Your password was changed', '/dashboard'],
  ])('names %s and leads to what it is about', (_, fields, title, url) => {
    expect(pushMessageOf({ ...notification, ...fields }, 1)).toMatchObject({ title, url });
  });

  it('asks for an answer to reminders only', () => {
    expect(pushMessageOf({ ...notification, type: 'reminder' }, 1).requireInteraction).toBe(true);
    expect(pushMessageOf({ ...notification, type: 'weather_alert' }, 1).requireInteraction).toBe(false);
  });
});

describe('pushMessagesOf', () => {
  const several = (count: number, fields: Partial<Notification> = {}): Notification[] =>
    Array.from({ length: count }, (_, index) => ({
      ...notification,
      type: 'reminder',
      _id: `id-${index + 1}`,
      title: `Water pot ${index + 1}`,
      ...fields,
    }));

  it('shows up to five separately', () => {
    expect(pushMessagesOf([], 0)).toEqual([]);
    expect(pushMessagesOf(several(5), 5).map(({ title }) => title)).toEqual(
      [1, 2, 3, 4, 5].map((pot) => `Reminder: Water pot ${pot}`),
    );
  });

  it('joins more than five into one that gives their number and names the first', () => {
    expect(pushMessagesOf(several(7), 9)).toEqual([
      {
        id: 'id-1',
        type: 'reminder',
        title: 'Reminder: 7 are due',
        body: 'Water pot 1, Water pot 2, Water pot 3, Water pot 4, and 3 more',
        url: '/reminders',
        requireInteraction: true,
        unread: 9,
      },
    ]);
  });

  it('refers to the garden if there are several types', () => {
    const mixed = [...several(5), ...several(1, { type: 'plant_care' })];
    expect(pushMessagesOf(mixed, 6)).toMatchObject([
      { title: '6 messages from your garden', url: '/dashboard', requireInteraction: false },
    ]);
  });
});

describe('appearanceOf', () => {
  it('has the id of the notification as tag, so that a duplicate is shown once', () => {
    const message = pushMessageOf(notification, 4);
    expect(appearanceOf(message)).toMatchObject({
      tag: notification._id,
      body: notification.message,
      data: { url: '/dashboard' },
    });
  });
});
