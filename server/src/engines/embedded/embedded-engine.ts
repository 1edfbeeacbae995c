import type { Engine } from '../engine.ts';
import { adviseCare } from './care-advice.ts';
import { adviseClimate } from './climate-advice.ts';
import { predictGrowth } from './growth-prediction.ts';
import { createIdentificationKey } from './identification-key.ts';
import { keyPlants } from './key-plants.ts';
import { unknownCondition } from './photo-answers.ts';
import { planCare } from './schedule-plan.ts';

const key = createIdentificationKey(keyPlants);

/** Answers from the knowledge base: no network, no key, within milliseconds. */
export const embeddedEngine: Engine = {
  source: 'embedded',
  name: 'Built-in knowledge base',
  careAdvice: async (question, around) => adviseCare(question, around),
  growthPrediction: async (question, around) => predictGrowth(question, around),
  careSchedule: async (question, around) => planCare(question, around),
  climateCare: async (question, around) => adviseClimate(question, around),
  hasKey: true,
  identify: async (_photos, _how, { answers, seen }) => key(answers, seen),
  diagnose: async () => unknownCondition(),
};
