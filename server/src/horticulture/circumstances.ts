import type { Place } from '@plantcare/contract/places.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import type { Hemisphere } from '@plantcare/contract/seasons.ts';
import type { RecentWeather } from './recent-weather.ts';

/** What a gardener says of a place; null for what was left open. */
export type PlaceFacts = Pick<Place, 'site' | 'light' | 'window'>;

/** A gardener's own plant, as far as advice may use it, and the place in which it stands. */
export type KnownPlant = Pick<
  Plant,
  | 'name'
  | 'species'
  | 'location'
  | 'potSize'
  | 'sunlight'
  | 'health'
  | 'size'
  | 'ageWeeks'
  | 'lastRepot'
  | 'lastPrune'
  | 'notes'
> & { place?: PlaceFacts | null };

/** A diary entry; `date` is a day as `2026-05-01`. */
export interface DiaryNote {
  date: string;
  activity: string | null;
  title: string;
  text: string | null;
}

/** What is known besides the question: `today` as `2026-05-01`, the plant it is about and its latest entries, if any. */
export interface Circumstances {
  today: string;
  hemisphere: Hemisphere;
  plant: KnownPlant | null;
  diary: readonly DiaryNote[];
  /** That of the last days where the gardener lives, if it is known. */
  weather?: RecentWeather | null;
}
