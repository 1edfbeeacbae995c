/** What is known of a plant before it is added, such as how a photo of it was identified. */
export interface PlantDraft {
  readonly name: string;
  readonly species: string;
}

/** Reads the state of a place in the browser's history, which may be anything. */
export function plantDraftFrom(state: unknown): PlantDraft | null {
  if (typeof state !== 'object' || state === null || !('name' in state) || !('species' in state)) return null;
  return { name: String(state.name), species: String(state.species) };
}
