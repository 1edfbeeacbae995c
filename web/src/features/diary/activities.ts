import { DONE_TITLES } from '@plantcare/contract/care.ts';
import type { Activity } from '@plantcare/contract/diary.ts';
import { ACTIVITY_OPTIONS, type ActivityOption, activityOption } from '@/ui/content/activities.ts';

const OFFERED: readonly Activity[] = ['watering', 'fertilizing', 'pruning', 'repotting', 'observation'];

/** The activities for a new entry. */
export const NEW_ENTRY_OPTIONS: readonly ActivityOption[] = OFFERED.map(activityOption);

/** The activities for an existing entry: without observation, unless it is one. */
export function editOptions(current: Activity | null): ActivityOption[] {
  return ACTIVITY_OPTIONS.filter(({ value }) => value !== 'observation' || current === 'observation');
}

/** The form's title after choosing `next`: a suggestion changes, the gardener's own title stays. */
export function titleFor(next: Activity | '', title: string): string {
  const own = title.trim() !== '' && !Object.values(DONE_TITLES).includes(title.trim());
  if (own) return title;
  return next === '' ? '' : DONE_TITLES[next];
}
