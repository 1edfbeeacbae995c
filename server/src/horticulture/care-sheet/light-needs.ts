import type { Species } from '@plantcare/contract/species.ts';

/** What a schedule is made from, and the weather is compared with. */
export type Needs = Pick<
  Species,
  | 'category'
  | 'family'
  | 'feeding'
  | 'feedingWeeks'
  | 'growsIn'
  | 'hardinessRating'
  | 'humidity'
  | 'lifespan'
  | 'light'
  | 'problems'
  | 'pruning'
  | 'repotting'
  | 'repottingYears'
  | 'temperature'
  | 'watering'
>;

/**
 * What most house plants tolerate: warm rooms, dry air for a while, no frost. An own assumption for plants that are not in
 * the knowledge base, and said to be one.
 */
export const MOST_PLANTS: Needs = {
  category: 'house_plant',
  family: '',
  feeding: 'Give liquid fertilizer for green plants at half strength on moist soil.',
  feedingWeeks: { min: 3, max: 5 },
  growsIn: ['spring', 'summer'],
  hardinessRating: 'H1b',
  humidity: 'average',
  lifespan: 'perennial',
  light: { accepted: ['medium', 'bright_indirect'], preferred: 'bright_indirect' },
  problems: [],
  pruning: 'Take off yellow leaves and dead shoots; do not shorten living ones before you know the plant.',
  repotting: 'Move it on in spring when roots come out of the holes, into a pot that is 2–3 cm wider.',
  repottingYears: { min: 2, max: 3 },
  temperature: { min: 12, idealMin: 18, idealMax: 26, max: 32 },
  watering: {
    class: 'moderate',
    check: 'Push a finger 3 cm into the soil and water when it comes out dry.',
    daysGrowing: { min: 5, max: 9 },
    daysWinter: { min: 10, max: 16 },
  },
};

/** Whether frost kills it, under fleece too. */
export function isFrostTender({ hardinessRating }: Pick<Species, 'hardinessRating'>): boolean {
  return ['H1a', 'H1b', 'H1c', 'H2'].includes(hardinessRating);
}
