import { type ComponentProps, useId } from 'react';
import { classes } from '@/lib/classes.ts';

interface CheckFieldProps extends ComponentProps<'input'> {
  label: string;
  hint: string;
}

/** A checkbox in a form; the whole line can be pressed. */
export function CheckField({ label, hint, className, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={classes('flex items-center gap-3.5', className)}>
      <input {...input} id={id} type="checkbox" aria-describedby={`${id}-hint`} className="size-6 shrink-0" />
      <label htmlFor={id} className="grow py-1.5">
        <span className="block font-semibold text-[0.95rem]">{label}</span>
        <span id={`${id}-hint`} className="block text-ink-soft text-sm">
          {hint}
        </span>
      </label>
    </div>
  );
}
