import type { Species } from '@plantcare/contract/species.ts';
import { type CareQuery, type DirectAnswer, says } from '../answer.ts';

/** A soil that a gardener has, by the words for it, and whether it suits what the record says of the soil. */
interface GroundSoil {
  words: RegExp;
  suits: (plant: Species) => boolean;
  good: string;
  bad: string;
}

const LIGHT_SOIL = /\b(?:gritty|grit|sandy|free-draining|poor|lean|dry|stony|sharp|light,|drains fast)\b/i;
const ACID_SOIL = /\b(?:acid|acidic|ericaceous|lime-free)\b/i;

const SOILS: readonly GroundSoil[] = [
  {
    words: /\b(?:heavy|clay|wet|boggy|waterlogged|sticky)\b/,
    suits: ({ soil, watering }) => watering.class !== 'dry' && !LIGHT_SOIL.test(soil),
    good: 'It tolerates heavy soil if compost is worked in and water does not stand in winter.',
    bad: 'In heavy wet soil its roots rot, above all in winter. Plant it on a mound or in a raised bed with a third of grit or gravel worked in, or grow it in a pot that drains.',
  },
  {
    words: /\b(?:sandy|sand|stony|gravelly|dry)\b/,
    suits: ({ soil, watering }) => watering.class === 'dry' || LIGHT_SOIL.test(soil),
    good: 'Light, sandy soil suits it.',
    bad: 'Sandy soil dries too fast for it unless you improve it: work in a bucket of compost per square meter, mulch, and water in dry spells.',
  },
  {
    words: /\b(?:chalk|chalky|lime|limy|limestone|alkaline)\b/,
    suits: ({ soil }) => !ACID_SOIL.test(soil),
    good: 'Lime in the soil does it no harm.',
    bad: 'Lime turns its leaves yellow. Grow it in a pot of ericaceous mix and water it with rain water.',
  },
  {
    words: /\b(?:acid|acidic|ericaceous)\b/,
    suits: ({ soil }) => ACID_SOIL.test(soil),
    good: 'It needs acid, lime-free soil (ericaceous mix).',
    bad: 'It does not need acid soil: slightly acid to neutral (about pH 6–7) suits it.',
  },
];

/** Whether a garden's soil suits the plant; null where the question names none, or asks something else of it. */
export function directSoil({ plant, question }: CareQuery): DirectAnswer | null {
  if (question.form !== 'yes-no' || !says(question, 'soil', 'ground', 'garden', 'clay', 'chalk', 'bed', 'acid'))
    return null;
  const found = SOILS.find(({ words }) => words.test(question.plain));
  if (!found) return null;
  const suits = found.suits(plant);
  return { yes: suits, text: suits ? found.good : found.bad };
}
