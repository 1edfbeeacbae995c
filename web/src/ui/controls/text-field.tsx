import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '@/lib/classes.ts';
import { controlClasses, describe, FieldFrame, type FieldProps } from '@/ui/controls/field.tsx';

export interface TextFieldProps extends FieldProps, ComponentProps<'input'> {
  /** Shown inside the box at its end, such as the button that shows a password. */
  trailing?: ReactNode;
}

export function TextField({ label, error, hint, trailing, className, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={input.required} className={className}>
      <div className="relative">
        <input
          {...input}
          {...describe(id, { error, hint })}
          id={id}
          className={classes(controlClasses, trailing !== undefined && 'pr-13')}
        />
        {trailing !== undefined && <div className="absolute inset-y-0 right-0.5 flex items-center">{trailing}</div>}
      </div>
    </FieldFrame>
  );
}
