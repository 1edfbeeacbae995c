import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { Card } from '@/ui/layout/card.tsx';
import type { AnswerOnPage } from '../use-answer.ts';
import { StopButton } from './stop-button.tsx';

interface AskFormProps {
  answer: AnswerOnPage;
  submitLabel: string;
  /** Something that the question needs is still on its way. */
  notYet?: boolean;
  onAsk: () => void;
  children: ReactNode;
}

/** A question to the assistant. What stands in it stays, whatever comes of it. */
export function AskForm({ answer, submitLabel, notYet = false, onAsk, children }: AskFormProps) {
  return (
    <Card className="p-5 sm:p-6">
      <form
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (answer.pending || answer.waitsForAnother || notYet) return;
          flushSync(onAsk);
          const fault = event.currentTarget.querySelector('[aria-invalid]');
          if (fault instanceof HTMLElement) fault.focus();
          // Out of a text field the focus lowers a phone's keyboard from the answer.
          else answer.submitButton.current?.focus({ preventScroll: true });
        }}
      >
        {children}
        <FormError text={answer.problem} />
        <Button
          ref={answer.submitButton}
          type="submit"
          size="lg"
          busy={answer.pending && !answer.byQuestions}
          disabled={answer.waitsForAnother || answer.byQuestions || notYet}
        >
          {submitLabel}
        </Button>
        {answer.pending && !answer.byQuestions && answer.text === '' && (
          <StopButton answer={answer} className="-my-2" />
        )}
        {answer.waitsForAnother && (
          <p role="status" className="-mt-2 text-center text-ink-soft text-sm">
            Another question is still being answered.
          </p>
        )}
      </form>
    </Card>
  );
}
