import { type Units, unitsOfTimeZone } from '@plantcare/contract/units.ts';
import { useSyncExternalStore } from 'react';
import { getSession, subscribeToSession } from '@/lib/session/session.ts';
import { browserTimeZone } from '@/lib/time/browser-time-zone.ts';

/** Regions with °F (Unicode CLDR 48, unit preferences for temperatures) that lie in time zones of the United States. */
const US_REGIONS: ReadonlySet<string> = new Set(['US', 'AS', 'GU', 'MP', 'PR', 'UM', 'VI']);

/**
 * The units that are usual in the browser's region. The language alone does not tell: many browsers in the rest of the
 * world are set to American English, so the time zone must be one of the United States too.
 */
export function unitsOfRegion(language: string, timeZone: string): Units {
  return US_REGIONS.has(regionOf(language) ?? '') ? unitsOfTimeZone(timeZone) : 'metric';
}

/** "US" of "en-US". */
const REGION = /^[a-z]{2,3}-([A-Z]{2})$/;

function regionOf(language: string): string | undefined {
  const [, written] = REGION.exec(language) ?? [];
  if (written !== undefined) return written;
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    return undefined; // no language tag
  }
}

/** Minutes behind UTC on the clocks of the United States, summer time included: from Puerto Rico to Samoa, and Guam. */
const US_OFFSETS: ReadonlySet<number> = new Set([240, 300, 360, 420, 480, 540, 600, 660, -600]);

export function unitsOfBrowser(): Units {
  // Told by the clock, because the name of the time zone takes a phone a tenth of a second.
  if (!US_OFFSETS.has(new Date().getTimezoneOffset())) return 'metric';
  return unitsOfRegion(navigator.language, browserTimeZone());
}

/** The units in which the gardener reads temperatures, rain and wind: as chosen in the profile, else as in the region. */
export function unitsInUse(): Units {
  // A user stored by an older version has no such field.
  const chosen: Units | null | undefined = getSession()?.user.units;
  return chosen ?? unitsOfBrowser();
}

export function useUnits(): Units {
  return useSyncExternalStore(subscribeToSession, unitsInUse);
}
