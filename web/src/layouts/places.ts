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
}

export const places: readonly NavItem[] = [
  { to: paths.dashboard, label: 'Dashboard', Icon: LayoutDashboard },
  { to: paths.plants, label: 'Plants', Icon: Sprout },
  { to: paths.diary, label: 'Diary', Icon: NotebookPen },
  { to: paths.reminders, label: 'Reminders', Icon: AlarmClock },
  { to: paths.assistant, label: 'AI Assistant', short: 'Assistant', Icon: Sparkles },
  { to: paths.weather, label: 'Weather', Icon: CloudSun },
];
