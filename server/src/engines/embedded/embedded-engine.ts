import type { Engine, GuideEngine } from '../engine.ts';

/**
 * Answers from the knowledge base and from what can be measured on a photo: no network, no key. Each ability is loaded
 * when it is first asked for: reading all that is known of plants takes a moment that a start need not wait for.
 */
export const embeddedEngine: Engine & GuideEngine = {
  source: 'embedded',
  name: 'Built-in knowledge base',
  async careAdvice(question, circumstances) {
    const { adviseCare } = await import('./care-answers/care-advice.ts');
    return adviseCare(question, circumstances);
  },
  async growthPrediction(question, circumstances) {
    const { predictGrowth } = await import('../../horticulture/growth/prediction.ts');
    return predictGrowth(question, circumstances);
  },
  async careSchedule(question, circumstances) {
    const { planCare } = await import('../../horticulture/schedule/plan.ts');
    return planCare(question, circumstances);
  },
  async climateCare(question, circumstances) {
    const { adviseClimate } = await import('../../horticulture/climate/advice.ts');
    return adviseClimate(question, circumstances);
  },
  hasKey: true,
  async identify(photos, _how, { answers, seen }) {
    const { colorsOnPhotos } = await import('./photo/plant-colors.ts');
    const { plantKey } = await import('./identification/plant-key.ts');
    return plantKey(answers, seen ?? (photos.length > 0 ? await colorsOnPhotos(photos) : null));
  },
  async diagnose(photo, circumstances, _how, input) {
    const { diagnosePhoto } = await import('./photo/photo-diagnosis.ts');
    return diagnosePhoto(photo, circumstances, input);
  },
  async diagnoseByAnswers(input, circumstances) {
    const { diagnose } = await import('../../horticulture/diagnosis/diagnosis.ts');
    return diagnose({ ...input, circumstances });
  },
};
