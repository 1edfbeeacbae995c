import type { GuideAnswer } from '@plantcare/contract/diagnosis-guide.ts';
import { IMAGE_MISSING } from '@plantcare/contract/messages.ts';
import ListChecks from 'lucide-react/icons/list-checks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '@/ui/controls/button.tsx';
import { type PhotoChoice, PhotoPicker } from '@/ui/controls/photo-picker.tsx';
import type { ShownAnswer } from '../../answers.ts';
import { answersInAddress } from '../../guide-address.ts';
import { useDiagnosis } from '../../use-diagnosis.ts';
import { useOwnPlant } from '../../use-own-plant.ts';
import { AnswerDesk } from '../answer-desk.tsx';
import { AskForm } from '../ask-form.tsx';
import { OwnPlantField } from '../own-plant-field.tsx';
import { DiagnosisView, type FollowUp } from './diagnosis-view.tsx';

interface DiagnoseTabProps {
  /** What can be done about a diagnosis, below it. */
  followUp?: FollowUp;
}

export function DiagnoseTab({ followUp }: DiagnoseTabProps) {
  const { answer, begin, say, backTo, measureWithin } = useDiagnosis();
  const own = useOwnPlant();
  const [address] = useSearchParams();
  const species = own.plant === null ? address.get('species') : null;
  const [photo, setPhoto] = useState<PhotoChoice>(null);
  const [missing, setMissing] = useState(false);

  function ask() {
    setMissing(!photo);
    if (photo) begin({ photo, plant: own.plant, species, answers: null });
  }

  function askWithoutPhoto(answers: readonly GuideAnswer[]) {
    setMissing(false);
    begin({ photo: null, plant: own.plant, species, answers });
  }

  useGuideFromAddress(own.plants.isPending, askWithoutPhoto);

  function contents(shown: ShownAnswer): ReactNode {
    if (shown.answer.ability !== 'diagnose') return null;
    return (
      <DiagnosisView
        diagnosis={shown.answer.data}
        shown={shown}
        further={answer.further}
        onSay={say}
        onBackTo={backTo}
        onOutline={measureWithin}
        followUp={followUp}
      />
    );
  }

  return (
    <AnswerDesk ability="diagnose" answer={answer} plant={own.plant?._id ?? null} contents={contents}>
      <div className="grid min-w-0 gap-3">
        <AskForm answer={answer} submitLabel="Diagnose Plant" onAsk={ask}>
          <PhotoPicker
            label="Photo"
            value={photo}
            error={missing ? IMAGE_MISSING : undefined}
            onChange={(chosen) => {
              setPhoto(chosen);
              setMissing(false);
              answer.clear();
            }}
          />
          <OwnPlantField own={own} label="Which plant is it? (optional)" none="None of mine" />
        </AskForm>
        {!answer.pending && !answer.waitsForAnother && (
          <Button variant="quiet" onClick={() => askWithoutPhoto([])}>
            <ListChecks aria-hidden className="size-5" />
            Answer questions instead
          </Button>
        )}
      </div>
    </AnswerDesk>
  );
}

/** Goes on with the questions at once where the address asks for that, when the own plant of the address is known. */
function useGuideFromAddress(waits: boolean, begin: (answers: readonly GuideAnswer[]) => void): void {
  const [address, setAddress] = useSearchParams();
  const begun = useRef(false);
  const guide = address.get('guide');
  useEffect(() => {
    const answers = answersInAddress(guide);
    if (answers === null || waits || begun.current) return;
    begun.current = true;
    // Taken out of the address, or Back and reload would begin again.
    setAddress(
      (before) => {
        before.delete('guide');
        return before;
      },
      { replace: true },
    );
    begin(answers);
  }, [guide, waits, begin, setAddress]);
}
