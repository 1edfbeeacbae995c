import { DONE_TITLES } from '@plantcare/contract/care.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import Check from 'lucide-react/icons/check';
import { emojiOf } from '@/ui/content/activities.ts';
import { Button } from '@/ui/controls/button.tsx';
import { useCareLog } from '../use-care-log.ts';

/**
 * Logs a watering in one tap, which completes the plant's due reminder too, and undoes both in another. The tick shows at once;
 * a message says when the server refuses.
 */
export function WateredButton({ plant, large = false }: { plant: Plant; large?: boolean }) {
  const { log, logging } = useCareLog();
  return (
    <Button
      {...(large && { size: 'lg' as const, className: 'basis-full!' })}
      aria-disabled={logging || undefined}
      onClick={() => {
        if (!logging) void log([plant._id], 'watering');
      }}
    >
      {logging ? <Check aria-hidden className="size-5" /> : <span aria-hidden>{emojiOf('watering')}</span>}
      {DONE_TITLES.watering}
    </Button>
  );
}
