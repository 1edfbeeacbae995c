import BellPlus from 'lucide-react/icons/bell-plus';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Sparkles from 'lucide-react/icons/sparkles';
import Sprout from 'lucide-react/icons/sprout';
import { Link } from 'react-router';
import { paths } from '@/lib/page/paths.ts';

const ACTIONS = [
  { label: 'Add Plant', to: paths.addPlant, Icon: Sprout },
  { label: 'Log Activity', to: paths.addDiaryEntry, Icon: NotebookPen },
  { label: 'Set Reminder', to: paths.reminders, Icon: BellPlus },
  { label: 'AI Assistant', to: paths.assistant, Icon: Sparkles },
];

export function QuickActions() {
  return (
    <nav aria-label="Quick actions" className="@container">
      <ul className="grid grid-cols-2 gap-2.5 @max-[16rem]:grid-cols-1">
        {ACTIONS.map(({ label, to, Icon }) => (
          <li key={label}>
            <Link
              to={to}
              className="flex min-h-14 items-center gap-2.5 rounded-card bg-moss-soft px-3.5 py-3 font-semibold leading-tight transition-colors hover:bg-leaf hover:text-on-leaf"
            >
              <Icon aria-hidden className="size-6 shrink-0" strokeWidth={1.75} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
