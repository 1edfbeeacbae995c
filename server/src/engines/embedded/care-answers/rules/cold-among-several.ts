import type { Species } from '@plantcare/contract/species.ts';
import { degrees } from '../../../../horticulture/care-sheet/needs.ts';
import { temperaturesIn, temperatureWords } from '../../../../horticulture/text-input/temperature.ts';
import { listed, shortName } from '../../../../horticulture/wording.ts';
import { survivesInGround } from '../../../../knowledge/coldest-zones.ts';
import { plants } from '../../../../knowledge/plants.ts';
import type { CareQuery } from '../answer.ts';
import { lowered } from './cold-effect.ts';

/** Where some kinds of a genus survive a cold and others do not: which ones. Null where all do, or none. */
export function byKind(group: Species, { low, words }: { low: number; words: string }): string | null {
  // Above freezing their limits differ by a few degrees, which decide nothing.
  if (low > 0) return null;
  const [genus = ''] = group.scientificName.split(' ');
  // The hardy stonecrops are called Hylotelephium by now, and Sedum by gardeners.
  const kinds = plants.filter(({ scientificName, synonyms }) =>
    [scientificName, ...synonyms].some((name) => name.startsWith(`${genus} `)),
  );
  const hardy = kinds.filter((kind) => survivesInGround(kind) <= low);
  const tender = kinds.filter((kind) => survivesInGround(kind) > low);
  if (hardy.length === 0 || tender.length === 0) return null;
  const names = (some: readonly Species[]) => listed(some.slice(0, MOST_KINDS).map(inLowerCase), 'and');
  return `${names(hardy)} survive${hardy.length > 1 ? '' : 's'} ${lowered(words)} in open ground; ${names(tender)} ${tender.length > 1 ? 'do' : 'does'} not and must come in before.`;
}

const MOST_KINDS = 3;

/** "A cellar of 8 °C or a room of 21 °C?": the one in which it survives, or else the cooler one. */
export function betweenPlaces({ plant, question }: CareQuery): string | null {
  const [one, other, ...more] = temperaturesIn(question.written);
  if (!one || !other || more.length > 0 || one.low === other.low || !/\bor\b/.test(question.plain)) return null;
  const [cool, warm] = one.low < other.low ? [one, other] : [other, one];
  const { min } = plant.temperature;
  if (cool.low >= min)
    return `The cooler one, with ${temperatureWords(cool)}, if it is bright there: it rests, so water it sparingly. If it is dark, take the one with ${temperatureWords(warm)}, at the window.`;
  return warm.low >= min
    ? `The one with ${temperatureWords(warm)}: ${temperatureWords(cool)} is too cold for it, since it wants at least ${degrees(min)}. Give it the brightest window there, away from the radiator, and water it less than in summer.`
    : null;
}

/** Which of several plants must be protected and which need not. */
export function sortedByCold(plants: readonly Species[], { low, words }: { low: number; words: string }): string {
  const tender = plants.filter((plant) => low < plant.temperature.min);
  const hardy = plants.filter((plant) => low >= plant.temperature.min);
  const names = (some: readonly Species[]) => listed(some.map(inLowerCase), 'and');
  if (tender.length === 0) return `${words} harms none of them: ${names(hardy)} survive more cold than that.`;
  const others = hardy.length > 0 ? ` Safe where they are: ${names(hardy)}.` : '';
  return `Protect ${names(tender)} first, for ${words} is too cold for them: bring pots indoors, and cover what stands in beds with fleece or a sheet down to the soil before dusk; uncover it in the morning.${others}`;
}

function inLowerCase(plant: Species): string {
  return shortName(plant).toLowerCase();
}
