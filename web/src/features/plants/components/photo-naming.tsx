import ScanSearch from 'lucide-react/icons/scan-search';
import type { ReactNode } from 'react';
import { Button } from '@/ui/controls/button.tsx';
import type { PhotoChoice } from '@/ui/controls/photo-picker.tsx';
import type { NamingOutcome, PhotoNamingState } from '../use-photo-naming.ts';

interface PhotoNamingProps {
  photo: PhotoChoice;
  naming: PhotoNamingState;
  /** The dialog itself. */
  render: (photo: File, outcome: NamingOutcome) => ReactNode;
}

/** Below a chosen photo: what finds the name of the plant on it. */
export function PhotoNaming({ photo, naming, render }: PhotoNamingProps) {
  if (!(photo instanceof File)) return null;
  return (
    <>
      <Button variant="secondary" className="mt-3 w-full" onClick={naming.open}>
        <ScanSearch aria-hidden className="size-5" />
        Find its name
      </Button>
      {naming.isOpen && render(photo, naming.outcome)}
    </>
  );
}
