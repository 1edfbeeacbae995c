import type { Species } from '@plantcare/contract/species.ts';
import type { KnownSpecies } from '../knowledge/plants.ts';
import { isFrostTender } from './care-sheet/light-needs.ts';

/** The month of the north after whose middle frost is over in a temperate climate. */
export const LAST_FROST_MONTH = 5;
/** Months from sowing hardy crops indoors until they are planted out. */
const RAISED_MONTHS = 1;
/** What is sown indoors in more months than this stays there, such as cress. */
const MOST_MONTHS = 6;

/** The month of the north, 1 for January, in which plants that were sown indoors go outside; null where none are. */
export function plantingOutMonth(
  sowing: KnownSpecies['sowing'],
  needs: Pick<Species, 'hardinessRating'>,
): number | null {
  const months = sowing?.indoors ?? [];
  if (months.length > MOST_MONTHS) return null;
  // Of sweet peas, sown in spring or fall, the first run of months counts.
  const last = months.find((month) => !months.includes(month + 1));
  if (last === undefined) return null;
  const ready = last + RAISED_MONTHS;
  const month = isFrostTender(needs) ? Math.max(LAST_FROST_MONTH, ready) : ready;
  return ((month - 1) % 12) + 1;
}
