import { Badge } from '@/ui/content/badge.tsx';
import type { EntryState } from '../pending-entries.ts';

/** Says that an entry is only in this browser. */
export function EntryStateBadge({ state }: { state: EntryState }) {
  return state === 'waiting' ? <Badge tone="sun">Waiting</Badge> : <Badge tone="berry">Not saved</Badge>;
}
