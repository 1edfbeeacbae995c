/** The first part of all query keys of an area, so that other areas can invalidate its data. */
export const areaKeys = {
  assistant: ['assistant'],
  places: ['places'],
  plantMoves: ['plant-moves'],
  plants: ['plants'],
  diary: ['diary'],
  notifications: ['notifications'],
  reminders: ['reminders'],
  species: ['species'],
  weather: ['weather'],
} as const;
