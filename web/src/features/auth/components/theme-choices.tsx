import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import { setTheme, type ThemeChoice, useTheme } from '@/lib/page/theme.ts';

const CHOICES = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'System', Icon: Monitor },
] as const satisfies readonly { value: ThemeChoice; label: string; Icon: typeof Sun }[];

export function ThemeChoices() {
  const { choice } = useTheme();
  return (
    <DropdownMenu.RadioGroup value={choice} aria-label="Theme" className="mt-1 grid grid-cols-3 gap-1">
      {CHOICES.map(({ value, label, Icon }) => (
        <DropdownMenu.RadioItem
          key={value}
          value={value}
          onSelect={(event) => {
            // The menu stays open, so that one can see and compare.
            event.preventDefault();
            setTheme(value);
          }}
          className="flex cursor-pointer flex-col items-center gap-1 rounded-field border border-transparent py-2 text-ink-soft text-sm outline-none data-[state=checked]:border-leaf data-[highlighted]:bg-moss-soft data-[state=checked]:font-semibold data-[state=checked]:text-ink"
        >
          <Icon aria-hidden className="size-5" />
          {label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
