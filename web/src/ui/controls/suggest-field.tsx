import { type ComponentProps, useId } from 'react';
import { controlClasses, describe, FieldFrame, type FieldProps } from '@/ui/controls/field.tsx';

export interface SuggestFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'list'> {
  suggestions: readonly string[];
}

/** A free-text field with suggestions. */
export function SuggestField({ label, error, hint, suggestions, className, ...input }: SuggestFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={input.required} className={className}>
      <input
        {...input}
        {...describe(id, { error, hint })}
        id={id}
        list={`${id}-suggestions`}
        autoComplete="off"
        className={controlClasses}
      />
      <datalist id={`${id}-suggestions`}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </FieldFrame>
  );
}
