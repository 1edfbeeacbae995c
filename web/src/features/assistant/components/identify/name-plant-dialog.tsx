import { UNKNOWN_PLANT } from '@plantcare/contract/assistant/identify.ts';
import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { Dialog } from '@/ui/feedback/dialog.tsx';
import { Notice } from '@/ui/feedback/notice.tsx';
import { Spinner } from '@/ui/feedback/spinner.tsx';
import { useHasKey } from '../../api.ts';
import { useIdentificationKey } from '../../use-identification-key.ts';
import { KeyCard } from './key-card.tsx';
import { PickCandidate, type PickedName } from './pick-candidate.tsx';

interface NamePlantDialogProps {
  photo: File;
  onPick: (picked: PickedName) => void;
  onClose: () => void;
  /** The gardener would rather search by name. */
  onSearch: () => void;
}

/** Candidates below this confidence, in percent, are not worth comparing. */
const FAINT = 3;

/** Finds the name of the plant on a photo: by the connected model, else by the questions of the key. */
export function NamePlantDialog({ photo, onPick, onClose, onSearch }: NamePlantDialogProps) {
  const { answer, begin, key } = useIdentificationKey();
  const hasKey = useHasKey();
  const start = useEffectEvent(() => begin([photo]));
  useEffect(() => start(), []);

  const found = answer.shown?.answer.ability === 'identify' ? answer.shown.answer.data : null;
  const named = found !== null && found.confidence > 0 && found.species !== UNKNOWN_PLANT;
  const candidates = named || (found?.asked ?? 0) > 0 ? found?.candidates.filter((one) => one.confidence >= FAINT) : [];
  const nothing = found !== null && key === null && !named;

  const fitting = candidates !== undefined && candidates.length > 0 && (
    <PickCandidate title={named ? 'It may be' : 'What fits best so far'} candidates={candidates} onPick={onPick} />
  );
  const isFirstQuestion = key?.steps.length === 0;

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Which plant is it?">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {answer.pending && (
          <p role="status" className="flex items-center gap-3 py-6 text-ink-soft">
            <Spinner className="size-6" />
            Looking at the photo…
          </p>
        )}
        <FormError text={answer.problem} />
        {isFirstQuestion && (
          <Notice>
            <p>A photo alone names no plant here. Answer a few questions about it, or search by name.</p>
            <SearchInstead quiet onSearch={onSearch} />
          </Notice>
        )}
        {key && <KeyCard identificationKey={key} onStartOver={() => begin([photo])} ending={fitting} />}
        {(key === null || key.question !== null) && fitting}
        {nothing && <p className="text-ink-soft">{found.description || 'The photo was not recognized as a plant.'}</p>}
        <div className="flex flex-wrap gap-2 empty:hidden">
          {answer.problem !== undefined && <Button onClick={() => begin([photo])}>Try Again</Button>}
          {(nothing || answer.problem !== undefined) && hasKey && (
            <Button variant="secondary" onClick={() => begin([])}>
              Answer questions instead
            </Button>
          )}
          {!isFirstQuestion && <SearchInstead onSearch={onSearch} />}
        </div>
      </div>
    </Dialog>
  );
}

function SearchInstead({ quiet = false, onSearch }: { quiet?: boolean; onSearch: () => void }) {
  return (
    <Button variant={quiet ? 'quiet' : 'secondary'} className={quiet ? '-ml-4' : undefined} onClick={onSearch}>
      <Search aria-hidden className="size-5" />
      Search by name instead
    </Button>
  );
}
