import type { MeasuredDiagnosis } from '@plantcare/contract/measured-diagnosis.ts';
import { useState } from 'react';
import { type DiagnosisInput, NO_INPUT, withAnswer, withoutAnswer } from '../../diagnosis-input.ts';
import type { Further } from '../../use-answer.ts';
import { MeasuredHypotheses } from './measured-hypotheses.tsx';
import { MeasuredLeaf } from './measured-leaf.tsx';
import { MeasuredQuestions } from './measured-questions.tsx';

interface DiagnosisMeasuredProps {
  measured: MeasuredDiagnosis;
  /** Null where only the answer was kept: nothing can be measured anew then. */
  photo: File | null;
  input: DiagnosisInput | undefined;
  further: Further;
  onTell: (input: DiagnosisInput) => void;
}

/** What a diagnosis rests on: the leaf as it was counted, what that may mean, and what would tell it apart. */
export function DiagnosisMeasured({ measured, photo, input = NO_INPUT, further, onTell }: DiagnosisMeasuredProps) {
  const [tried, setTried] = useState<'outline' | 'answer'>();
  const furtherBy = (way: typeof tried): Further => ({
    ...further,
    problem: tried === way ? further.problem : undefined,
  });

  function tell(way: typeof tried, more: DiagnosisInput) {
    setTried(way);
    onTell(more);
  }

  return (
    <>
      <MeasuredLeaf
        measured={measured}
        photo={photo}
        drawn={input.outline !== null}
        further={furtherBy('outline')}
        onOutline={(outline) => tell('outline', { ...input, outline })}
      />
      <MeasuredHypotheses hypotheses={measured.hypotheses} />
      {photo === null ? (
        measured.questions.length > 0 && (
          <p className="max-w-prose text-ink-soft">
            The photo itself was not kept. To answer more questions, have it diagnosed again.
          </p>
        )
      ) : (
        <MeasuredQuestions
          questions={measured.questions}
          given={input.answers}
          further={furtherBy('answer')}
          onAnswer={(answer) => tell('answer', withAnswer(input, answer))}
          onTakeBack={(question) => tell('answer', withoutAnswer(input, question))}
        />
      )}
    </>
  );
}
