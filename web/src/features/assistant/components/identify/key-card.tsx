import Undo2 from 'lucide-react/icons/undo-2';
import { type ReactNode, useRef } from 'react';
import { useFocusOnMount } from '@/lib/page/use-focus-on-mount.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { Card } from '@/ui/layout/card.tsx';
import type { Key } from '../../use-identification-key.ts';
import { KeyAnswers } from './key-answers.tsx';
import { KeyHeader } from './key-header.tsx';
import { KeyQuestionFields } from './key-question-fields.tsx';

interface KeyCardProps {
  identificationKey: Key;
  onStartOver: () => void;
  /** What is compared once nothing is left to ask; the answers are folded then. */
  ending?: ReactNode;
}

/** The questions that lead to a name, one at a time; each can be taken back. */
export function KeyCard({ identificationKey: key, onStartOver, ending }: KeyCardProps) {
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
        <>
          <KeyEnd />
          {ending}
        </>
      )}
      <FormError text={problem} />
      {steps.length > 0 && <KeyAnswers steps={steps} open={!question && !ending} onBackTo={backTo} />}
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

/** Nothing is left to ask. */
function KeyEnd() {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnMount(heading);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 text-2xl">
        No more questions
      </h2>
      <p className="mt-1.5 text-ink-soft">Compare these plants with yours. You can still change an answer.</p>
    </div>
  );
}
