import type { Import } from '@plantcare/contract/transfer.ts';
import { useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { Confirm } from '@/ui/feedback/confirm.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { useUndoImport } from '../api.ts';
import { importContents, undoText } from '../import-words.ts';

/** The last import: how far it is, why it failed, or the button that undoes it. */
export function ImportStatus({ last }: { last: Import }) {
  const [asked, setAsked] = useState(false);
  const undo = useUndoImport();
  if (last.state === 'failed') return <FormError text={last.error ?? 'The import failed. Nothing was imported.'} />;
  if (last.state === 'undone') return <p role="status">The import was undone.</p>;
  if (last.state === 'running')
    return (
      <p role="status">
        Importing {importContents(last)}: {last.photosDone} of {last.photos} photos are read. You can leave this page.
      </p>
    );
  return (
    <>
      <p role="status">Imported {importContents(last)}.</p>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        Undo Import
      </Button>
      <Confirm
        open={asked}
        onOpenChange={setAsked}
        title="Undo this import?"
        text={undoText(last)}
        confirmLabel="Undo Import"
        busy={undo.isPending}
        onConfirm={() =>
          undo.mutate(last._id, {
            onSuccess: () => setAsked(false),
            onError: (error) => toast.error(messageOf(error)),
          })
        }
        danger
      />
    </>
  );
}
