/** Prefilled data of a plant that is not added yet, for instance from an identified photo. */
export interface PlantDraft {
  readonly name: string;
  readonly species: string;
  /** The name of the plant on its photo is to be found first. */
  readonly unnamed?: boolean;
}

/** Reads the browser's history state, which may be anything. */
export function plantDraftFrom(state: unknown): PlantDraft | null {
  if (typeof state !== 'object' || state === null || !('name' in state) || !('species' in state)) return null;
  const unnamed = 'unnamed' in state && state.unnamed === true;
  return { name: String(state.name), species: String(state.species), ...(unnamed && { unnamed }) };
}
