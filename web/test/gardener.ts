import type { User } from '@plantcare/contract/auth.ts';
import { startSession } from '@/lib/session/session.ts';

export const GARDENER: User = {
  _id: '0197a000-0000-7000-8000-000000000001',
  name: 'Flora Gardener',
  email: 'flora@example.org',
  location: null,
  bio: null,
  timeZone: 'UTC',
  createdAt: '2026-01-01T08:00:00.000Z',
  notificationSettings: { enabled: true, email: true, push: true, reminders: true, weather: true, aiInsights: true },
  unconfirmedEmail: null,
  quietHours: { enabled: false, from: '21:00', until: '07:00' },
  diaryOnDone: true,
  adaptiveWatering: false,
  firstSteps: [],
  units: null,
  version: 1,
};

/** Signs the gardener in by storing a session in the browser. */
export function signIn(user: User = GARDENER): User {
  startSession('token', user);
  return user;
}
