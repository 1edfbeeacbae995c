import { createHash } from 'node:crypto';
import { FIRST_STEPS, type FirstStep, type NotificationSettings, type User } from '@plantcare/contract/auth.ts';
import { toInt } from '../../db/dialect.ts';
import { unconfirmedEmail } from '../email-address/email-address.service.ts';
import type { UserRow } from './auth.table.ts';

export function toUser(row: UserRow): User {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    location: row.location,
    bio: row.bio,
    timeZone: row.time_zone,
    createdAt: row.created_at,
    notificationSettings: {
      enabled: row.notify_enabled === 1,
      email: row.notify_email === 1,
      push: row.notify_push === 1,
      reminders: row.notify_reminders === 1,
      weather: row.notify_weather === 1,
      aiInsights: row.notify_ai_insights === 1,
    },
    unconfirmedEmail: unconfirmedEmail(row),
    quietHours: { enabled: row.quiet_enabled === 1, from: row.quiet_from, until: row.quiet_until },
    diaryOnDone: row.diary_on_done === 1,
    adaptiveWatering: row.adaptive_watering === 1,
    firstSteps: stepsLeft(row),
    units: row.units,
    version: profileVersion(row),
  };
}

export function stepsLeft({ first_steps }: Pick<UserRow, 'first_steps'>): FirstStep[] {
  const left = first_steps.split(' ');
  return FIRST_STEPS.filter((step) => left.includes(step));
}

/** Made from what the form of the profile shows, so that whatever changes that changes the version: 1 to 2^48. */
function profileVersion({ name, email, location, bio }: UserRow): number {
  const hash = createHash('sha256').update(JSON.stringify([name, email, location, bio]));
  return hash.digest().readUIntBE(0, 6) + 1;
}

export function settingsToRow(settings: NotificationSettings) {
  return {
    notify_enabled: toInt(settings.enabled),
    notify_email: toInt(settings.email),
    notify_push: toInt(settings.push),
    notify_reminders: toInt(settings.reminders),
    notify_weather: toInt(settings.weather),
    notify_ai_insights: toInt(settings.aiInsights),
  };
}
