import type { Activity } from '@plantcare/contract/diary.ts';
import { wordsOf } from '@/ui/content/activities.ts';
import { Badge } from '@/ui/content/badge.tsx';

export function ActivityBadge({ activity }: { activity: Activity }) {
  const { label, tone } = wordsOf(activity);
  return <Badge tone={tone}>{label}</Badge>;
}
