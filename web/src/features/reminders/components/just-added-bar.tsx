import { FAILED_TO_DELETE_REMINDER, REMINDERS_DELETED } from '@plantcare/contract/messages.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import { useEffect } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Button } from '@/ui/controls/button.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { ActionBar } from '@/ui/layout/action-bar.tsx';
import { useDeleteReminders } from '../api.ts';

const UNDO_MS = 10_000;

interface JustAddedBarProps {
  /** Those that were just added, at least two. */
  reminders: readonly Reminder[];
  onClose: () => void;
}

/** Says for ten seconds that reminders were added, and takes them back if asked to. */
export function JustAddedBar({ reminders, onClose }: JustAddedBarProps) {
  const { mutateAsync: deleteAll, isPending: undoing } = useDeleteReminders();
  useEffect(() => {
    if (undoing) return;
    const timer = setTimeout(onClose, UNDO_MS);
    return () => clearTimeout(timer);
  }, [undoing, onClose]);

  async function undo() {
    try {
      await deleteAll(reminders.map(({ _id }) => _id));
      toast.success(REMINDERS_DELETED);
    } catch (error) {
      toast.error(messageOf(error, { fallback: FAILED_TO_DELETE_REMINDER, item: 'Reminder' }));
    }
    onClose();
  }

  return (
    <ActionBar label="Added reminders">
      <p role="status" className="grow font-medium">
        {reminders.length} reminders added
      </p>
      <Button busy={undoing} onClick={() => void undo()}>
        Undo
      </Button>
    </ActionBar>
  );
}
