import { Badge } from '@/ui/content/badge.tsx';
import { HEALTH_OPTIONS } from '../care-words.ts';

const TONES = { healthy: 'leaf', needs_attention: 'terracotta', sick: 'berry' } as const;

/** Takes any text: a server newer than this page may know more states of health than it does. */
export function HealthBadge({ health }: { health: string }) {
  const known = HEALTH_OPTIONS.find(({ value }) => value === health);
  return <Badge tone={known ? TONES[known.value] : 'gray'}>{known?.label ?? 'Unknown'}</Badge>;
}
