import type { Activity } from '@plantcare/contract/diary.ts';
import { ACTIVITY_OPTIONS, type ActivityOption, activityOption } from '@/ui/content/activities.ts';

export const WATERED = 'Watered';

/** What an entry is called unless the gardener calls it something else. */
const TITLES: Readonly<Record<Activity, string>> = {
  watering: WATERED,
  fertilizing: 'Fertilized',
  repotting: 'Repotted',
  pruning: 'Pruned',
  pest_control: 'Treated for pests',
  observation: 'Had a close look',
  other: 'Looked after',
};

const OFFERED: readonly Activity[] = ['watering', 'fertilizing', 'pruning', 'repotting', 'observation'];

/** What a new entry may be about. */
export const NEW_ENTRY_OPTIONS: readonly ActivityOption[] = OFFERED.map(activityOption);

/** What an entry may become: anything but an observation, unless it is one already. */
export function editOptions(current: Activity | null): ActivityOption[] {
  return ACTIVITY_OPTIONS.filter(({ value }) => value !== 'observation' || current === 'observation');
}

/** The title to stand in the form once `next` is chosen: a suggestion follows, the gardener's own words stay. */
export function titleFor(next: Activity | '', title: string): string {
  const own = title.trim() !== '' && !Object.values(TITLES).includes(title.trim());
  if (own) return title;
  return next === '' ? '' : TITLES[next];
}
