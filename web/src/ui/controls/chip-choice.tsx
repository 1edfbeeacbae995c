import type { ComponentProps } from 'react';
import { classes } from '@/lib/classes.ts';

interface ChipChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** The chosen value where a form does not keep it. */
  chosen?: string;
  className?: string;
}

/** One of a few values, all of them in sight. */
export function ChipChoice({ label, options, chosen, className, ...input }: ChipChoiceProps) {
  return (
    <fieldset className={classes('min-w-0', className)}>
      <legend className="mb-1.5 font-semibold text-[0.95rem]">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="target inline-flex cursor-pointer items-center whitespace-nowrap rounded-full border border-line-strong/60 bg-sheet px-4 font-medium transition-colors hover:border-leaf has-checked:border-leaf has-checked:bg-leaf has-checked:text-on-leaf has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2"
          >
            <input
              {...input}
              {...(chosen !== undefined && { checked: chosen === option.value })}
              type="radio"
              value={option.value}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
