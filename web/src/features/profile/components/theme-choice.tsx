import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { setTheme, type ThemeChoice as Theme, useTheme } from '@/lib/page/theme.ts';
import { type CardChoice, ChoiceCards } from '@/ui/controls/choice-cards.tsx';

const CHOICES: readonly CardChoice<Theme>[] = [
  { value: 'system', label: 'System', text: 'Same as your device', Icon: Monitor },
  { value: 'light', label: 'Light', text: 'Paper and leaf', Icon: Sun },
  { value: 'dark', label: 'Dark', text: 'Night greenhouse', Icon: Moon },
];

export function ThemeChoice() {
  const { choice } = useTheme();
  return <ChoiceCards legend="Theme" name="theme" choices={CHOICES} chosen={choice} onChoose={setTheme} />;
}
