import { tzlib_get_ical_block } from 'timezones-ical-library';

/** A time zone as calendar programs read it: its name and its VTIMEZONE (RFC 5545). */
export interface ZoneDefinition {
  name: string;
  definition: string;
}

/** A zone's definition; for a link, that of the zone it refers to. Null for an old name that has none, such as SystemV/EST5. */
export function zoneDefinition(timeZone: string): ZoneDefinition | null {
  const [definition, tzid] = tzlib_get_ical_block(timeZone);
  return definition && tzid ? { name: tzid.replace('TZID=', ''), definition } : null;
}

/** The time zone under its usual name if the runtime and calendar programs know it, else null. */
export function knownTimeZone(name: string | undefined): string | null {
  if (!name || !/^[a-z]/i.test(name)) return null; // An offset such as +01:00 has no summer time.
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return zoneDefinition(timeZone) && timeZone;
  } catch {
    return null;
  }
}
