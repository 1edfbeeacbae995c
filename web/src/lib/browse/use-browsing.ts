import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Browsing } from '@/lib/browse/browsing.ts';

/** Safari allows a hundred address changes in half a minute, so typed text is written into the address after a pause. */
const TYPING_PAUSE_MS = 250;

/** How a list's choices are written into an address and read. Must be module functions, so that they stay identical. */
interface AddressForm<B> {
  read: (address: URLSearchParams) => B;
  write: (browsing: B) => URLSearchParams;
  /** The list is not at the top of its screen, so a change of the address must not scroll the page. */
  staysInPlace?: boolean;
}

/**
 * What the list shows, stored in the address so that it survives reload and Back. Choosing adds a history entry, typing does
 * not. The address is updated after a pause in typing and otherwise at once, but asynchronously, so the next choice may be
 * made before.
 */
export function useBrowsing<B extends Browsing<string>>({ read, write, staysInPlace = false }: AddressForm<B>) {
  const [address, setAddress] = useSearchParams();
  const inAddress = write(read(address)).toString();
  const [browsing, setBrowsing] = useState(() => read(address));
  const [written, setWritten] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);

  // The address was changed by something else: Back or a link.
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== written) {
      setBrowsing(read(address));
      setWritten(inAddress);
    }
  }

  const writeSearch = useCallback(() => {
    const next = write(browsing);
    if (next.toString() === written) return;
    setWritten(next.toString());
    setAddress(next, { replace: true, preventScrollReset: staysInPlace });
  }, [browsing, written, setAddress, write, staysInPlace]);

  useEffect(() => {
    const pause = setTimeout(writeSearch, TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [writeSearch]);

  function choose(choice: Partial<B>) {
    const next = { ...browsing, ...choice };
    setBrowsing(next);
    setWritten(write(next).toString());
    setAddress(write(next), { preventScrollReset: staysInPlace });
  }

  const chosen = write(browsing).toString();

  return {
    browsing,
    /** The query for the current state of the list; the address itself gets it after the pause. */
    query: chosen === '' ? '' : `?${chosen}`,
    type: (search: string) => setBrowsing((now) => ({ ...now, search })),
    /** Does not wait for the pause; for when the field loses the focus. */
    writeSearch,
    choose,
  };
}
