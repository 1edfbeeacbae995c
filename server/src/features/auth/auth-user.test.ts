import { expect, test } from 'vitest';
import { emailKey } from '../../email-key.ts';
import { settingsToRow, toUser } from './auth-user.ts';

test.each(['ada@example.org', 'ADA@Example.ORG', '  ada@example.org\n', 'ａda@example.org'])(
  'the email address %j is compared as ada@example.org',
  (email) => {
    expect(emailKey(email)).toBe('ada@example.org');
  },
);

test('settings do not change when they are stored and read', () => {
  const settings = { enabled: true, email: false, push: true, reminders: false, weather: true, aiInsights: false };
  const row = {
    id: '0198a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b',
    name: 'Ada',
    email: 'Ada@example.org',
    email_key: 'ada@example.org',
    email_confirmed_at: null,
    pending_email: null,
    pending_email_key: null,
    pending_email_at: null,
    password_hash: '$argon2id$secret',
    location: null,
    bio: null,
    time_zone: 'UTC',
    quiet_enabled: 0 as const,
    quiet_from: '21:00',
    quiet_until: '08:00',
    diary_on_done: 1 as const,
    adaptive_watering: 0 as const,
    first_steps: '',
    units: null,
    unsubscribe_token: 'secret',
    calendar_token_hash: 'secret',
    review_at: '2026-05-02T08:00:00.000Z',
    place_of: null,
    place_name: null,
    place_lat: null,
    place_lon: null,
    weather_at: '2026-05-02T08:00:00.000Z',
    created_at: '2026-05-01T08:00:00.000Z',
    ...settingsToRow(settings),
  };
  const user = toUser(row);
  expect(user.notificationSettings).toEqual(settings);
  expect(JSON.stringify(user)).not.toContain('secret');
});
