import { days, degrees, everyDays, span } from '../../../../horticulture/care-sheet/needs.ts';
import { verdict } from '../../../../horticulture/toxicity/wording.ts';
import type { KnownSpecies } from '../../../../knowledge/plants.ts';
import type { Question } from '../intent/question.ts';
import { isInGround } from '../setting.ts';

const LIGHT = { low: 'shade', medium: 'medium', bright_indirect: 'bright, indirect', full_sun: 'full sun' } as const;

/** What everybody needs to know of the plant, in a few lines, without what was answered already. */
export function essentials(plant: KnownSpecies, answered: readonly string[], question: Question): string {
  const { light, temperature } = plant;
  const inGround = isInGround({ plant, question });
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
    ['safety', `Pets and people: ${verdict(plant, plant.toxicity).replaceAll('**', '')}`],
  ];
  return lines
    .filter(([topic]) => !answered.includes(topic))
    .map(([, line]) => `- ${line.replace(/\.$/, '')}`)
    .join('\n');
}

function waterInShort({ growsIn, lifespan, watering: { daysGrowing, daysWinter } }: KnownSpecies): string {
  const growing = everyDays(daysGrowing);
  if (growing === null || everyDays(daysWinter) === null)
    return `only after a check of the soil${growsIn.includes('winter') ? '' : ', far less in winter'}`;
  if (lifespan === 'annual') return `${growing} while it grows`;
  return `${growing} while it grows, ${days(daysWinter)} in winter`;
}
