import { ACTIVITIES, type Activity } from '@plantcare/contract/diary.ts';
import type { Tone } from '@/ui/content/badge.tsx';

interface ActivityWords {
  emoji: string;
  label: string;
  tone: Tone;
}

const WORDS: Readonly<Record<Activity, ActivityWords>> = {
  watering: { emoji: '💧', label: 'Watering', tone: 'leaf' },
  fertilizing: { emoji: '🌿', label: 'Fertilizing', tone: 'sun' },
  repotting: { emoji: '🪴', label: 'Repotting', tone: 'terracotta' },
  pruning: { emoji: '✂️', label: 'Pruning', tone: 'leaf' },
  pest_control: { emoji: '🐛', label: 'Pest control', tone: 'berry' },
  observation: { emoji: '👀', label: 'Observation', tone: 'gray' },
  other: { emoji: '📝', label: 'Other', tone: 'gray' },
};

const NO_ACTIVITY_EMOJI = '🌱';

export interface ActivityOption {
  value: Activity;
  label: string;
}

export function activityOption(value: Activity): ActivityOption {
  return { value, label: `${WORDS[value].emoji} ${WORDS[value].label}` };
}

export const ACTIVITY_OPTIONS: readonly ActivityOption[] = ACTIVITIES.map(activityOption);

export function emojiOf(activity: Activity | null): string {
  return activity === null ? NO_ACTIVITY_EMOJI : WORDS[activity].emoji;
}

export function wordsOf(activity: Activity): ActivityWords {
  return WORDS[activity];
}
