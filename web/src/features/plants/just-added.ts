/** Passed on to the list by the form that added a plant, so that the list can offer what comes next. */
export interface JustAdded {
  readonly addedPlant: string;
}

/** Reads the browser's history state, which may be anything: the id of the plant that was just added. */
export function justAddedFrom(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('addedPlant' in state)) return null;
  return String(state.addedPlant);
}
