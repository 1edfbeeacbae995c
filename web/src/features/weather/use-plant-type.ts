import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useDraftText } from '@/ui/controls/use-draft.ts';

const TYPING_PAUSE_MS = 400;

/** The plant type as it is typed, and as it is asked for: in the address, one pause behind. */
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
