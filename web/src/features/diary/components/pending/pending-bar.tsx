import ChevronRight from 'lucide-react/icons/chevron-right';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { Suspense, useState } from 'react';
import type { PendingChange } from '@/lib/offline/changes/pending-change.ts';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { pendingText } from '../../pending-words.ts';

const PendingDialog = lazyPart(async () => (await import('./pending-dialog.tsx')).PendingDialog);

/** Says how many changes wait for the network or were not accepted; pressing it shows them. */
export function PendingBar({ pending }: { pending: readonly PendingChange[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {pending.length > 0 && (
        <div className="border-line border-b bg-moss-soft text-leaf-deep">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="page flex min-h-11 w-full items-center gap-2.5 text-left font-medium text-[0.95rem] hover:underline"
          >
            <CloudUpload aria-hidden className="size-5 shrink-0" />
            <span className="grow">{pendingText(pending)}</span>
            <ChevronRight aria-hidden className="size-5 shrink-0" />
          </button>
        </div>
      )}
      {open && (
        <Suspense>
          <PendingDialog pending={pending} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
