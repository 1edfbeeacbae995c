import type { KeyQuestion, Trait } from '@plantcare/contract/identification-key.ts';
import { useRef } from 'react';
import { classes } from '@/lib/classes.ts';
import { useFocusOnMount } from '@/lib/page/use-focus-on-mount.ts';
import { isDrawn, TraitDrawing } from '@/ui/drawings/trait-drawing.tsx';

interface KeyQuestionFieldsProps {
  question: KeyQuestion;
  /** What it was answered with; undefined: nothing yet. */
  chosen: string | null | undefined;
  busy: boolean;
  onSay: (value: string | null) => void;
}

/** A question of the key; one tap answers it. */
export function KeyQuestionFields({
  question: { trait, question, answers },
  chosen,
  busy,
  onSay,
}: KeyQuestionFieldsProps) {
  const legend = useRef<HTMLLegendElement>(null);
  useFocusOnMount(legend);
  return (
    <fieldset aria-busy={busy} className="min-w-0">
      <legend ref={legend} tabIndex={-1} className="mb-4 scroll-mt-56 text-balance font-display text-2xl leading-tight">
        {question}
      </legend>
      <div className="grid grid-cols-2 gap-2.5">
        {answers.map(({ value, label }) => (
          <Chip key={value} drawn={{ trait, value }} chosen={chosen === value} busy={busy} onPress={() => onSay(value)}>
            {label}
          </Chip>
        ))}
        <Chip chosen={chosen === null} busy={busy} onPress={() => onSay(null)} wide={answers.length % 2 === 0}>
          Not sure
        </Chip>
      </div>
    </fieldset>
  );
}

interface ChipProps {
  drawn?: { trait: Trait; value: string };
  chosen: boolean;
  busy: boolean;
  onPress: () => void;
  wide?: boolean;
  children: string;
}

function Chip({ drawn, chosen, busy, onPress, wide = false, children }: ChipProps) {
  const withDrawing = drawn && isDrawn(drawn.trait);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onPress()}
      className={classes(
        'target flex flex-col items-center gap-2 rounded-field border px-2.5 py-2.5 text-center text-[0.9rem] leading-snug',
        'transition-[background-color,border-color,opacity] duration-150',
        withDrawing ? 'justify-start' : 'justify-center',
        chosen ? 'border-leaf bg-moss-soft font-semibold' : 'border-line-strong/60 bg-sheet',
        busy ? !chosen && 'opacity-60' : 'hover:border-leaf hover:bg-moss-soft',
        wide && 'col-span-2',
      )}
    >
      {withDrawing && <TraitDrawing {...drawn} />}
      {children}
    </button>
  );
}
