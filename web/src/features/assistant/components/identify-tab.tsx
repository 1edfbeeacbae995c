import { MAX_IDENTIFY_PHOTOS } from '@plantcare/contract/assistant.ts';
import { useState } from 'react';
import { IMAGE_MISSING } from '@/lib/messages.ts';
import { PhotosPicker } from '@/ui/photos-picker.tsx';
import { identify } from '../api.ts';
import { useAnswer } from '../use-answer.ts';
import { AnswerDesk } from './answer-desk.tsx';
import { AskForm } from './ask-form.tsx';

export function IdentifyTab() {
  const answer = useAnswer('identify');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [missing, setMissing] = useState(false);

  function ask() {
    const [photo] = photos;
    setMissing(!photo);
    if (!photo) return;
    const asked = photos.length === 1 ? 'A photo' : `${photos.length} photos`;
    answer.ask({ asked, plant: null, photo, answer: (waiting) => identify(photos, waiting) });
  }

  return (
    <AnswerDesk ability="identify" answer={answer}>
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
    </AnswerDesk>
  );
}
