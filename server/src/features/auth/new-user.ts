import { FIRST_STEPS, type register } from '@plantcare/contract/auth.ts';
import type { ParsedInput } from '@plantcare/contract/endpoint.ts';
import { v7 as uuidv7 } from 'uuid';
import { emailKey } from '../../email-key.ts';
import { knownTimeZone } from '../../time-zone.ts';
import { NOTHING_PENDING } from '../email-address/email-address.service.ts';
import type { UserRow } from './auth.table.ts';
import { settingsToRow } from './auth-user.ts';

export type Registration = ParsedInput<typeof register>['json'];

/** A new account with the settings that it begins with. */
export function newUser(
  { name, email, timeZone }: Registration,
  { now, password_hash }: { now: Date; password_hash: string },
): UserRow {
  const moment = now.toISOString();
  return {
    id: uuidv7(),
    name,
    email,
    email_key: emailKey(email),
    email_confirmed_at: null,
    ...NOTHING_PENDING,
    password_hash,
    location: null,
    bio: null,
    time_zone: knownTimeZone(timeZone) ?? 'UTC',
    ...settingsToRow({ enabled: true, email: true, push: true, reminders: true, weather: true, aiInsights: true }),
    quiet_enabled: 0,
    quiet_from: '21:00',
    quiet_until: '08:00',
    diary_on_done: 1,
    adaptive_watering: 0,
    first_steps: FIRST_STEPS.join(' '),
    units: null,
    unsubscribe_token: null,
    calendar_token_hash: null,
    review_at: moment,
    place_of: null,
    place_name: null,
    place_lat: null,
    place_lon: null,
    weather_at: moment,
    created_at: moment,
  };
}
