import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import { DIARY_ENTRY_DELETED, FAILED_TO_DELETE_DIARY_ENTRY } from '@plantcare/contract/messages.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Confirm } from '@/ui/feedback/confirm.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useDeleteEntry } from '../api.ts';

interface DeleteEntryProps {
  entry: DiaryEntry | null;
  onClose: () => void;
  /** Moves the focus: what was asked about is leaving the list. */
  onDeleted: () => void;
}

/** Asks before deleting an entry; open while there is an entry to ask about. */
export function DeleteEntry({ entry, onClose, onDeleted }: DeleteEntryProps) {
  const deletion = useDeleteEntry();
  const [asked, setAsked] = useState(entry);
  // Kept, so that the dialog still names the entry while it fades out.
  if (entry !== null && entry !== asked) setAsked(entry);

  async function confirm() {
    if (!entry) return;
    const deleted = deletion.mutateAsync(entry._id);
    // It leaves the list at once. Closed before anything else takes the focus: an open dialog would take it back.
    flushSync(onClose);
    onDeleted();
    try {
      await deleted;
      toast.success(DIARY_ENTRY_DELETED);
    } catch (error) {
      toast.error(messageOf(error, { fallback: FAILED_TO_DELETE_DIARY_ENTRY }));
    }
  }

  return (
    <Confirm
      open={entry !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Delete “${asked?.title ?? 'entry'}”?`}
      text={`${asked?.photoUrl ? 'This also deletes its photo. ' : ''}This cannot be undone.`}
      confirmLabel="Delete"
      onConfirm={() => void confirm()}
      danger
    />
  );
}
