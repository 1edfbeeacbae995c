import { type ComponentProps, useId } from 'react';
import { classes } from '@/lib/classes.ts';
import { controlClasses, describe, FieldFrame, type FieldProps } from '@/ui/controls/field.tsx';

export interface TextAreaFieldProps extends FieldProps, ComponentProps<'textarea'> {}

export function TextAreaField({ label, error, hint, className, rows = 4, ...area }: TextAreaFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={area.required} className={className}>
      <textarea
        {...area}
        {...describe(id, { error, hint })}
        id={id}
        rows={rows}
        className={classes(controlClasses, 'field-sizing-content max-h-96 min-h-28 resize-y wrap-anywhere')}
      />
    </FieldFrame>
  );
}
