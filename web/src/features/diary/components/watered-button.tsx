import { DONE_TITLES } from '@plantcare/contract/care.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { emojiOf } from '@/ui/content/activities.ts';
import { Button } from '@/ui/controls/button.tsx';
import { useCareLog } from '../use-care-log.ts';

/** Logs a watering in one tap, which completes the plant's due reminder too, and undoes both in another. */
export function WateredButton({ plant, large = false }: { plant: Plant; large?: boolean }) {
  const { log, logging } = useCareLog();
  return (
    <Button
      {...(large && { size: 'lg' as const, className: 'basis-full!' })}
      busy={logging}
      onClick={() => void log([plant._id], 'watering')}
    >
      <span aria-hidden>{emojiOf('watering')}</span>
      {DONE_TITLES.watering}
    </Button>
  );
}
