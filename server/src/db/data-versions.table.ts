/** What a gardener's answers are made of. */
export const AREAS = ['plants', 'diary', 'reminders', 'notifications'] as const;

export type Area = (typeof AREAS)[number];

/** A random text for each area, another one after each write. Database triggers move it, nothing else does. */
export type DataVersions = Record<Area, string>;

export interface DataVersionTable extends DataVersions {
  user_id: string;
}
