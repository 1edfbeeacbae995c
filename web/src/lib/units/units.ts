import { type Units, unitsOfTimeZone } from '@plantcare/contract/units.ts';
import { useSyncExternalStore } from 'react';
import { getSession, subscribeToSession } from '@/lib/session/session.ts';

/** Regions with °F (Unicode CLDR 48, unit preferences for temperatures) that lie in time zones of the United States. */
const US_REGIONS: ReadonlySet<string> = new Set(['US', 'AS', 'GU', 'MP', 'PR', 'UM', 'VI']);

/**
 * The units that are usual in the browser's region. The language alone does not tell: many browsers in the rest of the
 * world are set to American English, so the time zone must be one of the United States too.
 */
export function unitsOfRegion(language: string, timeZone: string): Units {
  return US_REGIONS.has(regionOf(language) ?? '') ? unitsOfTimeZone(timeZone) : 'metric';
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    return undefined; // no language tag
  }
}

export function unitsOfBrowser(): Units {
  return unitsOfRegion(navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone);
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
