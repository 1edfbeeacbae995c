import type { Season } from '@plantcare/contract/species.ts';
import { wordsOf } from '../../knowledge/names/normalize.ts';

/** Seasons in the languages that gardeners write most here, and what belongs to one wherever it falls in the year. */
const WORDS: Record<Season, string> = {
  spring: 'spring springtime fruhling fruhjahr printemps primavera lente voorjaar wiosna',
  summer: 'summer summertime midsummer sommer ete verano estate zomer lato',
  autumn: 'autumn fall herbst automne otono autunno herfst jesien',
  winter: 'winter wintertime midwinter hiver invierno inverno zima',
};

const SEASON_OF: ReadonlyMap<string, Season> = new Map(
  (['spring', 'summer', 'autumn', 'winter'] as const).flatMap((season) =>
    wordsOf(WORDS[season]).map((word): [string, Season] => [word, season]),
  ),
);

/** "It falls over", "its leaves fall off": something falls, and no season is named. */
const FALLS =
  /\bfalls\b|\bfall (?:over|off|down|out|apart)\b|(?<=\b(?:it|they|leaves|flowers|buds|petals|fruits?|needles) )fall\b/gi;

/** The season that a text names, the first of several; null when none is. It means the same on both hemispheres. */
export function readSeason(text: string): Season | null {
  for (const word of wordsOf(text.replace(FALLS, ' '))) {
    const season = SEASON_OF.get(word);
    if (season) return season;
  }
  return null;
}
