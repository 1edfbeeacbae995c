import { Badge } from '@/ui/content/badge.tsx';
import { HEALTH_OPTIONS } from '../care-words.ts';

const TONES = { healthy: 'leaf', needs_attention: 'terracotta', sick: 'berry' } as const;

/** Accepts any text: a newer server may have more health values than this page. */
export function HealthBadge({ health }: { health: string }) {
  const known = HEALTH_OPTIONS.find(({ value }) => value === health);
  return <Badge tone={known ? TONES[known.value] : 'gray'}>{known?.label ?? 'Unknown'}</Badge>;
}
