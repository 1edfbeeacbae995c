import type { DiagnosisGuide } from '@plantcare/contract/diagnosis-guide.ts';
import { FormError } from '@/ui/controls/form-error.tsx';
import { Card } from '@/ui/layout/card.tsx';
import type { Further } from '../../use-answer.ts';
import { GuideAnswers } from './guide-answers.tsx';
import { GuideCandidates } from './guide-candidates.tsx';
import { GuideProgress } from './guide-progress.tsx';
import { GuideQuestionFields } from './guide-question-fields.tsx';

interface GuidePanelProps {
  guide: DiagnosisGuide;
  /** Whether its first question is what the gardener came for, and not an answer above it. */
  comesFirst: boolean;
  further: Further;
  onSay: (value: string | null) => void;
  onBackTo: (place: number) => void;
}

/** The questions that narrow a diagnosis down, one at a time, and beside them what fits so far. */
export function GuidePanel({ guide, comesFirst, further, onSay, onBackTo }: GuidePanelProps) {
  const { question, answered, candidates } = guide;
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 @xl:grid-cols-[minmax(0,1fr)_minmax(0,14rem)]">
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-5">
          <GuideProgress answered={answered.length} done={question === null} />
          {question ? (
            <GuideQuestionFields
              key={question.question}
              question={question}
              busy={further.pending}
              takesFocus={comesFirst || answered.length > 0}
              onSay={onSay}
            />
          ) : (
            <p className="text-ink-soft">
              {answered.length === 0
                ? 'There is nothing to ask about this photo.'
                : 'More questions would not change what is likeliest.'}
            </p>
          )}
          <FormError text={further.problem} />
          {answered.length > 0 && <GuideAnswers answered={answered} busy={further.pending} onBackTo={onBackTo} />}
        </Card>
        <GuideCandidates candidates={candidates} />
      </div>
    </div>
  );
}
