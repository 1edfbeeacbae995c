import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/** Long enough to read the success message. */
const REDIRECT_AFTER_MS = 1200;

/**
 * Navigates a moment after `redirect` was called, unless the user goes elsewhere first. `state` is passed to the next
 * screen.
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
