import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** What a gardener can want to know. */
const INTENTS = [
  'watering-when',
  'watering-how',
  'water-quality',
  'overwatered',
  'vacation-watering',
  'light',
  'grow-light',
  'temperature',
  'frost',
  'overwinter',
  'outdoors-indoors',
  'humidity',
  'soil',
  'pot',
  'repot-when',
  'repot-how',
  'feeding',
  'mulch-compost',
  'sow-when',
  'sow-how',
  'germination-failure',
  'plant-when',
  'plant-how',
  'spacing',
  'companion',
  'support',
  'prune-when',
  'prune-how',
  'deadhead',
  'propagate',
  'no-flowers',
  'flower-when',
  'after-flowering',
  'bud-drop',
  'no-fruit',
  'harvest-when',
  'harvest-how',
  'store',
  'edible',
  'fruit-quality',
  'yellow-leaves',
  'brown-leaves',
  'spots-mould',
  'wilting',
  'leaf-drop',
  'leaf-curl',
  'pest-identify',
  'pest-control',
  'animals',
  'slow-growth',
  'leggy',
  'color-loss',
  'dead-or-alive',
  'injury',
  'normal',
  'toxic-pets',
  'toxic-people',
  'first-aid',
  'identify',
  'size',
  'lifespan',
  'spread-remove',
  'which-plants',
  'variety',
  'buying',
  'difficulty',
  'whole-care',
  'cleaning',
  'air',
  'grow-in-water',
  'lawn-mow',
  'lawn-repair',
  'meaning',
  'practice',
] as const;

export const Intent = z.enum(INTENTS);

export type Intent = z.output<typeof Intent>;

/** One or two, the first the main one. */
export const IntentLabels = z.array(Intent).min(1).max(2);

const Utterances = z.partialRecord(Intent, z.array(z.string().min(1)).min(1));

export interface Utterance {
  /** A question; `{plant}` stands for the name of any plant. */
  text: string;
  intent: Intent;
}

const FOLDER = new URL('intents/', import.meta.url);

/** Questions in gardeners' words by their intent, from which the classifier is trained. */
export function trainingUtterances(): Utterance[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) => {
      const byIntent = Utterances.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
      return Intent.options.flatMap((intent) => (byIntent[intent] ?? []).map((text) => ({ text, intent })));
    });
}
