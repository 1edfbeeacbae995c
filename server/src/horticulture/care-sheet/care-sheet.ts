import type { Season, Species } from '@plantcare/contract/species.ts';
import type { Circumstances, KnownPlant } from '../circumstances.ts';
import { verdict } from '../toxicity/wording.ts';
import { inSentences, listed, nameOf } from '../wording.ts';
import { ownLightVerdict } from './light-verdict.ts';
import {
  feedingNeed,
  humidityNeed,
  lightNeed,
  propagationNeed,
  repottingNeed,
  sizeNeed,
  temperatureNeed,
  toxicEffect,
} from './needs.ts';
import { wateringText } from './watering.ts';

/** All that matters about a plant, under headings, in the order in which it is asked for. */
export function careSheet(plant: Species, season: Season, circumstances: Circumstances): string {
  const sections: [string, string][] = [
    ['Light', inSentences([lightNeed(plant), ownLightVerdict(plant, circumstances.plant, circumstances.hemisphere)])],
    ['Water', wateringText(plant, season, circumstances)],
    ['Temperature and humidity', inSentences([temperatureNeed(plant), humidityNeed(plant)])],
    ['Soil and repotting', `${plant.soil} ${repottingNeed(plant)}`],
    ['Feeding', inSentences([feedingNeed(plant), ailing(circumstances.plant)])],
    ['Pruning and propagation', `${plant.pruning} ${propagationNeed(plant)}`],
    ['Size and hardiness', `${sizeNeed(plant)} ${plant.hardiness}`],
    ['Pets and people', inSentences([verdict(plant, plant.toxicity), toxicEffect(plant)])],
    ['Watch for', watchFor(plant)],
  ];
  const title = circumstances.plant ? `${circumstances.plant.name}: ${nameOf(plant)}` : nameOf(plant);
  return [`**${title}**`, ...sections.map(([heading, text]) => `## ${heading}\n\n${text}`)].join('\n\n');
}

function ailing(plant: KnownPlant | null): string | null {
  if (!plant || plant.health === 'healthy') return null;
  return 'You noted that it is not healthy: do not feed it until it has recovered, and ask here about what you see on its leaves.';
}

const MOST_PROBLEMS = 5;

function watchFor({ problems }: Species): string {
  return `Most likely: ${listed(
    problems.slice(0, MOST_PROBLEMS).map(({ name }) => name.toLowerCase()),
    'and',
  )}.`;
}
