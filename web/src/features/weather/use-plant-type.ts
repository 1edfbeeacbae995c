import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useDraftText } from '@/ui/controls/use-draft.ts';

const TYPING_PAUSE_MS = 400;

/** The plant type as typed, and as used for the request: that one is in the address and follows after a pause. */
export function usePlantType() {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('plantType') ?? '';
  const [typed, setTyped] = useDraftText('plant type', asked);

  useEffect(() => {
    const next = typed.trim();
    if (next === asked) return;
    const pause = setTimeout(
      () => setAddress(next === '' ? {} : { plantType: next }, { replace: true, preventScrollReset: true }),
      TYPING_PAUSE_MS,
    );
    return () => clearTimeout(pause);
  }, [typed, asked, setAddress]);

  return { typed, type: setTyped, asked };
}
