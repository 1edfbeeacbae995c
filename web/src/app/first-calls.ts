import { paths } from '@/lib/page/paths.ts';

/** The addresses of the lists that a screen shows first, by its path. */
export const FIRST_CALLS: Readonly<Record<string, readonly string[]>> = {
  [paths.dashboard]: ['/api/plants', '/api/reminders', '/api/diary?limit=5'],
  [paths.plants]: ['/api/plants', '/api/reminders'],
  [paths.diary]: ['/api/diary', '/api/plants'],
  [paths.reminders]: ['/api/reminders', '/api/plants'],
};
