import { days, degrees, everyDays, span } from '../../../../horticulture/care-sheet/needs.ts';
import { isCrop } from '../../../../horticulture/crops.ts';
import {
  eatersOf,
  isDeadly,
  isSeverelyToxic,
  toxicPartOfCrop,
  verdict,
} from '../../../../horticulture/toxicity/wording.ts';
import type { KnownSpecies } from '../../../../knowledge/plants.ts';
import type { CareQuery } from '../answer.ts';
import { probabilityOf, TROUBLE_INTENTS } from '../intent/classifier/topic-intents.ts';
import type { Question } from '../intent/question.ts';
import type { RecordTopic } from '../intent/topics.ts';
import { isInGround } from '../setting.ts';
import { tellingSigns } from './problems/symptoms.ts';

const LIGHT = { low: 'shade', medium: 'medium', bright_indirect: 'bright, indirect', full_sun: 'full sun' } as const;

/** What the record says that bears on the question, in a few lines, without what was answered already. */
export function essentials(
  { plant, question, circumstances }: Pick<CareQuery, 'plant' | 'question' | 'circumstances'>,
  answered: readonly string[],
): string {
  // "What grows under an oak?" is about other plants.
  if (question.form === 'which-plants') return '';
  const { light, temperature } = plant;
  const bearing = bearingOn(question, plant);
  const inGround = isInGround({ plant, question, circumstances });
  const lines: [string, string][] = [
    [
      'watering',
      `Water: ${inGround ? 'deeply in dry spells, once the soil is dry below the surface' : waterInShort(plant)}`,
    ],
    [
      'light',
      `Light: ${inGround && light.preferred === 'bright_indirect' ? 'sun to part shade' : LIGHT[light.preferred]}`,
    ],
    [
      'temperature',
      `Temperature: ${span(temperature.idealMin, temperature.idealMax)} °C, never below ${degrees(temperature.min)}`,
    ],
    ['safety', `Pets and people: ${toxicityInShort(plant)}`],
  ];
  return lines
    .filter(([topic]) => bearing.has(topic) && !answered.includes(topic))
    .map(([, line]) => `- ${line.replace(/\.$/, '')}`)
    .join('\n');
}

/** By topic of the record: the lines that bear on it. */
const LINES: Readonly<Partial<Record<RecordTopic, readonly string[]>>> = {
  watering: ['watering'],
  away: ['watering'],
  humidity: ['watering'],
  light: ['light'],
  temperature: ['temperature'],
  winter: ['temperature'],
  outdoors: ['temperature'],
};
/** A topic that less speaks for than this share of the best is only mentioned. */
const WORTH_TELLING = 0.5;

function bearingOn(question: Question, plant: KnownSpecies): ReadonlySet<string> {
  const { topics } = question;
  const asked = topics.filter(({ score }) => score >= (topics[0]?.score ?? 0) * WORTH_TELLING);
  return new Set([
    ...asked.flatMap(({ topic }) => LINES[topic] ?? []),
    // What ails a plant mostly comes of water and light.
    ...(tellingSigns(question).length > 0 && topics.length === 0 ? ['watering', 'light'] : []),
    ...(bearsOnSafety(question, plant) ? ['safety'] : []),
  ]);
}

/** Nobody eats the twigs of a peach whose leaves curl, and lawns are there for children and dogs. */
function bearsOnSafety(question: Question, plant: KnownSpecies): boolean {
  const { harm } = question;
  if (harm === null) return isSeverelyToxic(plant) && !isCrop(plant) && (isDeadly(plant) || !isOfTrouble(question));
  return harm.asked || plant.family !== 'Poaceae';
}

/** Who looks for a pest or a disease eats nothing of it. */
function isOfTrouble({ intents }: Question): boolean {
  return probabilityOf(TROUBLE_INTENTS, intents) >= 0.5;
}

function toxicityInShort(plant: KnownSpecies): string {
  const { toxicity } = plant;
  return toxicPartOfCrop(plant) ?? verdict(plant, toxicity, { eaters: eatersOf(plant, toxicity) }).replaceAll('**', '');
}

function waterInShort({ growsIn, lifespan, watering: { daysGrowing, daysWinter } }: KnownSpecies): string {
  const growing = everyDays(daysGrowing);
  if (growing === null || everyDays(daysWinter) === null)
    return `only after a check of the soil${growsIn.includes('winter') ? '' : ', far less in winter'}`;
  if (lifespan === 'annual') return `${growing} while it grows`;
  return `${growing} while it grows, ${days(daysWinter)} in winter`;
}
