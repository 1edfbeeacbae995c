import { type RefObject, useEffect } from 'react';
import { scrollIntoViewIfHidden } from './scroll-into-view.ts';

/** Moves the focus, and the page, to what has just taken the place of what was there. */
export function useFocusOnMount(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    if (ref.current) scrollIntoViewIfHidden(ref.current);
  }, [ref]);
}
