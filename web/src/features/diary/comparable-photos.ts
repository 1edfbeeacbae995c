import type { PlantHistory } from '@plantcare/contract/diary.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { monthDayAndYear } from '@/lib/time/english-dates.ts';

/** Short, because two labels are side by side on a phone. */

export interface ComparablePhoto {
  readonly url: string;
  readonly label: string;
}

/**
 * All photos of a plant, the oldest first. The plant's own photo has no date; it is usually added with the plant, so it gets
 * that date.
 */
export function comparablePhotos(plant: Plant, history: PlantHistory): ComparablePhoto[] {
  const diary = history.photos.map(({ photoUrl, date }) => ({
    url: photoUrl,
    date,
    label: monthDayAndYear(new Date(date)),
  }));
  const own = plant.photoUrl === null ? [] : [{ url: plant.photoUrl, date: plant.createdAt, label: 'Plant photo' }];
  return [...own, ...diary]
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date))
    .map(({ url, label }) => ({ url, label }));
}
