import { FAILED_TO_UPDATE_REMINDER } from '@plantcare/contract/messages.ts';
import { type Reminder, SNOOZE_DAYS } from '@plantcare/contract/reminders.ts';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Droplets from 'lucide-react/icons/droplets';
import Pencil from 'lucide-react/icons/pencil';
import SkipForward from 'lucide-react/icons/skip-forward';
import Trash2 from 'lucide-react/icons/trash-2';
import { messageOf } from '@/lib/api/error-messages.ts';
import { toast } from '@/ui/feedback/toast.ts';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '@/ui/layout/menu.tsx';
import { useSkip, useSnooze, useStillMoist } from '../api.ts';
import { movedText } from '../reminder-words.ts';
import { MoreButton } from './list/more-button.tsx';
import type { ReminderActions } from './reminder-actions.ts';

interface ReminderMenuProps {
  reminder: Reminder;
  actions: ReminderActions;
  /** Whether a key has opened it; else it was a press. */
  byKeyboard: boolean;
}

/** The opened menu of what else there is to do about a reminder than to complete it. */
export function ReminderMenu({ reminder, actions, byKeyboard }: ReminderMenuProps) {
  const { title, type, frequency, completed } = reminder;
  const { edit, remove } = actions;
  const snooze = useSnooze(reminder);
  const skip = useSkip(reminder);
  const moist = useStillMoist(reminder);

  async function move(change: Promise<Reminder>) {
    try {
      toast.success(movedText(await change, new Date()));
    } catch (error) {
      toast.error(messageOf(error, { fallback: FAILED_TO_UPDATE_REMINDER }));
    }
  }

  return (
    <Menu
      byKeyboard={byKeyboard}
      trigger={<MoreButton title={title} busy={snooze.isPending || skip.isPending || moist.isPending} />}
    >
      {!completed && (
        <>
          {type === 'watering' && (
            <MenuItem icon={<Droplets aria-hidden />} onChoose={() => void move(moist.mutateAsync())}>
              Checked, still moist
            </MenuItem>
          )}
          <MenuChoices
            icon={<AlarmClock aria-hidden />}
            label="Snooze"
            choices={SNOOZE_DAYS.map((days) => ({
              label: `${days} ${days === 1 ? 'day' : 'days'}`,
              onChoose: () => void move(snooze.mutateAsync(days)),
            }))}
          />
          {frequency !== 'once' && (
            <MenuItem icon={<SkipForward aria-hidden />} onChoose={() => void move(skip.mutateAsync())}>
              Skip to the next date
            </MenuItem>
          )}
        </>
      )}
      {!completed && (edit || remove) && <MenuSeparator />}
      {edit && (
        <MenuItem icon={<Pencil aria-hidden />} onChoose={() => edit(reminder)}>
          Edit
        </MenuItem>
      )}
      {remove && (
        <MenuItem icon={<Trash2 aria-hidden />} danger onChoose={() => remove(reminder)}>
          Delete
        </MenuItem>
      )}
    </Menu>
  );
}
