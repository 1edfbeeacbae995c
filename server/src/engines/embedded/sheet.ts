import type { Species } from '@plantcare/contract/species.ts';
import { fertilizing, humidityNeed, lightNeed, petsAndPeople, temperatureNeed, wateringNeed } from './sheet-lines.ts';

/** All that matters about a plant, under headings, in the order in which it is asked for. */
export function careSheet(plant: Species): string {
  const sections: [string, string][] = [
    ['Light', lightNeed(plant)],
    ['Water', wateringNeed(plant)],
    ['Temperature and humidity', `${temperatureNeed(plant)} ${humidityNeed(plant)}`],
    ['Soil and repotting', `${plant.soil} ${plant.repotting}`],
    ['Feeding', fertilizing(plant)],
    ['Pruning and propagation', `${plant.pruning} Propagate by ${plant.propagation.join(', ')}.`],
    ['Size', `${plant.size} Growth is ${plant.growthRate}.`],
    ['Pets and people', petsAndPeople(plant)],
    ['Watch for', `${plant.problems.map(({ name }) => name).join(', ')}.`],
  ];
  return sections.map(([heading, text]) => `## ${heading}\n\n${text}`).join('\n\n');
}
