import type { Reminder } from '@plantcare/contract/reminders.ts';
import { lazy, Suspense, useState } from 'react';
import { MoreButton } from './more-button.tsx';
import type { ReminderActions } from './reminder-actions.ts';

const load = () => import('./reminder-menu.tsx');
const ReminderMenu = lazy(async () => ({ default: (await load()).ReminderMenu }));

interface ReminderMenuButtonProps {
  reminder: Reminder;
  actions: ReminderActions;
}

/** The button of a reminder's menu, whose code is loaded when somebody is about to open it. */
export function ReminderMenuButton({ reminder, actions }: ReminderMenuButtonProps) {
  const [openedBy, setOpenedBy] = useState<'key' | 'press'>();
  const prepare = () => void load().catch(() => undefined);
  const button = (
    <MoreButton
      title={reminder.title}
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={({ detail }) => setOpenedBy(detail === 0 ? 'key' : 'press')}
    />
  );
  if (!openedBy) return button;
  return (
    <Suspense fallback={button}>
      <ReminderMenu reminder={reminder} actions={actions} byKeyboard={openedBy === 'key'} />
    </Suspense>
  );
}
