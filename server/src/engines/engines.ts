import type { Config } from '../config.ts';
import { embeddedEngine } from './embedded/embedded-engine.ts';
import type { DiagnoseEngine, Engine, IdentifyEngine, TextEngine } from './engine.ts';
import { createLanguageModelEngine } from './language-model/language-model-engine.ts';
import { createPlantNetEngine } from './plantnet/plantnet-engine.ts';

/** At least one: whatever is configured, somebody answers. */
export type Several<E> = readonly [E, ...E[]];

/** Who is asked for what, in this order until one answers. */
export interface Engines {
  text: Several<TextEngine>;
  identify: Several<IdentifyEngine>;
  diagnose: Several<DiagnoseEngine>;
}

/**
 * The engines of this server. Where a model is configured the embedded engine answers the texts that the model does not;
 * a photo that it cannot look at is no business of an engine that does not look at photos.
 */
export function createEngines({ languageModel, plantNet }: Pick<Config, 'languageModel' | 'plantNet'>): Engines {
  const model: Engine | null = languageModel && createLanguageModelEngine(languageModel);
  const photoEngine = model ?? embeddedEngine;
  const identify: IdentifyEngine[] = model ? [model] : [];
  return {
    text: model ? [model, embeddedEngine] : [embeddedEngine],
    identify: plantNet ? [createPlantNetEngine(plantNet), ...identify] : [photoEngine],
    diagnose: [photoEngine],
  };
}
