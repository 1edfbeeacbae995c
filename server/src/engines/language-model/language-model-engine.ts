import type { LanguageModelAddress } from '../../config.ts';
import type { Engine } from '../engine.ts';
import { ailmentOnPhoto } from './ailment-on-photo.ts';
import { careAdvice } from './care-advice.ts';
import { careSchedule } from './care-schedule.ts';
import { climateCare } from './climate-care.ts';
import { connect } from './connection.ts';
import { growthPrediction } from './growth-prediction.ts';
import { plantOnPhotos } from './plant-on-photos.ts';

/** Answers with a language model, told what the knowledge base and the gardener's own notes say. */
export function createLanguageModelEngine(address: LanguageModelAddress): Engine {
  const model = connect(address);
  return {
    source: 'model',
    name: model.name,
    careAdvice: (question, around, how) => careAdvice(model, question, around, how),
    growthPrediction: (question, around, how) => growthPrediction(model, question, around, how),
    careSchedule: (question, around, how) => careSchedule(model, question, around, how),
    climateCare: (question, around, how) => climateCare(model, question, around, how),
    identify: (photos, how) => plantOnPhotos(model, photos, how),
    diagnose: (photo, around, how) => ailmentOnPhoto(model, photo, around, how),
  };
}
