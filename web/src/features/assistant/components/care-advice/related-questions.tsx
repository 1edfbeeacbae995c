import type { CareAdvice } from '@plantcare/contract/assistant/care-advice.ts';
import { useId } from 'react';
import { Button } from '@/ui/controls/button.tsx';

interface RelatedQuestionsProps {
  questions: CareAdvice['related'];
  onAsk: (question: string) => void;
}

/** What may have been meant instead: a tap asks it. */
export function RelatedQuestions({ questions, onAsk }: RelatedQuestionsProps) {
  const heading = useId();
  if (!questions || questions.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="grid max-w-prose gap-2.5">
      <h3 id={heading} className="text-base text-ink-soft">
        Not what you asked? Try one of these:
      </h3>
      <ul className="grid justify-items-start gap-2">
        {questions.map((question) => (
          <li key={question}>
            <Button variant="secondary" className="text-left font-normal" onClick={() => onAsk(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
