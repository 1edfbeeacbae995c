import { EngineFailure, type IdentifyEngine } from '../engine.ts';

/** Pl@ntNet, which knows wild and garden plants from photos. */
export function createPlantNetEngine(_address: { url: string; apiKey: string }): IdentifyEngine {
  return {
    source: 'plantnet',
    name: 'Pl@ntNet',
    identify: () => Promise.reject(new EngineFailure('Pl@ntNet was not asked')),
  };
}
