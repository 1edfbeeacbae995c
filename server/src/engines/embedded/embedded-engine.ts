import type { Engine } from '../engine.ts';
import { adviseCare } from './care-advice.ts';
import { adviseClimate } from './climate-advice.ts';
import { predictGrowth } from './growth-prediction.ts';
import { createIdentificationKey } from './identification-key.ts';
import { keyPlants } from './key-plants.ts';
import { diagnosePhoto } from './photo/photo-diagnosis.ts';
import { colorsOnPhotos } from './photo/plant-colors.ts';
import { planCare } from './schedule-plan.ts';

const key = createIdentificationKey(keyPlants);

/** Answers from the knowledge base and from what can be measured on a photo: no network, no key. */
export const embeddedEngine: Engine = {
  source: 'embedded',
  name: 'Built-in knowledge base',
  careAdvice: async (question, around) => adviseCare(question, around),
  growthPrediction: async (question, around) => predictGrowth(question, around),
  careSchedule: async (question, around) => planCare(question, around),
  climateCare: async (question, around) => adviseClimate(question, around),
  hasKey: true,
  identify: async (photos, _how, { answers, seen }) =>
    key(answers, seen ?? (photos.length > 0 ? await colorsOnPhotos(photos) : null)),
  diagnose: (photo, around, _how, told) => diagnosePhoto(photo, around, told),
};
