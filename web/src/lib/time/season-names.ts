import type { Season } from '@plantcare/contract/species.ts';
import { onFirstUse } from '@/lib/on-first-use.ts';

const NAMES: Readonly<Record<Season, string>> = {
  spring: 'spring',
  summer: 'summer',
  autumn: 'fall',
  winter: 'winter',
};

const ALL_OF = onFirstUse(() => new Intl.ListFormat('en', { type: 'conjunction' }));

/** American English: autumn is "fall". */
export function seasonName(season: Season): string {
  return NAMES[season];
}

/** "spring, summer, and fall" */
export function seasonList(seasons: readonly Season[]): string {
  return ALL_OF().format(seasons.map(seasonName));
}
