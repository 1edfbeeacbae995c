import type { ProfileRow } from './transfer.repository.ts';

/** The account in `garden.json`. */
export function profileRecord(row: ProfileRow) {
  return {
    name: row.name,
    email: row.email,
    location: row.location,
    bio: row.bio,
    timeZone: row.time_zone,
    units: row.units,
    diaryOnDone: row.diary_on_done === 1,
    notificationSettings: {
      enabled: row.notify_enabled === 1,
      email: row.notify_email === 1,
      push: row.notify_push === 1,
      reminders: row.notify_reminders === 1,
      weather: row.notify_weather === 1,
      aiInsights: row.notify_ai_insights === 1,
    },
    quietHours: { enabled: row.quiet_enabled === 1, from: row.quiet_from, until: row.quiet_until },
    createdAt: row.created_at,
  };
}
