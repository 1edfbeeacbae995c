import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, useId } from 'react';
import { classes } from '@/lib/classes.ts';
import { controlClasses, describe, FieldFrame, type FieldProps } from '@/ui/controls/field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  /** The heading above it and its neighbors of the same group. */
  group?: string;
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
          {[...Map.groupBy(options, ({ group }) => group)].map(([group, members]) =>
            group === undefined ? (
              members.map(optionOf)
            ) : (
              <optgroup key={group} label={group}>
                {members.map(optionOf)}
              </optgroup>
            ),
          )}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft"
        />
      </div>
    </FieldFrame>
  );
}

function optionOf({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
