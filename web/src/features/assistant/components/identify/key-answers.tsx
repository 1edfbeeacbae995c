import ChevronDown from 'lucide-react/icons/chevron-down';
import Pencil from 'lucide-react/icons/pencil';
import type { KeyStep } from '../../use-identification-key.ts';

interface KeyAnswersProps {
  steps: readonly KeyStep[];
  open: boolean;
  onBackTo: (step: KeyStep) => void;
}

/** What was answered so far; any of it can be changed, and what came after is asked again. */
export function KeyAnswers({ steps, open, onBackTo }: KeyAnswersProps) {
  return (
    <details open={open} className="group">
      <summary className="target flex list-none items-center justify-between gap-3 font-semibold text-sm [&::-webkit-details-marker]:hidden">
        {steps.length === 1 ? 'Your answer' : `Your ${steps.length} answers`}
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <ol className="divide-y divide-line border-line border-t">
        {steps.map((step) => (
          <li key={step.question.trait}>
            <button
              type="button"
              onClick={() => onBackTo(step)}
              className="group/answer target flex w-full items-center gap-3 py-2 text-left"
            >
              <span className="min-w-0 grow">
                <span className="block text-ink-soft text-sm leading-snug">{step.question.question}</span>
                <span className="block font-semibold leading-snug group-hover/answer:underline">{inWords(step)}</span>
              </span>
              <span className="sr-only">Change this answer</span>
              <Pencil aria-hidden className="size-4 shrink-0 text-ink-soft" />
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

function inWords({ question, said }: KeyStep): string {
  return question.answers.find(({ value }) => value === said.value)?.label ?? 'Not sure';
}
