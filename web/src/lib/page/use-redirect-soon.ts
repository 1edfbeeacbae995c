import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/** Long enough to read that it worked. */
const REDIRECT_AFTER_MS = 1200;

/**
 * Goes to an address a moment after `redirect` was called, unless the reader goes somewhere else first; with what the
 * next screen should know.
 */
export function useRedirectSoon(address: string): { redirecting: boolean; redirect: (state?: object) => void } {
  const navigate = useNavigate();
  const [state, setState] = useState<object | null>(null);

  useEffect(() => {
    if (state === null) return;
    const timer = setTimeout(() => void navigate(address, { state }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, navigate, address]);

  return { redirecting: state !== null, redirect: useCallback((state = {}) => setState(state), []) };
}
