import { DONE_TITLES } from '@plantcare/contract/care.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { emojiOf } from '@/ui/content/activities.ts';
import { Button } from '@/ui/controls/button.tsx';
import { useCareLog } from '../use-care-log.ts';

/** Logs a watering in one tap, which completes the plant's due reminder too, and undoes both in another. */
export function WateredButton({ plant }: { plant: Plant }) {
  const { log, logging } = useCareLog();
  return (
    <Button busy={logging} onClick={() => void log([plant._id], 'watering')}>
      <span aria-hidden>{emojiOf('watering')}</span>
      {DONE_TITLES.watering}
    </Button>
  );
}
