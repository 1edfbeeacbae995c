import {
  DIARY_ENTRY_DELETED,
  FAILED_TO_ADD_DIARY_ENTRY,
  FAILED_TO_DELETE_DIARY_ENTRY,
  FAILED_TO_DELETE_REMINDER,
  FAILED_TO_SAVE_REMINDER,
  REMINDER_DELETED,
  SAVED_FOR_LATER,
} from '@plantcare/contract/messages.ts';
import type { GardenCare, GardenWeather } from '@plantcare/contract/weather.ts';
import { useLogCare, useUndoCare } from '@/features/diary/api.ts';
import { useAddReminders, useDeleteReminders } from '@/features/reminders/api.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { toast } from '@/ui/feedback/toast.ts';
import { useRefreshGarden } from './api.ts';
import { doneText, remindText } from './garden-words.ts';

type Plants = GardenWeather['plants'];

const counted = (plants: Plants) => (plants.length === 1 ? (plants[0]?.name ?? '') : `${plants.length} plants`);

/** What can be done for plants that the weather touches: log that it is done, or be reminded, each with Undo. */
export function useGardenCare() {
  const logging = useLogCare();
  const { mutateAsync: undoCare } = useUndoCare();
  const adding = useAddReminders();
  const { mutateAsync: deleteReminders } = useDeleteReminders();
  const refresh = useRefreshGarden();

  async function attempt(action: () => Promise<void>, fallback: string): Promise<void> {
    try {
      await action();
      await refresh();
    } catch (error) {
      toast.error(messageOf(error, { fallback }));
    }
  }

  function log(care: GardenCare, plants: Plants): Promise<void> {
    return attempt(async () => {
      const what = care === 'watering' ? { activity: care } : { activity: 'other' as const, weatherCare: care };
      const logged = await logging.mutateAsync({ plants: plants.map(({ _id }) => _id), ...what });
      const undo = () =>
        attempt(async () => {
          await undoCare(logged);
          toast.success(DIARY_ENTRY_DELETED);
        }, FAILED_TO_DELETE_DIARY_ENTRY);
      toast.success(logged.kind === 'sent' ? `${doneText(care)}: ${counted(plants)}` : SAVED_FOR_LATER, {
        action: { label: 'Undo', onPress: () => void undo() },
      });
    }, FAILED_TO_ADD_DIARY_ENTRY);
  }

  function remind(care: GardenCare, plants: Plants, at: Date): Promise<void> {
    return attempt(async () => {
      const what = care === 'watering' ? { type: care } : { type: 'other' as const, weatherCare: care };
      const added = await adding.mutateAsync({
        plants: plants.map(({ _id }) => _id),
        ...what,
        scheduledDate: at.toISOString(),
      });
      const undo = () =>
        attempt(async () => {
          await deleteReminders(added.map(({ _id }) => _id));
          toast.success(REMINDER_DELETED);
        }, FAILED_TO_DELETE_REMINDER);
      toast.success(`You are reminded ${remindText(at, new Date())}`, {
        action: { label: 'Undo', onPress: () => void undo() },
      });
    }, FAILED_TO_SAVE_REMINDER);
  }

  return { log, remind, busy: logging.isPending || adding.isPending };
}
