import { ACTIVITIES, type Activity } from '@plantcare/contract/diary.ts';
import { oneOf } from '@/lib/browse/browsing.ts';

/** Passed on to the diary by the form that added an entry, so that the diary can offer to complete matching reminders. */
export interface JustWritten {
  readonly plants: readonly string[];
  readonly activity: Activity;
}

/** Reads the browser's history state, which may be anything. */
export function justWrittenFrom(state: unknown): JustWritten | null {
  if (typeof state !== 'object' || state === null || !('plants' in state) || !('activity' in state)) return null;
  const activity = oneOf(ACTIVITIES, String(state.activity));
  if (activity === undefined || !Array.isArray(state.plants)) return null;
  return { plants: state.plants.map(String), activity };
}
