import type { Species } from '@plantcare/contract/species.ts';
import { listed, nameOf } from '../plant-words.ts';
import { verdict } from '../toxicity-words.ts';
import { type Asked, inSentences } from './answer.ts';
import { answerWatering } from './answer-watering.ts';
import {
  feedingNeed,
  humidityNeed,
  lightNeed,
  propagationNeed,
  repottingNeed,
  sizeNeed,
  temperatureNeed,
  toxicEffect,
} from './sheet-lines.ts';

/** All that matters about a plant, under headings, in the order in which it is asked for. */
export function careSheet(asked: Asked): string {
  const { plant, around } = asked;
  const sections: [string, string][] = [
    ['Light', lightNeed(plant)],
    ['Water', answerWatering(asked).text],
    ['Temperature and humidity', `${temperatureNeed(plant)} ${humidityNeed(plant)}`],
    ['Soil and repotting', `${plant.soil} ${repottingNeed(plant)}`],
    ['Feeding', inSentences([feedingNeed(plant), ailing(asked)])],
    ['Pruning and propagation', `${plant.pruning} ${propagationNeed(plant)}`],
    ['Size and hardiness', `${sizeNeed(plant)} ${plant.hardiness}`],
    ['Pets and people', inSentences([verdict(plant, plant.toxicity), toxicEffect(plant)])],
    ['Watch for', watchFor(plant)],
  ];
  const title = around.plant ? `${around.plant.name}: ${nameOf(plant)}` : nameOf(plant);
  return [`**${title}**`, ...sections.map(([heading, text]) => `## ${heading}\n\n${text}`)].join('\n\n');
}

function ailing({ around }: Asked): string | null {
  if (!around.plant || around.plant.health === 'healthy') return null;
  return 'You noted that it is not healthy: do not feed it until it has recovered, and ask here what you see on its leaves.';
}

const MOST_PROBLEMS = 5;

function watchFor({ problems }: Species): string {
  return `It is most prone to ${listed(
    problems.slice(0, MOST_PROBLEMS).map(({ name }) => name.toLowerCase()),
    'and',
  )}.`;
}
