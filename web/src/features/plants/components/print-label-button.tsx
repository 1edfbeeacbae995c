import type { Plant } from '@plantcare/contract/plants.ts';
import QrCode from 'lucide-react/icons/qr-code';
import { Suspense, useState } from 'react';
import { Button } from '@/ui/controls/button.tsx';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';

const PrintLabels = lazyPart(async () => (await import('./print-labels.tsx')).PrintLabels);

/** Prints the label of one plant. */
export function PrintLabelButton({ plant }: { plant: Plant }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" className="grow sm:grow-0" onClick={() => setOpen(true)}>
        <QrCode aria-hidden className="size-5" />
        Label
      </Button>
      {open && (
        <Suspense>
          <PrintLabels plants={[plant]} onClose={close} onPrinted={close} />
        </Suspense>
      )}
    </>
  );
}
