import { Suspense } from 'react';
import type { DialogProps } from './dialog-box.tsx';
import { lazyPart } from './lazy-part.ts';
import { useHasBeen } from './use-has-been.ts';

const DialogBox = lazyPart(async () => (await import('./dialog-box.tsx')).DialogBox);

/** A dialog, whose code is loaded when it is first opened. */
export function Dialog(props: DialogProps) {
  const shown = useHasBeen(props.open);
  return (
    shown && (
      <Suspense>
        <DialogBox {...props} />
      </Suspense>
    )
  );
}
