/** The first part of every key of an area, by which one area tells that what is known of another is out of date. */
export const areaKeys = {
  assistant: ['assistant'],
  plants: ['plants'],
  diary: ['diary'],
  notifications: ['notifications'],
  reminders: ['reminders'],
  species: ['species'],
  weather: ['weather'],
} as const;
