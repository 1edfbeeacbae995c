import type { Intent } from '../../../../../knowledge/intents.ts';
import type { RecordTopic } from '../topics.ts';
import type { IntentProbabilities } from './intent-classifier.ts';

/** The intents that what the record says on a topic answers. */
export const TOPIC_INTENTS: Readonly<Record<RecordTopic, readonly Intent[]>> = {
  watering: ['watering-when', 'watering-how', 'overwatered'],
  'water quality': ['water-quality'],
  light: ['light', 'grow-light'],
  soil: ['soil'],
  repotting: ['repot-when', 'repot-how', 'pot'],
  feeding: ['feeding'],
  humidity: ['humidity'],
  temperature: ['temperature', 'frost'],
  pruning: ['prune-when', 'prune-how', 'deadhead'],
  propagation: ['propagate'],
  pests: ['pest-identify', 'pest-control', 'animals'],
  flowering: ['no-flowers', 'flower-when', 'after-flowering'],
  winter: ['overwinter', 'frost'],
  away: ['vacation-watering'],
  outdoors: ['outdoors-indoors', 'frost'],
  sowing: ['sow-when', 'sow-how', 'plant-when', 'plant-how', 'spacing'],
  harvest: ['harvest-when', 'harvest-how'],
  size: ['size', 'slow-growth'],
  names: ['identify'],
  support: ['support'],
  lifespan: ['lifespan'],
  newcomer: ['buying'],
  cleaning: ['cleaning'],
  air: ['air'],
  drops: ['normal'],
  spreading: ['spread-remove'],
  resting: ['overwinter'],
  'torn leaves': ['injury'],
  remedy: ['pest-control'],
  'whole care': ['whole-care', 'difficulty'],
};

/** The intents of a description of something that is wrong with the plant. */
export const TROUBLE_INTENTS: readonly Intent[] = [
  'yellow-leaves',
  'brown-leaves',
  'spots-mould',
  'wilting',
  'leaf-drop',
  'leaf-curl',
  'pest-identify',
  'pest-control',
  'slow-growth',
  'leggy',
  'color-loss',
  'bud-drop',
  'fruit-quality',
  'overwatered',
  'dead-or-alive',
  'normal',
  'germination-failure',
];

/** The topics of which an answer with these intents tells. */
export function topicsOf(intents: readonly Intent[]): readonly RecordTopic[] {
  const topics = Object.keys(TOPIC_INTENTS) as RecordTopic[]; // Each topic is a key of it.
  return topics.filter((topic) => TOPIC_INTENTS[topic].some((intent) => intents.includes(intent)));
}

/** From this probability on an intent may well be wanted. */
export const PROBABLE = 0.3;
/** Below this probability an intent counts as not meant. */
export const IMPROBABLE = 0.1;

/** How probable it is that one of the intents is wanted. */
export function probabilityOf(intents: readonly Intent[], probabilities: IntentProbabilities): number {
  return intents.reduce((sum, intent) => sum + (probabilities.get(intent) ?? 0), 0);
}
