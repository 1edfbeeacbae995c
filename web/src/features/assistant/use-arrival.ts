import { type RefObject, useEffect } from 'react';
import { bringIntoSight } from './into-sight.ts';

/** Moves the focus, and the page, to what has just taken the place of what was there. */
export function useArrival(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    if (ref.current) bringIntoSight(ref.current);
  }, [ref]);
}
