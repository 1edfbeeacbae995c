import type { LanguageModelAddress } from '../../config.ts';
import { type Engine, EngineFailure } from '../engine.ts';

/** Answers as a language model does. */
export function createLanguageModelEngine({ model }: LanguageModelAddress): Engine {
  const unanswered = () => Promise.reject(new EngineFailure(`${model} was not asked`));
  return {
    source: 'model',
    name: model,
    careAdvice: unanswered,
    growthPrediction: unanswered,
    careSchedule: unanswered,
    climateCare: unanswered,
    identify: unanswered,
    diagnose: unanswered,
  };
}
