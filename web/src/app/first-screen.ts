import { greetingAt } from '@/features/dashboard/greeting.ts';
import { paths } from '@/lib/page/paths.ts';

/** The headings of screens for visitors, by path. */
const VISITOR_HEADINGS: Readonly<Record<string, string>> = {
  [paths.landing]: 'Every leaf deserves a journal',
  [paths.login]: 'Welcome Back',
  [paths.register]: 'Start Your Garden',
};

/** The headings of screens for signed-in users, by path; that of the dashboard is a greeting. */
const GARDEN_HEADINGS: Readonly<Record<string, string>> = {
  [paths.showcase]: 'A world of plants, one shelf at a time',
  [paths.plants]: 'My Plants',
  [paths.addPlant]: 'Add Plant',
  [paths.formerPlants]: 'Former Plants',
  [paths.diary]: 'Care Diary',
  [paths.addDiaryEntry]: 'Add Diary Entry',
  [paths.gardenYear]: 'A Year in the Garden',
  [paths.reminders]: 'Reminders',
  [paths.assistant]: 'AI Assistant',
  [paths.weather]: 'Weather',
  [paths.profile]: 'Profile & Settings',
  [paths.import]: 'Import',
};

/** Who opens the application: a signed-in user as stored, or a visitor. */
export type Opener =
  | { readonly signedIn: true; readonly name: string; readonly token: string }
  | { readonly signedIn: false };

export interface FirstScreen {
  /** The path of the screen that will be shown, after redirects for visitors and signed-in users. */
  readonly path: string;
  /** Its heading; empty where it depends on what has to be loaded. */
  readonly heading: string;
}

/** What the application will show first at a path, for an hour from 0 to 23. */
export function firstScreen(pathname: string, opener: Opener, hour: number): FirstScreen {
  if (!opener.signedIn) {
    const path = pathname in GARDEN_HEADINGS || pathname === paths.dashboard ? paths.login : pathname;
    return { path, heading: VISITOR_HEADINGS[path] ?? '' };
  }
  const path = pathname in VISITOR_HEADINGS ? paths.showcase : pathname;
  if (path === paths.dashboard) return { path, heading: `${greetingAt(hour)}, ${opener.name}` };
  return { path, heading: GARDEN_HEADINGS[path] ?? '' };
}
