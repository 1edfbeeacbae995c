import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';

const QuickLogSheet = lazyPart(async () => (await import('@/layouts/quick-log-sheet.tsx')).QuickLogSheet);

/** Opens the quick log, in the middle of a phone's navigation. */
export function QuickLogButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="Quick log"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="mx-auto grid size-[min(3rem,56px,var(--bottom-bar)-4px)] place-items-center rounded-full bg-leaf text-on-leaf shadow-card transition-transform active:scale-95"
      >
        <Plus aria-hidden className="size-6" strokeWidth={2.2} />
      </button>
      {open && (
        <Suspense>
          <QuickLogSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
