import type { Reminder } from '@plantcare/contract/reminders.ts';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { MenuOnDemand } from '@/ui/layout/menu-on-demand.tsx';
import { MoreButton } from './list/more-button.tsx';
import type { ReminderActions } from './reminder-actions.ts';

const load = () => import('./reminder-menu.tsx');
const ReminderMenu = lazyPart(async () => (await load()).ReminderMenu);

interface ReminderMenuButtonProps {
  reminder: Reminder;
  actions: ReminderActions;
}

export function ReminderMenuButton({ reminder, actions }: ReminderMenuButtonProps) {
  return (
    <MenuOnDemand
      load={load}
      renderButton={(props) => <MoreButton title={reminder.title} {...props} />}
      renderMenu={(byKeyboard) => <ReminderMenu reminder={reminder} actions={actions} byKeyboard={byKeyboard} />}
    />
  );
}
