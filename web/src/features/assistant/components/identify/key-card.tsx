import Undo2 from 'lucide-react/icons/undo-2';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { Card } from '@/ui/layout/card.tsx';
import type { Key } from '../../use-identification-key.ts';
import { KeyAnswers } from './key-answers.tsx';
import { KeyEnd } from './key-end.tsx';
import { KeyHeader } from './key-header.tsx';
import { KeyQuestionFields } from './key-question-fields.tsx';

interface KeyCardProps {
  identificationKey: Key;
  onStartOver: () => void;
}

/** The questions that lead to a name, one at a time; each can be taken back. */
export function KeyCard({ identificationKey: key, onStartOver }: KeyCardProps) {
  const { question, steps, problem, backTo } = key;
  const last = steps.at(-1);
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5 sm:p-6">
      <KeyHeader question={question} steps={steps} photo={key.photo} seen={key.seen} />
      {question ? (
        <KeyQuestionFields
          key={question.trait}
          question={question}
          chosen={key.chosen}
          busy={key.pending}
          onSay={key.say}
        />
      ) : (
        <KeyEnd />
      )}
      <FormError text={problem} />
      {steps.length > 0 && <KeyAnswers steps={steps} open={!question} onBackTo={backTo} />}
      <div className="-mx-2 flex flex-wrap justify-between gap-2 border-line border-t pt-3">
        {last && (
          <Button variant="quiet" onClick={() => backTo(last)}>
            <Undo2 aria-hidden className="size-5" />
            One step back
          </Button>
        )}
        <Button variant="quiet" className="ml-auto text-ink-soft" onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </Card>
  );
}
