import { IMAGE_MISSING } from '@plantcare/contract/messages.ts';
import { type ReactNode, useState } from 'react';
import { type PhotoChoice, PhotoPicker } from '@/ui/controls/photo-picker.tsx';
import type { ShownAnswer } from '../../answers.ts';
import { diagnose } from '../../api.ts';
import { type DiagnosisInput, NO_INPUT } from '../../diagnosis-input.ts';
import { type Question, useAnswer } from '../../use-answer.ts';
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
  const answer = useAnswer('diagnose');
  const own = useOwnPlant();
  const [photo, setPhoto] = useState<PhotoChoice>(null);
  const [missing, setMissing] = useState(false);

  function ask() {
    setMissing(!photo);
    if (photo) answer.ask(questionOf({ photo, plant: own.plant, input: NO_INPUT, instead: null }));
  }

  function contents({ answer: { ability, data }, plant, photo, input }: ShownAnswer): ReactNode {
    if (ability !== 'diagnose') return null;
    return (
      <DiagnosisView
        diagnosis={data}
        plant={plant}
        photo={photo}
        input={input}
        further={answer.further}
        onTell={(more) =>
          photo && answer.further.ask(questionOf({ photo, plant, input: more, instead: data.answerId }))
        }
        followUp={followUp}
      />
    );
  }

  return (
    <AnswerDesk ability="diagnose" answer={answer} plant={own.plant?._id ?? null} contents={contents}>
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

interface Asked {
  photo: File;
  plant: ShownAnswer['plant'];
  input: DiagnosisInput;
  instead: string | null;
}

function questionOf({ photo, plant, input, instead }: Asked): Question {
  return {
    asked: 'A photo',
    plant,
    photo,
    input,
    answer: (waiting) => diagnose({ photo, plant: plant?._id ?? null, input, instead }, waiting),
  };
}
