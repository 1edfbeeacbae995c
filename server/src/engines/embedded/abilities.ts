import type { CareAdvice, CareQuestion } from '@plantcare/contract/assistant/care-advice.ts';
import type { CareSchedule, ScheduleQuestion } from '@plantcare/contract/assistant/care-schedule.ts';
import type { ClimateCare, ClimateQuestion } from '@plantcare/contract/assistant/climate-care.ts';
import type { Diagnosis } from '@plantcare/contract/assistant/diagnose.ts';
import type { GrowthPrediction, GrowthQuestion } from '@plantcare/contract/assistant/growth-prediction.ts';
import type { Identification } from '@plantcare/contract/assistant/identify.ts';
import type { KeyAnswer, PhotoColors } from '@plantcare/contract/identification-key.ts';
import type { Circumstances } from '../../horticulture/circumstances.ts';
import type { GuideEngine } from '../engine.ts';

/**
 * What is answered from the knowledge base alone: plain data in, plain data out. Each ability is loaded when it is first
 * asked for, because reading all that is known of plants takes seconds of processor time and more than 100 MB.
 */
export const abilities = {
  /** Loads what care advice needs. */
  async preparation(): Promise<void> {
    await import('./care-answers/care-advice.ts');
  },
  async careAdvice(question: CareQuestion, circumstances: Circumstances): Promise<CareAdvice> {
    const { adviseCare } = await import('./care-answers/care-advice.ts');
    return adviseCare(question, circumstances);
  },
  async growthPrediction(question: GrowthQuestion, circumstances: Circumstances): Promise<GrowthPrediction> {
    const { predictGrowth } = await import('../../horticulture/growth/prediction.ts');
    return predictGrowth(question, circumstances);
  },
  async careSchedule(question: ScheduleQuestion, circumstances: Circumstances): Promise<CareSchedule> {
    const { planCare } = await import('../../horticulture/schedule/plan.ts');
    return planCare(question, circumstances);
  },
  async climateCare(question: ClimateQuestion, circumstances: Circumstances): Promise<ClimateCare> {
    const { adviseClimate } = await import('../../horticulture/climate/advice.ts');
    return adviseClimate(question, circumstances);
  },
  async identification(answers: readonly KeyAnswer[], seen: PhotoColors | null): Promise<Identification> {
    const { plantKey } = await import('./identification/plant-key.ts');
    return plantKey(answers, seen);
  },
  async diagnosis(
    input: Parameters<GuideEngine['diagnoseByAnswers']>[0],
    circumstances: Circumstances,
  ): Promise<Diagnosis> {
    const { diagnose } = await import('../../horticulture/diagnosis/diagnosis.ts');
    return diagnose({ ...input, circumstances });
  },
};

export type Abilities = typeof abilities;
export type Ability = keyof Abilities;
