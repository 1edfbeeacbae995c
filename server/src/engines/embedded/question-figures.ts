import type { LightClass } from '@plantcare/contract/species.ts';
import type { Hemisphere } from '../../knowledge/seasons.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  couple: 2,
  few: 3,
  several: 4,
};

/** How many days the gardener will be away, null when it is not said. */
export function daysAway(plain: string): number | null {
  if (/\bfortnight\b/.test(plain)) return 14;
  if (/\b(long )?weekend\b/.test(plain)) return 3;
  const said =
    /\b(\d+|a couple of|an?|one|two|three|four|five|six|seven|eight|ten|a few|few|several|couple) (days?|weeks?|months?)\b/.exec(
      plain,
    );
  if (!said) return null;
  const [, many = '', unit = ''] = said;
  const word = many.replace(/^a (?=couple|few)| of$/g, '');
  const number = NUMBERS[word] ?? Number(word);
  return number * (unit.startsWith('week') ? 7 : unit.startsWith('month') ? 30 : 1);
}

/** A place for a plant by its light; `none` where no daylight comes. */
export interface LightPlace {
  words: string;
  light: LightClass | 'none';
}

const TURNED = { north: 'south', south: 'north', east: 'east', west: 'west' } as const;

/** What stands in the sun at noon is turned about south of the equator. */
export function lightPlaceIn(plain: string, hemisphere: Hemisphere): LightPlace | null {
  const side = /\b(north|south|east|west)\b/.exec(plain)?.[1];
  if (
    /\b(windowless|(no|without( an?y?)?) (windows?|natural light|daylight|sunlight)|basement|closet|cellar)\b/.test(
      plain,
    )
  ) {
    return { words: 'A room without a window', light: 'none' };
  }
  if (side === 'north' || side === 'south' || side === 'east' || side === 'west') {
    const facing = hemisphere === 'north' ? side : TURNED[side];
    const words = `A ${side}-facing window`;
    if (facing === 'north') return { words, light: 'medium' };
    return { words, light: facing === 'south' ? 'full_sun' : 'bright_indirect' };
  }
  if (
    /\b(full|direct|all day|hot|blazing|afternoon|midday|lots of|strong) (sun|sunlight|sunshine)\b|\bsunny\b|\bin the sun\b/.test(
      plain,
    )
  ) {
    return { words: 'Direct sun', light: 'full_sun' };
  }
  if (/\b(shade|shady|low light|dark|dim|little light|corner|hallway|far from (the |a |any )?window)\b/.test(plain)) {
    return { words: 'A dark or shady place', light: 'low' };
  }
  return null;
}
