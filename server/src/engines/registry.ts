import type { Measurements } from '@plantcare/contract/measured-diagnosis.ts';
import type { Config } from '../config.ts';
import { embeddedEngine } from './embedded/embedded-engine.ts';
import type { DiagnoseEngine, Engine, GuideEngine, IdentifyEngine, TextEngine } from './engine.ts';
import type { LocalModels } from './local-model/local-models.ts';

/** At least one: whatever is configured, somebody answers. */
export type NonEmptyArray<E> = readonly [E, ...E[]];

/** Who is asked for what, in this order until one answers. */
export interface Engines {
  text: NonEmptyArray<TextEngine>;
  identify: NonEmptyArray<IdentifyEngine>;
  diagnose: NonEmptyArray<DiagnoseEngine>;
  /** Who asks on about an ailing plant. */
  guide: GuideEngine;
  /** Measures the leaf on a photo, on this machine. @throws Failure `unprocessable` when nothing can be measured. */
  measure(photo: Buffer): Promise<Measurements>;
  /** Ends what they run on this machine. */
  close(): Promise<void>;
}

const NO_LOCAL_MODELS: LocalModels = { identify: null, diagnose: null, close: async () => {} };

type EngineConfig = Pick<Config, 'languageModel' | 'plantNet' | 'identifyModel' | 'diagnoseModel'>;

/**
 * The engines of this server. Where a model is configured the embedded engine answers the texts that the model does not;
 * a photo that it cannot look at is no business of an engine that does not look at photos.
 * @throws ConfigError when a model on this machine cannot be run.
 */
export async function createEngines({ languageModel, plantNet, ...models }: EngineConfig): Promise<Engines> {
  // Loaded where they are configured, for a quick start without them.
  const model = languageModel && (await languageModelEngine(languageModel));
  const local = await localModels(models);
  const plantNetEngine = plantNet && (await plantNetEngineOf(plantNet));
  const photoEngine = model ?? embeddedEngine;
  return {
    text: model ? [model, embeddedEngine] : [embeddedEngine],
    identify:
      plantNetEngine && !local.identify && !model
        ? [plantNetEngine]
        : inOrder<IdentifyEngine>([plantNetEngine, local.identify], photoEngine),
    diagnose: inOrder<DiagnoseEngine>([local.diagnose], photoEngine),
    guide: embeddedEngine,
    measure: measureLeaf,
    close: local.close,
  };
}

/** Loaded when it is first needed: it brings the threads that measure. */
async function measureLeaf(photo: Buffer): Promise<Measurements> {
  const { measurePhoto } = await import('./embedded/photo/plant-photo.ts');
  return (await measurePhoto(photo)).measurements;
}

async function languageModelEngine(address: NonNullable<EngineConfig['languageModel']>): Promise<Engine> {
  return (await import('./language-model/language-model-engine.ts')).createLanguageModelEngine(address);
}

async function plantNetEngineOf(address: NonNullable<EngineConfig['plantNet']>): Promise<IdentifyEngine> {
  return (await import('./plantnet/plantnet-engine.ts')).createPlantNetEngine(address);
}

async function localModels(models: Pick<EngineConfig, 'identifyModel' | 'diagnoseModel'>): Promise<LocalModels> {
  if (!models.identifyModel && !models.diagnoseModel) return NO_LOCAL_MODELS;
  return (await import('./local-model/local-models.ts')).openLocalModels(models);
}

function inOrder<E>(before: readonly (E | null)[], last: E): NonEmptyArray<E> {
  const [first = last, ...others] = [...before.filter((each) => each !== null), last];
  return [first, ...others];
}
