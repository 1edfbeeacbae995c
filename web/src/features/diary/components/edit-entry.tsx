import { useRef, useState } from 'react';
import { CallError } from '@/lib/api/call-error.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Confirm } from '@/ui/feedback/confirm.tsx';
import { Dialog } from '@/ui/feedback/dialog.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LeaveGuard } from '@/ui/feedback/leave-guard.tsx';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { useDiaryEntry } from '../api.ts';
import { EditEntryForm } from './edit-entry-form.tsx';

interface EditEntryProps {
  id: string;
  onClose: () => void;
}

/** The dialog to edit an entry. It asks before closing with unsaved changes. */
export function EditEntry({ id, onClose }: EditEntryProps) {
  const { data: entry, error, refetch } = useDiaryEntry(id);
  const unsaved = useRef(false);
  const [asking, setAsking] = useState(false);
  const gone = error instanceof CallError && error.status === 404;

  function close() {
    unsaved.current = false;
    onClose();
  }

  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => {
          if (open) return;
          if (unsaved.current) setAsking(true);
          else close();
        }}
        title="Edit Entry"
      >
        {entry && (
          <EditEntryForm
            entry={entry}
            onEdited={(edited) => {
              unsaved.current = edited;
            }}
            onCancel={close}
            onSaved={close}
          />
        )}
        {!entry && !error && <Skeleton className="h-96 w-full" />}
        {!entry && error && (
          <ErrorState
            title={messageOf(error, { item: 'Diary entry' })}
            {...(!gone && { onRetry: () => void refetch() })}
          />
        )}
      </Dialog>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title="Close without saving?"
        text="What you changed in this entry will be lost."
        confirmLabel="Close"
        onConfirm={close}
        danger
      />
      <LeaveGuard hasUnsavedWork={() => unsaved.current} />
    </>
  );
}
