import type { Species } from '@plantcare/contract/species.ts';
import { days, degrees, everyDays, span } from '../../../horticulture/care-sheet/needs.ts';
import { verdict } from '../../../horticulture/toxicity/wording.ts';
import type { Topic } from './intent/topics.ts';

const LIGHT = { low: 'shade', medium: 'medium', bright_indirect: 'bright, indirect', full_sun: 'full sun' } as const;

/** What everybody needs to know of the plant, in a few lines, without what was answered already. */
export function essentials(plant: Species, answered: readonly Topic[]): string {
  const { light, temperature } = plant;
  const lines: [Topic, string][] = [
    ['watering', `Water: ${waterInShort(plant)}`],
    ['light', `Light: ${LIGHT[light.preferred]}`],
    [
      'temperature',
      `Temperature: ${span(temperature.idealMin, temperature.idealMax)} °C, never below ${degrees(temperature.min)}`,
    ],
    ['safety', `Pets and people: ${verdict(plant, plant.toxicity).replaceAll('**', '')}`],
  ];
  return lines
    .filter(([topic]) => !answered.includes(topic))
    .map(([, line]) => `- ${line.replace(/\.$/, '')}`)
    .join('\n');
}

function waterInShort({ growsIn, watering: { daysGrowing, daysWinter } }: Species): string {
  const growing = everyDays(daysGrowing);
  if (growing === null || everyDays(daysWinter) === null)
    return `only after a check of the soil${growsIn.includes('winter') ? '' : ', far less in winter'}`;
  return `${growing} while it grows, ${days(daysWinter)} in winter`;
}
