import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/** Long enough to read that it worked. */
const REDIRECT_AFTER_MS = 1200;

/** Goes to an address a moment after `redirect` was called, unless the reader goes somewhere else first. */
export function useRedirectSoon(address: string): { redirecting: boolean; redirect: () => void } {
  const navigate = useNavigate();
  const [redirecting, setRedirecting] = useState(false);

  useEffect(() => {
    if (!redirecting) return;
    const timer = setTimeout(() => void navigate(address), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [redirecting, navigate, address]);

  return { redirecting, redirect: useCallback(() => setRedirecting(true), []) };
}
