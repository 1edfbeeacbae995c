import { personalKey, storage } from '@/lib/session/storage.ts';

export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

/** A place to load the weather for; without a city it is the browser's location. */
export interface Place extends Coordinates {
  readonly city: string | null;
}

const keyOf = (owner: string) => personalKey(`weather-place:${owner}`);

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { lat, lon, city } = value as Partial<Record<keyof Place, unknown>>; // each is checked here
  return Number.isFinite(lat) && Number.isFinite(lon) && (city === null || typeof city === 'string');
}

/** Reads the stored place, which may have been changed by anybody. */
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

/** Weather warnings for a town hold for gardens about so far around it, in degrees. */
const NEARBY = 0.5;

/** Whether two places are so near each other that their weather is about the same. */
export function areNear(one: Coordinates, other: Coordinates): boolean {
  return Math.abs(one.lat - other.lat) < NEARBY && Math.abs(one.lon - other.lon) < NEARBY;
}

/** Rounded to 0.01°, about a kilometer: the weather needs no more, and a more precise location stays private. */
export function roundedCoordinates({ latitude, longitude }: Pick<GeolocationCoordinates, 'latitude' | 'longitude'>) {
  return { lat: Math.round(latitude * 100) / 100, lon: Math.round(longitude * 100) / 100 };
}
