import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Browsing } from '@/lib/browsing.ts';

/** Safari refuses more than a hundred address changes in half a minute, so typing is written down in its pauses. */
const TYPING_PAUSE_MS = 250;

/** How a list's choices stand in an address. Both are functions of a module, so that they stay the same. */
interface AddressForm<B> {
  read: (address: URLSearchParams) => B;
  write: (browsing: B) => URLSearchParams;
}

/**
 * What the list shows, kept in the address so that it survives reload and Back. Choosing makes a step in the history;
 * typing does not. The typed search runs ahead of the address by one pause.
 */
export function useBrowsing<B extends Browsing<string>>({ read, write }: AddressForm<B>) {
  const [address, setAddress] = useSearchParams();
  const inAddress = read(address);
  const [search, setSearch] = useState(inAddress.search);
  const [written, setWritten] = useState(inAddress.search);
  const [seen, setSeen] = useState(inAddress.search);

  // The address changed by other hands than this field's: by Back, by a link.
  if (inAddress.search !== seen) {
    setSeen(inAddress.search);
    if (inAddress.search !== written) {
      setSearch(inAddress.search);
      setWritten(inAddress.search);
    }
  }

  const writeSearch = useCallback(() => {
    const typed = search.trim();
    if (typed === written) return;
    setWritten(typed);
    setAddress((current) => write({ ...read(current), search: typed }), { replace: true });
  }, [search, written, setAddress, read, write]);

  useEffect(() => {
    const pause = setTimeout(writeSearch, TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [writeSearch]);

  function choose(choice: Partial<B>) {
    const next = { ...inAddress, search, ...choice };
    setSearch(next.search);
    setWritten(next.search.trim());
    setAddress(write(next));
  }

  return {
    browsing: { ...inAddress, search },
    type: setSearch,
    /** Does not wait for the pause; for the moment the field is left. */
    writeSearch,
    choose,
  };
}
