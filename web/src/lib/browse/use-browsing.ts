import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Browsing } from '@/lib/browse/browsing.ts';

/** Safari refuses more than a hundred address changes in half a minute, so typing is written down in its pauses. */
const TYPING_PAUSE_MS = 250;

/** How a list's choices stand in an address. Both are functions of a module, so that they stay the same. */
interface AddressForm<B> {
  read: (address: URLSearchParams) => B;
  write: (browsing: B) => URLSearchParams;
  /** The list is not what its screen begins with: a step in the address leaves the page where it is. */
  staysInPlace?: boolean;
}

/**
 * What the list shows, kept in the address so that it survives reload and Back. Choosing makes a step in the history;
 * typing does not. The address follows: typing by one pause, and everything by the moment that a step takes, in which
 * the next choice may already be made.
 */
export function useBrowsing<B extends Browsing<string>>({ read, write, staysInPlace = false }: AddressForm<B>) {
  const [address, setAddress] = useSearchParams();
  const inAddress = write(read(address)).toString();
  const [browsing, setBrowsing] = useState(() => read(address));
  const [written, setWritten] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);

  // The address changed by other hands than these: by Back, by a link.
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
    /** The query of the address that shows the list like this, which the address itself follows a pause later. */
    query: chosen === '' ? '' : `?${chosen}`,
    type: (search: string) => setBrowsing((now) => ({ ...now, search })),
    /** Does not wait for the pause; for the moment the field is left. */
    writeSearch,
    choose,
  };
}
