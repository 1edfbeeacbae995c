import { MAX_IDENTIFY_PHOTOS } from '@plantcare/contract/assistant/identify.ts';
import { IMAGE_MISSING } from '@plantcare/contract/messages.ts';
import ListChecks from 'lucide-react/icons/list-checks';
import { useRef, useState } from 'react';
import { Button } from '@/ui/controls/button.tsx';
import { PhotosPicker } from '@/ui/controls/photos-picker.tsx';
import { useHasKey } from '../../api.ts';
import { useIdentificationKey } from '../../use-identification-key.ts';
import { AnswerDesk } from '../answer-desk.tsx';
import { AskForm } from '../ask-form.tsx';
import { KeyCard } from './key-card.tsx';

export function IdentifyTab() {
  const { answer, begin, key } = useIdentificationKey();
  const hasKey = useHasKey();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [missing, setMissing] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  function ask() {
    setMissing(photos.length === 0);
    if (photos.length > 0) begin(photos);
  }

  function startOver() {
    answer.clear();
    place.current?.focus();
  }

  return (
    <AnswerDesk ability="identify" answer={answer}>
      <div ref={place} tabIndex={-1} className="grid min-w-0 scroll-mt-20 gap-3">
        {key && <KeyCard identificationKey={key} onStartOver={startOver} />}
        {!key && (
          <AskForm answer={answer} submitLabel="Identify Plant" onAsk={ask}>
            <PhotosPicker
              label="Photos"
              hint={`Up to ${MAX_IDENTIFY_PHOTOS} photos of the same plant.`}
              photos={photos}
              max={MAX_IDENTIFY_PHOTOS}
              error={missing ? IMAGE_MISSING : undefined}
              onChange={(chosen) => {
                setPhotos(chosen);
                setMissing(false);
                answer.clear();
              }}
            />
          </AskForm>
        )}
        {!key && hasKey && !answer.pending && !answer.waitsForAnother && (
          <Button
            variant="quiet"
            onClick={() => {
              setMissing(false);
              begin([]);
            }}
          >
            <ListChecks aria-hidden className="size-5" />
            Answer questions instead
          </Button>
        )}
      </div>
    </AnswerDesk>
  );
}
