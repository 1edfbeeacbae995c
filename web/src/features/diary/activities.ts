import { ACTIVITIES, type Activity } from '@plantcare/contract/diary.ts';
import type { Tone } from '@/ui/badge.tsx';

interface ActivityWords {
  emoji: string;
  label: string;
  tone: Tone;
  /** What an entry is called unless the gardener calls it something else. */
  title: string;
}

const WORDS: Readonly<Record<Activity, ActivityWords>> = {
  watering: { emoji: '💧', label: 'Watering', tone: 'leaf', title: 'Watered' },
  fertilizing: { emoji: '🌿', label: 'Fertilizing', tone: 'sun', title: 'Fertilized' },
  repotting: { emoji: '🪴', label: 'Repotting', tone: 'terracotta', title: 'Repotted' },
  pruning: { emoji: '✂️', label: 'Pruning', tone: 'leaf', title: 'Pruned' },
  pest_control: { emoji: '🐛', label: 'Pest control', tone: 'berry', title: 'Treated for pests' },
  observation: { emoji: '👀', label: 'Observation', tone: 'grey', title: 'Had a close look' },
  other: { emoji: '📝', label: 'Other', tone: 'grey', title: 'Looked after' },
};

const NO_ACTIVITY_EMOJI = '🌱';

export const WATERED = WORDS.watering.title;

interface ActivityOption {
  value: Activity;
  label: string;
}

function option(value: Activity): ActivityOption {
  return { value, label: `${WORDS[value].emoji} ${WORDS[value].label}` };
}

export const ACTIVITY_OPTIONS: readonly ActivityOption[] = ACTIVITIES.map(option);

const OFFERED: readonly Activity[] = ['watering', 'fertilizing', 'pruning', 'repotting', 'observation'];

/** What a new entry may be about. */
export const NEW_ENTRY_OPTIONS: readonly ActivityOption[] = OFFERED.map(option);

/** What an entry may become: anything but an observation, unless it is one already. */
export function editOptions(current: Activity | null): ActivityOption[] {
  return ACTIVITY_OPTIONS.filter(({ value }) => value !== 'observation' || current === 'observation');
}

export function emojiOf(activity: Activity | null): string {
  return activity === null ? NO_ACTIVITY_EMOJI : WORDS[activity].emoji;
}

export function wordsOf(activity: Activity): ActivityWords {
  return WORDS[activity];
}

/** The title to stand in the form once `next` is chosen: a suggestion follows, the gardener's own words stay. */
export function titleFor(next: Activity | '', title: string): string {
  const own = title.trim() !== '' && !Object.values(WORDS).some((words) => words.title === title.trim());
  if (own) return title;
  return next === '' ? '' : WORDS[next].title;
}
