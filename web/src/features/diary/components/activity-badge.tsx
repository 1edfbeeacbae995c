import type { Activity } from '@plantcare/contract/diary.ts';
import { Badge } from '@/ui/badge.tsx';
import { wordsOf } from '../activities.ts';

export function ActivityBadge({ activity }: { activity: Activity }) {
  const { label, tone } = wordsOf(activity);
  return <Badge tone={tone}>{label}</Badge>;
}
