import type { Config } from '../../config.ts';
import type { DiagnoseEngine, IdentifyEngine } from '../engine.ts';
import { type Classifier, openClassifier } from './classifier.ts';
import { createLocalDiagnoseEngine } from './local-diagnose.ts';
import { createLocalIdentifyEngine } from './local-identify.ts';

/** Engines that run on this machine; null if no model is configured. */
export interface LocalModels {
  identify: IdentifyEngine | null;
  diagnose: DiagnoseEngine | null;
  close(): Promise<void>;
}

/** @throws ConfigError naming the variable whose model cannot be run. */
export async function openLocalModels({
  identifyModel,
  diagnoseModel,
}: Pick<Config, 'identifyModel' | 'diagnoseModel'>): Promise<LocalModels> {
  const open: Classifier[] = [];
  const close = async () => {
    await Promise.all(open.map((classifier) => classifier.close()));
  };
  const classifierOf = async (variable: string, file: string | null) => {
    if (file === null) return null;
    const classifier = await openClassifier(variable, file);
    open.push(classifier);
    return classifier;
  };
  try {
    const identify = await classifierOf('IDENTIFY_MODEL', identifyModel);
    const diagnose = await classifierOf('DIAGNOSE_MODEL', diagnoseModel);
    return {
      identify: identify && createLocalIdentifyEngine(identify),
      diagnose: diagnose && createLocalDiagnoseEngine(diagnose),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
