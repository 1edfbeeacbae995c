import { useState } from 'react';
import { IMAGE_MISSING } from '@/lib/messages.ts';
import { type PhotoChoice, PhotoPicker } from '@/ui/photo-picker.tsx';
import { diagnose } from '../api.ts';
import { useAnswer } from '../use-answer.ts';
import { useOwnPlant } from '../use-own-plant.ts';
import { AnswerDesk } from './answer-desk.tsx';
import { AskForm } from './ask-form.tsx';
import { OwnPlantField } from './own-plant-field.tsx';

export function DiagnoseTab() {
  const answer = useAnswer('diagnose');
  const own = useOwnPlant();
  const [photo, setPhoto] = useState<PhotoChoice>(null);
  const [missing, setMissing] = useState(false);

  function ask() {
    setMissing(!photo);
    if (!photo) return;
    const plant = own.plant;
    answer.ask({ asked: 'A photo', plant, photo, answer: (waiting) => diagnose(photo, plant?._id ?? null, waiting) });
  }

  return (
    <AnswerDesk ability="diagnose" answer={answer} plant={own.plant?._id ?? null}>
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
    </AnswerDesk>
  );
}
