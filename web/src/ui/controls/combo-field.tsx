import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classes } from '@/lib/classes.ts';
import { controlClasses, describe, FieldFrame, type FieldProps } from '@/ui/controls/field.tsx';
import { Spinner } from '@/ui/feedback/spinner.tsx';

export interface ComboOption {
  /** The text for the field, unique for each suggestion. */
  value: string;
  content: ReactNode;
}

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'role' | 'list'>;

export interface ComboFieldProps extends FieldProps, InputProps {
  value: string;
  onType: (text: string) => void;
  options: readonly ComboOption[];
  onChoose: (value: string) => void;
  /** Whether other suggestions are loading. */
  busy?: boolean;
}

/**
 * Free text with suggestions that show more than their text: the editable combobox of the WAI-ARIA practices. No suggestion
 * is preselected, so Enter chooses one only after the arrow keys have reached it.
 */
export function ComboField({
  label,
  error,
  hint,
  className,
  value,
  onType,
  options,
  onChoose,
  busy = false,
  onBlur,
  onFocus,
  ...input
}: ComboFieldProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const open = wanted && options.length > 0;
  const active = open ? options.findIndex((option) => option.value === pointedAt) : -1;
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function close() {
    setWanted(false);
    setPointedAt(null);
  }

  function choose(option: ComboOption) {
    onChoose(option.value);
    close();
  }

  /** Before the first and after the last suggestion comes the text itself. */
  function step(by: 1 | -1) {
    setWanted(true);
    if (options.length === 0) return;
    const places = options.length + 1;
    const next = (active + 1 + by + places) % places;
    setPointedAt(options[next - 1]?.value ?? null);
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const chosen = options[active];
    switch (event.key) {
      case 'ArrowDown':
        event.preventDefault();
        return event.altKey ? setWanted(true) : step(1);
      case 'ArrowUp':
        event.preventDefault();
        return event.altKey ? close() : step(-1);
      case 'Enter':
        if (!chosen) return close();
        event.preventDefault();
        return choose(chosen);
      case 'Escape':
        if (!open) return;
        // It closes the list, not the dialog around it.
        event.preventDefault();
        event.stopPropagation();
        return close();
      case 'Home':
      case 'End':
        return setPointedAt(null); // back in the text, where the key moves the cursor
      default:
    }
  }

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={input.required} className={className}>
      <div className="relative">
        <input
          autoComplete="off"
          {...input}
          {...describe(id, { error, hint })}
          id={id}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={active < 0 ? undefined : optionId(active)}
          value={value}
          onChange={(event) => {
            setWanted(true);
            setPointedAt(null);
            onType(event.target.value);
          }}
          onKeyDown={press}
          onClick={() => setWanted(true)}
          onFocus={onFocus}
          onBlur={(event) => {
            close();
            onBlur?.(event);
          }}
          className={classes(controlClasses, busy && 'pr-11')}
        />
        {busy && (
          <span aria-hidden className="pointer-events-none absolute top-3.5 right-3.5 animate-late text-ink-soft">
            <Spinner />
          </span>
        )}
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label="Suggestions"
          hidden={!open}
          className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-[min(19rem,45dvh)] scroll-mt-20 scroll-mb-24 animate-fade overflow-y-auto overscroll-contain rounded-field border border-line bg-sheet p-1.5 shadow-lifted desk:scroll-mb-4"
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles keys
            <div
              key={option.value}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
              className="flex min-h-11 cursor-pointer items-center rounded-lg px-3 py-1.5 leading-snug hover:bg-moss-soft/60 aria-selected:bg-moss-soft"
            >
              {option.content}
            </div>
          ))}
        </div>
        <p role="status" className="sr-only">
          {open && (options.length === 1 ? '1 suggestion' : `${options.length} suggestions`)}
        </p>
      </div>
    </FieldFrame>
  );
}
