import { LOCATION_DENIED, LOCATION_UNSUPPORTED } from '@plantcare/contract/messages.ts';
import { storage } from '@/lib/session/storage.ts';
import { type Coordinates, roundedCoordinates } from './place.ts';

const LOCATION_NOT_FOUND = 'Your location could not be found. Please enter your city manually.';

const PATIENCE_MS = 15_000;
const GOOD_FOR_MS = 10 * 60_000;

const OUTCOME_KEY = 'location';

/** Where the browser is; it asks first whether it may tell. Throws an error with a text for the person. */
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
    return 'prompt'; // the browser cannot say
  }
}

/** Puts the question at most once in this browser: whoever leaves it open is not to meet it again on each visit. */
async function locateIfAllowed(): Promise<Coordinates | null> {
  const state = await permission();
  const askedBefore = storage.getItem(OUTCOME_KEY) !== null;
  if (state === 'denied' || (state === 'prompt' && askedBefore)) return null;
  if (!askedBefore) storage.setItem(OUTCOME_KEY, 'asked');
  return locate().catch(() => null);
}

/** Where the browser is, for what shows without being asked for; null when it does not tell. */
export async function locateQuietly(): Promise<Coordinates | null> {
  const place = await locateIfAllowed();
  storage.setItem(OUTCOME_KEY, place ? 'told' : 'asked');
  return place;
}

/** Whether it told the last time, and so is likely to tell again. */
export function toldBefore(): boolean {
  return storage.getItem(OUTCOME_KEY) === 'told';
}
