import type { Season } from '@plantcare/contract/species.ts';

export const SEASON_NAMES: Readonly<Record<Season, string>> = {
  spring: 'spring',
  summer: 'summer',
  autumn: 'fall',
  winter: 'winter',
};
