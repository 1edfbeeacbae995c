import type { LanguageModelAddress } from '../../config.ts';
import type { Engine } from '../engine.ts';
import { ailmentOnPhoto } from './ailment-on-photo.ts';
import { careAdvice } from './care-advice.ts';
import { careSchedule } from './care-schedule.ts';
import { climateCare } from './climate-care.ts';
import { connect } from './connection.ts';
import { growthPrediction } from './growth-prediction.ts';
import { plantOnPhotos } from './plant-on-photos.ts';

/** Answers with a language model, which gets the plant's record and the gardener's notes. */
export function createLanguageModelEngine(address: LanguageModelAddress): Engine {
  const model = connect(address);
  return {
    source: 'model',
    name: model.name,
    careAdvice: (question, circumstances, options) => careAdvice(model, question, circumstances, options),
    growthPrediction: (question, circumstances, options) => growthPrediction(model, question, circumstances, options),
    careSchedule: (question, circumstances, options) => careSchedule(model, question, circumstances, options),
    climateCare: (question, circumstances, options) => climateCare(model, question, circumstances, options),
    identify: (photos, options) => plantOnPhotos(model, photos, options),
    diagnose: (photo, circumstances, options) => ailmentOnPhoto(model, photo, circumstances, options),
  };
}
