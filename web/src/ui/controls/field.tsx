import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { classes } from '@/lib/classes.ts';

export interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
}

interface FieldFrameProps extends FieldProps {
  id: string;
  required?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Common to all form controls: their look, and their description by hint and error through `describe`. */
export const controlClasses =
  'block w-full min-h-12 rounded-field border border-line-strong bg-sheet px-4 py-2.5 text-base text-ink ' +
  'transition-[border-color,box-shadow] duration-150 hover:border-ink-soft ' +
  'focus-visible:border-leaf focus-visible:outline-2 focus-visible:outline-offset-1 ' +
  'aria-invalid:border-berry aria-invalid:outline-berry disabled:opacity-60';

/** The attributes that connect a control to the texts of its `FieldFrame`. */
export function describe(id: string, { error, hint }: Pick<FieldProps, 'error' | 'hint'>) {
  const texts = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': texts || undefined };
}

export function FieldFrame({ id, label, error, hint, required, className = '', children }: FieldFrameProps) {
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={classes('mb-1.5 inline-block font-semibold text-[0.95rem]', required && 'required-mark')}
      >
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 flex items-start gap-1.5 font-medium text-berry text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
