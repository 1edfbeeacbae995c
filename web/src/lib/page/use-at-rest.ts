import { useEffect, useState } from 'react';

/** Idle time may never come while somebody scrolls. */
const LATEST_MS = 2000;
/** Where the browser does not report idle time. */
const WAIT_MS = 200;

let isAtRest = false;

function atRest(report: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const wait = setTimeout(report, WAIT_MS);
    return () => clearTimeout(wait);
  }
  const wait = requestIdleCallback(report, { timeout: LATEST_MS });
  return () => cancelIdleCallback(wait);
}

/**
 * Whether the first screen has been shown and the browser has had time for something else since. What nobody sees at once
 * waits for that, so that it does not delay what they do see.
 */
export function useAtRest(): boolean {
  const [now, setNow] = useState(isAtRest);
  useEffect(() => {
    if (now) return;
    return atRest(() => {
      isAtRest = true;
      setNow(true);
    });
  }, [now]);
  return now;
}
