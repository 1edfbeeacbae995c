import AlarmClock from 'lucide-react/icons/alarm-clock';
import CloudSun from 'lucide-react/icons/cloud-sun';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Sparkles from 'lucide-react/icons/sparkles';
import Sprout from 'lucide-react/icons/sprout';
import { paths } from '@/lib/page/paths.ts';

interface NavItem {
  to: string;
  label: string;
  /** A shorter label for a phone's bottom bar. */
  short?: string;
  Icon: typeof Sprout;
  /** Another section of the application that belongs to it. */
  alsoAt?: string;
}

export const navItems: readonly NavItem[] = [
  { to: paths.dashboard, label: 'Dashboard', Icon: LayoutDashboard },
  { to: paths.plants, label: 'Plants', Icon: Sprout, alsoAt: paths.places },
  { to: paths.diary, label: 'Diary', Icon: NotebookPen, alsoAt: paths.gardenYear },
  { to: paths.reminders, label: 'Reminders', Icon: AlarmClock },
  { to: paths.assistant, label: 'AI Assistant', short: 'Assistant', Icon: Sparkles },
  { to: paths.weather, label: 'Weather', Icon: CloudSun },
];

/** Whether an address belongs to a link of the navigation. */
export function isAt({ to, alsoAt }: NavItem, address: string): boolean {
  return [to, alsoAt].some((start) => start !== undefined && (address === start || address.startsWith(`${start}/`)));
}
