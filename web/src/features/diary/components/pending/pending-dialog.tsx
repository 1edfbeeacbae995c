import { useState } from 'react';
import { usePlants } from '@/features/plants/api.ts';
import { discardChange, sendPending } from '@/lib/offline/changes/change-queue.ts';
import type { PendingChange } from '@/lib/offline/changes/pending-change.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Confirm } from '@/ui/feedback/confirm.tsx';
import { Dialog } from '@/ui/feedback/dialog.tsx';
import { changeText, pendingText } from '../../pending-words.ts';
import { PendingForm } from './pending-form.tsx';
import { PendingRow } from './pending-row.tsx';

interface PendingDialogProps {
  pending: readonly PendingChange[];
  onClose: () => void;
}

/** What is only in this browser, each with its state, to be sent, edited or discarded. */
export function PendingDialog({ pending, onClose }: PendingDialogProps) {
  const { data: plants } = usePlants();
  const [editing, setEditing] = useState<PendingChange | null>(null);
  const [leaving, setLeaving] = useState<PendingChange | null>(null);
  const [sending, setSending] = useState(false);
  const nameOf = (id: string) => plants?.find(({ _id }) => _id === id)?.name ?? '';

  async function send() {
    setSending(true);
    await sendPending();
    setSending(false);
  }

  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={editing ? 'Edit Entry' : 'Not sent yet'}
        {...(!editing && { description: pending.length > 0 ? pendingText(pending) : 'Everything was sent.' })}
      >
        {editing ? (
          <PendingForm pending={editing} plants={plants ?? []} onDone={() => setEditing(null)} />
        ) : (
          <>
            <ul className="divide-y divide-line">
              {pending.map((one) => (
                <li key={one.id} className="py-3">
                  <PendingRow
                    pending={one}
                    text={changeText(one, nameOf)}
                    onEdit={() => setEditing(one)}
                    onDiscard={() => setLeaving(one)}
                  />
                </li>
              ))}
            </ul>
            {pending.some(({ refusal }) => refusal === null) && (
              <Button className="mt-4 w-full" busy={sending} onClick={() => void send()}>
                Send now
              </Button>
            )}
          </>
        )}
      </Dialog>
      <Confirm
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="Discard this change?"
        text={leaving ? `“${changeText(leaving, nameOf)}” is only on this device and will be lost.` : ''}
        confirmLabel="Discard"
        onConfirm={() => {
          if (leaving) void discardChange(leaving.id);
          setLeaving(null);
        }}
        danger
      />
    </>
  );
}
