import { NOTIFICATION_TYPES } from '@plantcare/contract/notifications.ts';
import { expect, test } from 'vitest';
import { type Receiver, wanted } from './announcement.ts';

const ALL_ON = {
  notify_enabled: 1,
  notify_email: 1,
  notify_push: 1,
  notify_reminders: 1,
  notify_weather: 1,
  notify_ai_insights: 1,
} as Receiver; // The other columns of an account do not matter here.

test.each([
  ['notify_enabled', []],
  ['notify_reminders', ['plant_care', 'weather_alert', 'system', 'ai_insight']],
  ['notify_weather', ['reminder', 'system', 'ai_insight']],
  ['notify_ai_insights', ['reminder', 'plant_care', 'weather_alert', 'system']],
  ['notify_email', NOTIFICATION_TYPES],
  ['notify_push', NOTIFICATION_TYPES],
] as const)('with %s off these are wanted in the application: %j', (setting, expected) => {
  const receiver = { ...ALL_ON, [setting]: 0 };
  expect(NOTIFICATION_TYPES.filter((type) => wanted(receiver, type))).toEqual(expected);
});
