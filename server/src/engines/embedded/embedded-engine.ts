import type { Engine } from '../engine.ts';

/**
 * Answers from the knowledge base and from what can be measured on a photo: no network, no key. Each ability is loaded
 * when it is first asked for: reading all that is known of plants takes a moment that a start need not wait for.
 */
export const embeddedEngine: Engine = {
  source: 'embedded',
  name: 'Built-in knowledge base',
  async careAdvice(question, around) {
    const { adviseCare } = await import('./care-answers/care-advice.ts');
    return adviseCare(question, around);
  },
  async growthPrediction(question, around) {
    const { predictGrowth } = await import('../../horticulture/growth/prediction.ts');
    return predictGrowth(question, around);
  },
  async careSchedule(question, around) {
    const { planCare } = await import('../../horticulture/schedule/plan.ts');
    return planCare(question, around);
  },
  async climateCare(question, around) {
    const { adviseClimate } = await import('../../horticulture/climate/advice.ts');
    return adviseClimate(question, around);
  },
  hasKey: true,
  async identify(photos, _how, { answers, seen }) {
    const { colorsOnPhotos } = await import('./photo/plant-colors.ts');
    const { plantKey } = await import('./identification/plant-key.ts');
    return plantKey(answers, seen ?? (photos.length > 0 ? await colorsOnPhotos(photos) : null));
  },
  async diagnose(photo, around, _how, told) {
    const { diagnosePhoto } = await import('./photo/photo-diagnosis.ts');
    return diagnosePhoto(photo, around, told);
  },
};
