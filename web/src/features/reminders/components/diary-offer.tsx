import { DIARY_ENTRY_ADDED, FAILED_TO_ADD_DIARY_ENTRY } from '@plantcare/contract/messages.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import { useAddEntry } from '@/features/diary/api.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { OfferBar } from '@/ui/feedback/offer-bar.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { entriesFor } from '../unwritten.ts';

interface DiaryOfferProps {
  /** Done, but not in the diary yet; at least one. */
  reminders: readonly Reminder[];
  /** Told of those that need no offer any more. */
  onAnswered: (reminders: readonly Reminder[]) => void;
}

/** Writes what was just done into the diary, in one tap. */
export function DiaryOffer({ reminders, onAnswered }: DiaryOfferProps) {
  const addition = useAddEntry();
  const [first] = reminders;
  const several = reminders.length > 1;

  async function write() {
    const date = new Date().toISOString();
    try {
      for (const { reminders: written, ...entry } of entriesFor(reminders)) {
        await addition.mutateAsync({ ...entry, date, photo: null });
        onAnswered(written);
      }
      toast.success(DIARY_ENTRY_ADDED);
    } catch (error) {
      toast.error(messageOf(error, { fallback: FAILED_TO_ADD_DIARY_ENTRY }));
    }
  }

  return (
    <OfferBar
      label="Add to the diary"
      question={several ? `Add ${reminders.length} diary entries?` : `Add “${first?.title}” to the diary?`}
      acceptLabel={several ? 'Add Entries' : 'Add Entry'}
      busy={addition.isPending}
      onAccept={() => void write()}
      onDismiss={() => onAnswered(reminders)}
    />
  );
}
