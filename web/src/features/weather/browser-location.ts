import { LOCATION_DENIED, LOCATION_UNSUPPORTED } from '@plantcare/contract/messages.ts';
import { storage } from '@/lib/session/storage.ts';
import { type Coordinates, roundedCoordinates } from './place.ts';

const LOCATION_NOT_FOUND = 'Your location could not be found. Please enter your city manually.';

const PATIENCE_MS = 15_000;
const GOOD_FOR_MS = 10 * 60_000;

const OUTCOME_KEY = 'location';

/** The browser's location, after asking for permission. Throws an error with a text for the user. */
export function locate(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error(LOCATION_UNSUPPORTED));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(roundedCoordinates(coords)),
      ({ code, PERMISSION_DENIED }) =>
        reject(new Error(code === PERMISSION_DENIED ? LOCATION_DENIED : LOCATION_NOT_FOUND)),
      { timeout: PATIENCE_MS, maximumAge: GOOD_FOR_MS },
    );
  });
}

async function permission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return 'prompt'; // the browser does not know
  }
}

/** Asks for permission at most once in this browser, so that the question does not appear on every visit. */
async function locateIfAllowed(): Promise<Coordinates | null> {
  const state = await permission();
  const askedBefore = storage.getItem(OUTCOME_KEY) !== null;
  if (state === 'denied' || (state === 'prompt' && askedBefore)) return null;
  if (!askedBefore) storage.setItem(OUTCOME_KEY, 'asked');
  return locate().catch(() => null);
}

/** The browser's location for content that nobody asked for; null if it is not available. */
export async function locateQuietly(): Promise<Coordinates | null> {
  const place = await locateIfAllowed();
  storage.setItem(OUTCOME_KEY, place ? 'told' : 'asked');
  return place;
}

/** Whether the location was available the last time, and so probably is again. */
export function toldBefore(): boolean {
  return storage.getItem(OUTCOME_KEY) === 'told';
}
