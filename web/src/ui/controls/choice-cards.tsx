import type { ComponentType } from 'react';

export interface CardChoice<Value extends string> {
  value: Value;
  label: string;
  text: string;
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
}

interface ChoiceCardsProps<Value extends string> {
  /** What is chosen, and the name of the group of radio buttons. */
  legend: string;
  name: string;
  choices: readonly CardChoice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A choice of one, each a card that says what it means. */
export function ChoiceCards<Value extends string>({
  legend,
  name,
  choices,
  chosen,
  onChoose,
}: ChoiceCardsProps<Value>) {
  return (
    <fieldset className="grid gap-3 sm:grid-cols-3">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, label, text, Icon }) => (
        <label
          key={value}
          className="flex cursor-pointer items-center gap-3.5 rounded-field border border-line-strong/50 p-4 transition-colors hover:bg-moss-soft/60 has-checked:border-leaf has-checked:bg-moss-soft has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2 sm:flex-col sm:items-start"
        >
          <input
            type="radio"
            name={name}
            value={value}
            aria-label={label}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="sr-only"
          />
          <Icon aria-hidden className="size-6 text-leaf" />
          <span>
            <span className="block font-semibold">{label}</span>
            <span className="block text-ink-soft text-sm">{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
