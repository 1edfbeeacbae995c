import { Suspense } from 'react';
import type { ConfirmProps } from './confirm-box.tsx';
import { lazyPart } from './lazy-part.ts';
import { useHasBeen } from './use-has-been.ts';

const ConfirmBox = lazyPart(async () => (await import('./confirm-box.tsx')).ConfirmBox);

/**
 * A question before something is done. Stays open while busy: the caller closes it when done, or leaves it open to try
 * again. Its code is loaded when it is first opened.
 */
export function Confirm(props: ConfirmProps) {
  const shown = useHasBeen(props.open);
  return (
    shown && (
      <Suspense>
        <ConfirmBox {...props} />
      </Suspense>
    )
  );
}
