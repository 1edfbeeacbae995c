import type { DecidingQuestion } from '@plantcare/contract/measured-diagnosis.ts';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { type GivenAnswer, givenInWords, NOT_SURE } from '../../diagnosis-input.ts';
import type { Further } from '../../use-answer.ts';

interface MeasuredQuestionsProps {
  questions: readonly DecidingQuestion[];
  given: readonly GivenAnswer[];
  further: Further;
  onAnswer: (answer: GivenAnswer) => void;
  onTakeBack: (question: DecidingQuestion) => void;
}

/** What only the gardener can see, asked so that the likeliest are told apart; and what was answered. */
export function MeasuredQuestions({ questions, given, further, onAnswer, onTakeBack }: MeasuredQuestionsProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const answered = useRef(given);

  // The button that was pressed is gone with its question.
  useEffect(() => {
    if (answered.current !== given && document.activeElement === document.body) heading.current?.focus();
    answered.current = given;
  }, [given]);

  if (questions.length === 0 && given.length === 0) return null;
  return (
    <section aria-labelledby={id} aria-busy={further.pending} className="grid max-w-prose gap-5">
      <div>
        <h3 id={id} ref={heading} tabIndex={-1} className="text-xl">
          {questions.length > 0 ? 'Narrow it down' : 'What you answered'}
        </h3>
        {questions.length > 0 && (
          <p className="mt-1 text-ink-soft">Answer what you can see; each answer updates the results.</p>
        )}
      </div>
      {questions.map((asked) => (
        <fieldset key={asked.question}>
          <legend className="mb-2.5 font-semibold">{asked.text}</legend>
          <div className="flex flex-wrap gap-2">
            {[...asked.answers, { value: null, label: NOT_SURE }].map(({ value, label }) => (
              <Button
                key={label}
                variant={value === null ? 'quiet' : 'secondary'}
                aria-disabled={further.pending || undefined}
                onClick={() => !further.pending && onAnswer({ asked, value })}
              >
                {label}
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
      <FormError text={further.problem} />
      {given.length > 0 && (
        <ul aria-label="Your answers" className="divide-y divide-line border-line border-y">
          {given.map((answer) => (
            <li key={answer.asked.question} className="flex items-center justify-between gap-4 py-1">
              <p className="min-w-0 text-[0.95rem]">
                <span className="text-ink-soft">{answer.asked.text}</span>{' '}
                <span className="font-semibold">{givenInWords(answer)}</span>
              </p>
              <Button
                variant="quiet"
                aria-label={`Undo: ${answer.asked.text}`}
                aria-disabled={further.pending || undefined}
                onClick={() => !further.pending && onTakeBack(answer.asked)}
              >
                Undo
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
