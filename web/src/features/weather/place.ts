import { personalKey, storage } from '@/lib/session/storage.ts';

export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

/** Where the weather is asked for; a place without a city is where the browser is. */
export interface Place extends Coordinates {
  readonly city: string | null;
}

const keyOf = (owner: string) => personalKey(`weather-place:${owner}`);

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { lat, lon, city } = value as Partial<Record<keyof Place, unknown>>; // each is looked at here
  return Number.isFinite(lat) && Number.isFinite(lon) && (city === null || typeof city === 'string');
}

/** What stands in the storage, which anybody may have changed. */
export function readPlace(text: string | null): Place | null {
  try {
    const place: unknown = JSON.parse(text ?? 'null');
    return isPlace(place) ? place : null;
  } catch {
    return null;
  }
}

/** The place of a gardener's last visit, in this browser, since signing in. */
export function rememberedPlace(owner: string): Place | null {
  return readPlace(storage.getItem(keyOf(owner)));
}

export function rememberPlace(owner: string, place: Place): void {
  storage.setItem(keyOf(owner), JSON.stringify(place));
}

/** To 0.01°, about a kilometer: weather needs no more, and nobody's garden is told more closely than that. */
export function roundedCoordinates({ latitude, longitude }: Pick<GeolocationCoordinates, 'latitude' | 'longitude'>) {
  return { lat: Math.round(latitude * 100) / 100, lon: Math.round(longitude * 100) / 100 };
}
