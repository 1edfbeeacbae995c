import type { GuideQuestion } from '@plantcare/contract/diagnosis-guide.ts';
import type { Sign } from '@plantcare/contract/problem-signs.ts';
import { useRef } from 'react';
import { classes } from '@/lib/classes.ts';
import { useFocusOnMount } from '@/lib/page/use-focus-on-mount.ts';
import { SignDrawing } from '@/ui/drawings/sign-drawing.tsx';

interface GuideQuestionFieldsProps {
  question: GuideQuestion;
  busy: boolean;
  /** Whether it follows an answer, whose button is gone. */
  takesFocus: boolean;
  onSay: (value: string | null) => void;
}

/** Below this many answers the question asks yes or no, or how much, and a drawing would not help. */
const DRAWN_FROM = 4;

/** A question of the guide; one tap answers it. */
export function GuideQuestionFields({
  question: { text, answers },
  busy,
  takesFocus,
  onSay,
}: GuideQuestionFieldsProps) {
  const legend = useRef<HTMLLegendElement>(null);
  useFocusOnMount(legend, takesFocus);
  const drawn = answers.length >= DRAWN_FROM && answers.some(({ sign }) => sign !== null);
  return (
    <fieldset aria-busy={busy} className="min-w-0">
      <legend ref={legend} tabIndex={-1} className="mb-4 scroll-mt-24 text-balance font-display text-2xl leading-tight">
        {text}
      </legend>
      <div className={classes('grid gap-2.5', drawn ? 'grid-cols-3' : 'grid-cols-2')}>
        {answers.map(({ value, label, sign }) => (
          <Answer key={value} sign={drawn ? sign : null} busy={busy} onPress={() => onSay(value)}>
            {label}
          </Answer>
        ))}
        <Answer sign={null} busy={busy} wide onPress={() => onSay(null)}>
          Not sure
        </Answer>
      </div>
    </fieldset>
  );
}

interface AnswerProps {
  sign: Sign | null;
  busy: boolean;
  wide?: boolean;
  onPress: () => void;
  children: string;
}

function Answer({ sign, busy, wide = false, onPress, children }: AnswerProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={() => !busy && onPress()}
      className={classes(
        'target flex flex-col items-center gap-1.5 rounded-field border border-line-strong/60 bg-sheet px-2 py-2.5',
        'text-center text-[0.9rem] leading-snug transition-[background-color,border-color,opacity] duration-150',
        sign ? 'justify-start' : 'justify-center',
        busy ? 'opacity-60' : 'hover:border-leaf hover:bg-moss-soft',
        wide && 'col-span-full',
      )}
    >
      {sign && <SignDrawing sign={sign} />}
      {children}
    </button>
  );
}
