import * as Switch from 'radix-ui/switch';
import { useId } from 'react';

interface ToggleProps {
  label: string;
  text: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch with a label and a description; the whole line can be pressed. */
export function Toggle({ label, text, checked, disabled = false, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-5 py-3">
      <label
        htmlFor={id}
        className={
          disabled ? 'min-w-0 grow wrap-anywhere cursor-not-allowed text-ink-soft' : 'min-w-0 grow wrap-anywhere'
        }
      >
        <span className="block font-semibold">{label}</span>
        <span id={`${id}-text`} className="block text-ink-soft text-sm">
          {text}
        </span>
      </label>
      <Switch.Root
        id={id}
        aria-label={label}
        aria-describedby={`${id}-text`}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        className="group target grid shrink-0 place-items-center rounded-full disabled:opacity-50"
      >
        <span className="flex h-7 w-12 items-center rounded-full border border-line-strong bg-line px-0.5 transition-colors group-data-[state=checked]:border-leaf group-data-[state=checked]:bg-leaf">
          <Switch.Thumb className="size-5.5 rounded-full bg-sheet shadow-card transition-transform data-[state=checked]:translate-x-5" />
        </span>
      </Switch.Root>
    </div>
  );
}
