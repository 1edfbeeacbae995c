import type { DiagnosisGuide } from '@plantcare/contract/diagnosis-guide.ts';
import { Button } from '@/ui/controls/button.tsx';

interface GuideAnswersProps {
  answered: DiagnosisGuide['answered'];
  busy: boolean;
  onBackTo: (place: number) => void;
}

/** What was answered so far; any of it can be taken back, and what came after is asked again. */
export function GuideAnswers({ answered, busy, onBackTo }: GuideAnswersProps) {
  return (
    <ol aria-label="Your answers" className="divide-y divide-line border-line border-t">
      {answered.map(({ question, text, label }, place) => (
        <li key={question} className="flex items-center justify-between gap-2 py-1">
          <p className="min-w-0 text-[0.95rem]">
            <span className="text-ink-soft">{text}</span> <span className="font-semibold">{label}</span>
          </p>
          <Button
            variant="quiet"
            className="shrink-0"
            aria-label={`Change: ${text}`}
            aria-disabled={busy || undefined}
            onClick={() => !busy && onBackTo(place)}
          >
            Change
          </Button>
        </li>
      ))}
    </ol>
  );
}
