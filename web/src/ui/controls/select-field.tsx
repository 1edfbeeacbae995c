import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, useId } from 'react';
import { classes } from '@/lib/classes.ts';
import { controlClasses, describe, FieldFrame, type FieldProps } from '@/ui/controls/field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
}

export function SelectField({ label, error, hint, options, className, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={select.required} className={className}>
      <div className="relative">
        <select
          {...select}
          {...describe(id, { error, hint })}
          id={id}
          className={classes(controlClasses, 'appearance-none truncate pr-11')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft"
        />
      </div>
    </FieldFrame>
  );
}
