import { type Hemisphere, hemisphereOf, seasonOf } from '@plantcare/contract/seasons.ts';
import type { Season } from '@plantcare/contract/species.ts';
import { browserTimeZone } from './browser-time-zone.ts';
import { localDay } from './dates.ts';

/** The half of the earth where this browser is, by its time zone. */
export function hemisphereHere(): Hemisphere {
  return hemisphereOf(browserTimeZone());
}

/** The season where this browser is. */
export function seasonNow(now: Date): Season {
  return seasonOf(localDay(now), hemisphereHere());
}
