import type { Engine, GuideEngine } from '../engine.ts';
import { answerInThread } from './answering-thread.ts';

/** Answers from the knowledge base and from what can be measured on a photo: no network, no key. */
export const embeddedEngine: Engine & GuideEngine = {
  source: 'embedded',
  name: 'Built-in knowledge base',
  prepareCareAdvice() {
    // Should it fail, the question itself tells why.
    answerInThread('preparation').catch(() => {});
  },
  careAdvice: (question, circumstances) => answerInThread('careAdvice', question, circumstances),
  growthPrediction: (question, circumstances) => answerInThread('growthPrediction', question, circumstances),
  careSchedule: (question, circumstances) => answerInThread('careSchedule', question, circumstances),
  climateCare: (question, circumstances) => answerInThread('climateCare', question, circumstances),
  hasKey: true,
  async identify(photos, _how, { answers, seen }) {
    const { colorsOnPhotos } = await import('./photo/plant-colors.ts');
    return answerInThread('identification', answers, seen ?? (photos.length > 0 ? await colorsOnPhotos(photos) : null));
  },
  async diagnose(photo, circumstances, _how, input) {
    const { measurePhoto } = await import('./photo/plant-photo.ts');
    const { measurements, overlay, outline } = await measurePhoto(photo, input.outline);
    const { answers, species } = input;
    return answerInThread(
      'diagnosis',
      { measured: { measurements, overlay, outline }, answers, species },
      circumstances,
    );
  },
  diagnoseByAnswers: (input, circumstances) => answerInThread('diagnosis', input, circumstances),
};
