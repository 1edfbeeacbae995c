/** The first part of every key of an area, by which one area tells that what is known of another is out of date. */
export const areaKeys = {
  plants: ['plants'],
  diary: ['diary'],
  notifications: ['notifications'],
  reminders: ['reminders'],
  weather: ['weather'],
} as const;
