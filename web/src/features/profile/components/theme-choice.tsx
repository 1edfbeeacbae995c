import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { setTheme, type ThemeChoice as Theme, useTheme } from '@/lib/page/theme.ts';

const CHOICES = [
  { value: 'system', label: 'System', text: 'As your device is set', Icon: Monitor },
  { value: 'light', label: 'Light', text: 'Paper and leaf', Icon: Sun },
  { value: 'dark', label: 'Dark', text: 'Night greenhouse', Icon: Moon },
] as const satisfies readonly { value: Theme; label: string; text: string; Icon: typeof Sun }[];

export function ThemeChoice() {
  const { choice } = useTheme();
  return (
    <fieldset className="grid gap-3 sm:grid-cols-3">
      <legend className="sr-only">Theme</legend>
      {CHOICES.map(({ value, label, text, Icon }) => (
        <label
          key={value}
          className="flex cursor-pointer items-center gap-3.5 rounded-field border border-line-strong/50 p-4 transition-colors hover:bg-moss-soft/60 has-checked:border-leaf has-checked:bg-moss-soft has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2 sm:flex-col sm:items-start"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            aria-label={label}
            checked={choice === value}
            onChange={() => setTheme(value)}
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
