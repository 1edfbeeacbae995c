import { textOf } from '@plantcare/contract/errors.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Notice } from '@/ui/feedback/notice.tsx';

interface ChangedElsewhereProps {
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Says that a form could not be saved because its record was changed in another tab or on another device. */
export function ChangedElsewhere({ onKeepMine, onTakeTheirs }: ChangedElsewhereProps) {
  return (
    <div role="alert">
      <Notice>
        <p>{textOf('changed')} Your own changes are not saved yet.</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={onKeepMine}>Keep mine</Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            Take theirs
          </Button>
        </div>
      </Notice>
    </div>
  );
}
